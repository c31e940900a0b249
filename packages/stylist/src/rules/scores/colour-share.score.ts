import { colourDifference } from '#colour/difference.ts';
import { nearestSwatch } from '#colour/dye.ts';
import { isNeutral } from '#colour/neutral.ts';
import { relationOf } from '#colour/relation.ts';
import { CHROMATICS, NEUTRALS } from '#colour/swatches.ts';
import { isPluralGarment, itemColour } from '#garments/item-words.ts';
import type { OutfitReading, WornGarment } from '../outfit-reading.ts';
import type { Score } from '../score.ts';

const SAME_COLOUR = 0.09;
const IDEAL = [0.6, 0.3, 0.1] as const;
const SMALL_AREA = 0.12;

/** Areas of the look's colours, largest first. */
function colourAreas({ worn }: OutfitReading): readonly number[] {
  const groups: { colour: WornGarment['colour']; area: number }[] = [];
  for (const { colour, area } of worn) {
    const group = groups.find((known) => colourDifference(known.colour, colour) < SAME_COLOUR);
    if (group) group.area += area;
    else groups.push({ colour, area });
  }
  return groups.map(({ area }) => area).sort((a, b) => b - a);
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sayContrast(reading: OutfitReading): string | undefined {
  const { lead } = reading;
  if (!lead || lead.tint === 'neutral') return undefined;
  const accent = reading.worn.find(
    (piece) =>
      piece.area <= SMALL_AREA && ['split', 'complementary'].includes(relationOf(piece.colour, lead.colour)),
  );
  if (!accent) return undefined;
  return `Contrast stays small: only the ${itemColour(accent.item)} ${accent.garment.words} ${isPluralGarment(accent.garment.words) ? 'stand' : 'stands'} against the ${itemColour(lead.item)}.`;
}

/** True for a piece that shows a colour by name or in its print, however pale. */
function showsColour({ tint, item }: WornGarment): boolean {
  if (tint === 'chromatic') return true;
  const named = CHROMATICS.some(({ name }) => name === itemColour(item)) && item.cloth.name !== 'denim';
  const prints = [item.cloth.second, item.cloth.third];
  return named || prints.some((colour) => colour !== undefined && !isNeutral(colour));
}

function sayNeutrals({ worn }: OutfitReading): string | undefined {
  const byLightness = [...worn].sort((a, b) => b.colour.l - a.colour.l);
  const [light, dark] = [byLightness.at(0), byLightness.at(-1)];
  if (!light || !dark || light.colour.l - dark.colour.l < 0.3) return undefined;
  return `Neutrals only, from ${itemColour(light.item)} to ${itemColour(dark.item)}: lightness does the work of colour.`;
}

function saySolo(reading: OutfitReading): string | undefined {
  const coloured = reading.worn.filter(showsColour);
  const [first] = coloured;
  if (!first) return sayNeutrals(reading);
  const name = itemColour(first.item);
  if (
    coloured.some(({ item, tint }) => tint === 'neutral' || itemColour(item) !== name || item.cloth.second)
  ) {
    return undefined;
  }
  return `${sentenceCase(name)} is the one colour among neutrals, so the eye knows where to rest.`;
}

/** Two colours whose very names are a hue apart at most: what the eye would call one family. */
function sayTonal({ main }: OutfitReading): string | undefined {
  const [a, b] = main
    .filter(({ tint }) => tint === 'chromatic')
    .map(({ colour }) => nearestSwatch(colour, [...CHROMATICS, ...NEUTRALS]));
  if (!a || !b || a.name === b.name || relationOf(a.colour, b.colour) !== 'tonal') return undefined;
  return `${sentenceCase(a.name)} and ${b.name} lie next to each other on the colour wheel and read as one family.`;
}

/** Sixty, thirty, ten: how near the colour areas come to a stylist's split. */
export const colourShare: Score = {
  id: 'colour-share',
  weight: 0,
  rate(reading) {
    const areas = colourAreas(reading);
    const distance = IDEAL.reduce((sum, ideal, index) => sum + Math.abs(ideal - (areas[index] ?? 0)), 0);
    return Math.max(0, 1 - distance / 1.2);
  },
  say: (reading) => sayContrast(reading) ?? sayTonal(reading) ?? saySolo(reading),
};
