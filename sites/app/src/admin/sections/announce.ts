import type { ToastTone } from '@glow/kit';

/** Shows and announces a short message; its tone is good unless said. */
export type Announce = (text: string, tone?: ToastTone) => void;
