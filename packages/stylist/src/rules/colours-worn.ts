import { colourDifference } from '../colour/difference.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { isPrint } from '../garments/cloth-traits.ts';
import type { OutfitReading } from './outfit-reading.ts';

/** Nearer colours than this are one (ΔE_ok). */
const SAME_COLOUR = 0.07;

/** The colours that clothes show, those of their prints among them; shoes, bags and jewellery do not count. */
export function coloursWorn({ main }: Pick<OutfitReading, 'main'>): readonly Oklch[] {
  const shown: Oklch[] = [];
  const add = (colour: Oklch | undefined) => {
    if (!colour || isNeutral(colour)) return;
    if (shown.every((other) => colourDifference(other, colour) >= SAME_COLOUR)) shown.push(colour);
  };
  for (const { tint, colour, item } of main) {
    if (tint === 'chromatic') add(colour);
    if (!isPrint(item.cloth.name)) continue;
    add(item.cloth.second);
    add(item.cloth.third);
  }
  return shown;
}
