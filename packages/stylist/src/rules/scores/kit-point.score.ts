import { colourDifference } from '#colour/difference.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import type { OutfitReading } from '../outfit-reading.ts';
import type { Score } from '../score.ts';

const ONE_COLOUR = 0.02;
/** What kit is worth that could be anybody's. */
const PLAIN = 0.3;

function isSet({ slot }: OutfitReading): boolean {
  const [upper, lower] = [slot('layer') ?? slot('top'), slot('bottom')];
  return (
    upper !== undefined && lower !== undefined && colourDifference(upper.colour, lower.colour) < ONE_COLOUR
  );
}

/** Kit has a point: a print, a stripe down the side, a set, or a jacket worn open. Other clothes have theirs anyway. */
export const kitPoint: Score = {
  id: 'kit-point',
  weight: 0.18,
  rate(reading, { needs }) {
    if (needs !== 'sport') return 1;
    const { main, slot } = reading;
    const isMarked = main.some(({ garment, cloth }) => isPrint(cloth) || 'sideStripe' in garment.cut);
    return isMarked || isSet(reading) || slot('layer') ? 1 : PLAIN;
  },
};
