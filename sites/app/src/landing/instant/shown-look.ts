import type { LookDetail } from '@glow/widgets';

/** In the state of the page's history entry: the look on show, so that it is still there after Back. */
const KEY = 'glowInstantLook';

export function rememberShownLook(look: LookDetail | undefined): void {
  window.history.replaceState({ ...window.history.state, [KEY]: look }, '');
}

/** Returns the look that was on show when the page was left; our own, since nobody else writes this entry. None in a prerendered page. */
export function readShownLook(): LookDetail | undefined {
  return globalThis.window?.history.state?.[KEY];
}
