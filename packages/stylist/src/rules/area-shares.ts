import type { Garment, Slot } from '../garments/garment.ts';
import { isClosedFront } from '../garments/silhouette.ts';

const WEIGHTS: Readonly<Record<Slot, number>> = {
  dress: 0.6,
  coat: 0.6,
  bottom: 0.35,
  top: 0.3,
  layer: 0.25,
  shoes: 0.08,
  bag: 0.05,
  hat: 0.03,
  scarf: 0.03,
  glasses: 0.01,
  necklace: 0.01,
  earrings: 0.01,
  bracelet: 0.01,
  gloves: 0.02,
  belt: 0.01,
  hosiery: 0.06,
};

/** How much of a piece shows under a coat or jacket. */
function shownUnder(slot: Slot, cover: Garment | undefined): number {
  if (!cover || !['top', 'bottom', 'dress'].includes(slot)) return 1;
  const closed = isClosedFront(cover.cut);
  if (slot === 'top') return closed ? 0.2 : 0.5;
  if (cover.slot === 'coat' && cover.cut.type === 'jacket') return closed ? 0.35 : 0.55;
  return 0.9;
}

/** The share of the look each garment covers to the eye; sums to 1. */
export function areaShares(garments: readonly Garment[]): readonly number[] {
  const cover = garments.find(({ slot }) => slot === 'coat') ?? garments.find(({ slot }) => slot === 'layer');
  const weights = garments.map(({ slot }) => WEIGHTS[slot] * shownUnder(slot, cover));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
