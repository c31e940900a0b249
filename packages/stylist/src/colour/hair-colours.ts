import type { Oklch } from './oklch.ts';
import { type Swatch, swatchNamed } from './swatches.ts';

const tone = (name: string, l: number, c: number, h: number): Swatch => ({ name, colour: { l, c, h } });

export const HAIR_COLOURS: readonly Swatch[] = [
  tone('black', 0.22, 0.014, 290),
  tone('dark brown', 0.28, 0.035, 45),
  tone('brown', 0.37, 0.055, 52),
  tone('auburn', 0.44, 0.1, 42),
  tone('copper', 0.56, 0.13, 48),
  tone('honey-blonde', 0.66, 0.09, 75),
  tone('blonde', 0.78, 0.08, 85),
  tone('silver', 0.8, 0.008, 260),
];

/** Below this lightness of skin the dark and silver hair colours are dealt. */
const DEEP_SKIN_LIGHTNESS = 0.68;
const ON_DEEP_SKIN = ['black', 'dark brown', 'brown', 'black', 'dark brown', 'silver'].map((name) =>
  swatchNamed(HAIR_COLOURS, name),
);

/** The hair colours dealt to a skin tone; a name that stands twice is dealt twice as often. */
export function hairColoursFor(skin: Oklch): readonly Swatch[] {
  return skin.l < DEEP_SKIN_LIGHTNESS ? ON_DEEP_SKIN : HAIR_COLOURS;
}
