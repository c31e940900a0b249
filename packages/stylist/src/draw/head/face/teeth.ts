import { oklch } from '#colour/convert.ts';

/** Teeth are one pale band: no line parts them. */
export const TEETH = oklch(0.955, 0.012, 85);
