import { hueDistance } from '#colour/difference.ts';
import { isNeutral } from '#colour/neutral.ts';
import type { Oklch } from '#colour/oklch.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import type { Gate } from '../gate.ts';
import type { OutfitReading } from '../outfit-reading.ts';

const MAX_HUES = 3;
const SAME_HUE_DEGREES = 20;

/** Returns the hues of a look that are more than 20° apart, neutrals aside, largest piece first. */
export function hueFamilies({ worn }: OutfitReading): readonly number[] {
  const families: number[] = [];
  const add = ({ h }: Oklch) => {
    if (families.every((hue) => hueDistance(hue, h) > SAME_HUE_DEGREES)) families.push(h);
  };
  for (const { colour, tint, item } of [...worn].sort((a, b) => b.area - a.area)) {
    if (tint === 'chromatic') add(colour);
    if (!isPrint(item.cloth.name)) continue;
    for (const printed of [item.cloth.second, item.cloth.third])
      if (printed && !isNeutral(printed)) add(printed);
  }
  return families;
}

export const colourCount: Gate = {
  id: 'colour-count',
  check: (reading) =>
    hueFamilies(reading).length > MAX_HUES ? `The look has more than ${MAX_HUES} colours.` : undefined,
};
