import { colourDifference } from '#colour/difference.ts';
import type { Gate } from '../gate.ts';

/** A volume of at least this takes a calmer half beside it. */
const WIDE = 3;
const TONAL_DIFFERENCE = 0.05;

/** Volume above or below, not both (scale 1–4), unless both are one cloth: a deliberate oversized set. */
export const volume: Gate = {
  id: 'volume',
  check({ slot }) {
    const bottom = slot('bottom');
    const upper = slot('layer') ?? slot('top');
    if (!bottom || !upper || bottom.garment.volume < WIDE || upper.garment.volume < WIDE) return undefined;
    const sameSet =
      bottom.item.cloth.name === upper.item.cloth.name &&
      colourDifference(bottom.colour, upper.colour) < TONAL_DIFFERENCE;
    return sameSet ? undefined : 'Both halves are voluminous and they are not a set.';
  },
};
