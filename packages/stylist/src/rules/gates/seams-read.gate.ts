import { colourDifference } from '#colour/difference.ts';
import type { Gate } from '../gate.ts';
import type { WornGarment } from '../outfit-reading.ts';

const SAME_CLOTH = 0.02;
const READABLE = 0.11;

function unreadable(a: WornGarment | undefined, b: WornGarment | undefined): boolean {
  if (!a || !b) return false;
  const difference = colourDifference(a.colour, b.colour);
  const sameSet = difference < SAME_CLOTH && a.item.cloth.name === b.item.cloth.name;
  return !sameSet && difference < READABLE;
}

/** Pieces that touch are a set in one cloth or tell apart: ΔE_ok of at least 0.11. */
export const seamsRead: Gate = {
  id: 'seams-read',
  check({ slot }) {
    const pairs = [
      ['top', 'bottom'],
      ['layer', 'top'],
      ['layer', 'bottom'],
      ['layer', 'dress'],
      ['coat', 'top'],
      ['coat', 'bottom'],
      ['coat', 'dress'],
    ] as const;
    const blurred = pairs.find(([a, b]) => unreadable(slot(a), slot(b)));
    return blurred && `The ${blurred[0]} and the ${blurred[1]} are almost one colour, so their edge is lost.`;
  },
};
