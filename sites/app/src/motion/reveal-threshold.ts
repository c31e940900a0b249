import { SECTION_REVEAL_VISIBLE_SHARE } from '@glow/api';

/**
 * Returns the share of a section that has to be in view: 30 % of it, or what covers 30 % of the window where that is
 * less, so that a section taller than the window appears at all (spec section 9, INTERFACE section 4).
 */
export function revealThreshold(sectionHeightPx: number, windowHeightPx: number): number {
  if (sectionHeightPx <= 0) return 0;
  const enoughPx = SECTION_REVEAL_VISIBLE_SHARE * Math.min(sectionHeightPx, windowHeightPx);
  return enoughPx / sectionHeightPx;
}

/** Returns how much of a box can be seen, in pixels of its height. */
export function visibleHeight(
  box: { readonly top: number; readonly bottom: number },
  windowHeightPx: number,
) {
  return Math.max(0, Math.min(box.bottom, windowHeightPx) - Math.max(box.top, 0));
}
