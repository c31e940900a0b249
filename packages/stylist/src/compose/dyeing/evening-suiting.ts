import { nearestSwatch } from '../../colour/dye.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import { pickOne } from '../../random.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';

const EVENING_LEATHERS = ['black', 'chocolate', 'oxblood'].map((name) => swatchNamed(LEATHERS, name));

/** What a man's evening jacket, coat and trousers come in. */
const EVENING_DARKS = ['black', 'black', 'navy', 'charcoal', 'chocolate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);

const EVENING_COLOURS = [
  ...['bottle green', 'burgundy', 'aubergine', 'deep teal', 'plum', 'indigo'].map((name) =>
    swatchNamed(CHROMATICS, name),
  ),
];

/** How often a man's evening suiting is dark, and not in the colour of the look. */
const DARK_SUITING = 0.6;

/** What a man's evening suiting comes in for one look. */
export const suitingFor = (wearer: Pick<Cast, 'presentation'>, random: () => number): readonly Swatch[] => {
  if (wearer.presentation === 'feminine') return [];
  return random() < DARK_SUITING ? [pickOne(random, EVENING_DARKS)] : EVENING_COLOURS;
};

export function suited(own: Oklch, { garment, option }: Candidate, suiting: readonly Swatch[]): Oklch {
  if (suiting.length === 0 || option.dye !== 'evening' || garment.slot === 'top') return own;
  return nearestSwatch(own, garment.slot === 'shoes' ? EVENING_LEATHERS : suiting).colour;
}
