import { deepActiveElement } from '#shared/deep-active-element.ts';

const MODALS = ':modal, [aria-modal="true"]';
/** A frame counts as typing: what happens in it cannot be seen. */
const TYPING_PLACES =
  'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range]), textarea, select, iframe';

/** Whether a dialog that came by itself would cover another one or take the focus from someone typing. */
export function isVisitorBusy(): boolean {
  const focused = deepActiveElement();
  const isTyping = focused?.matches(TYPING_PLACES) || (focused as HTMLElement | null)?.isContentEditable;
  if (isTyping || focused?.closest(MODALS)) return true;
  return [...document.querySelectorAll(MODALS)].some((modal) => modal.checkVisibility());
}
