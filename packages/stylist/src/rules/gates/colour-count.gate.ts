import { hueDistance } from '../../colour/difference.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';

const MAX_HUES = 3;
const SAME_HUE_DEGREES = 20;

/** The hues of a look that are more than 20° apart, neutrals aside, largest piece first. */
export function hueFamilies({ worn }: OutfitReading): readonly number[] {
  const families: number[] = [];
  for (const { colour, tint } of [...worn].sort((a, b) => b.area - a.area)) {
    if (tint === 'neutral') continue;
    if (families.every((hue) => hueDistance(hue, colour.h) > SAME_HUE_DEGREES)) families.push(colour.h);
  }
  return families;
}

export const colourCount: Gate = {
  id: 'colour-count',
  check: (reading) =>
    hueFamilies(reading).length > MAX_HUES ? `The look has more than ${MAX_HUES} colours.` : undefined,
};
