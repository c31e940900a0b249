import type { DescribedLook } from '#catalogue/looks/lookbook.ts';

export interface ChosenLooks {
  readonly looks: readonly DescribedLook[];
  /** Every look of the vibe is among the excluded names; false for a vibe that has none at all. */
  readonly uniqueExhausted: boolean;
}
