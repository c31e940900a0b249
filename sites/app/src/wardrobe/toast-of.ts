import type { ToastState } from '@glow/kit';
import type { Notice } from './wardrobe.machine.ts';
import { WARDROBE_TEXTS } from './wardrobe.messages.ts';

/** Returns what a deletion's outcome says (spec section 8). */
export function toastOf(notice: Notice): ToastState {
  if (notice.state === 'hidden') return { state: 'hidden' };
  const { key } = notice;
  return notice.outcome === 'deleted'
    ? { state: 'shown', key, tone: 'good', text: WARDROBE_TEXTS.deleted }
    : { state: 'shown', key, tone: 'bad', text: WARDROBE_TEXTS.deleteFailed };
}
