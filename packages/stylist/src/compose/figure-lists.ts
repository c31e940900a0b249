import { FIGURE_CHOICES, type Figure } from '@glow/api';
import { HAIR_COLOURS } from '../colour/hair-colours.ts';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import type { Swatch } from '../colour/swatches.ts';

function swatchOf(list: readonly Swatch[], names: readonly string[], name: string): Swatch {
  const swatch = list[names.indexOf(name)];
  if (swatch?.name !== name) throw new RangeError(`No swatch is named ${JSON.stringify(name)}.`);
  return swatch;
}

/** Returns the skin tone of a figure. */
export const skinOf = ({ skin }: Figure): Swatch => swatchOf(SKIN_TONES, FIGURE_CHOICES.skin, skin);

/** Returns the hair colour of a figure. */
export const hairColourOf = ({ hairColour }: Figure): Swatch =>
  swatchOf(HAIR_COLOURS, FIGURE_CHOICES.hairColour, hairColour);
