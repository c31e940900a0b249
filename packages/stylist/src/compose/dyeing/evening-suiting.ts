import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import { pickOne } from '../../random.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';

const EVENING_LEATHERS = ['black', 'oxblood'].map((name) => swatchNamed(LEATHERS, name));

/** What a man's evening jacket, coat and trousers come in. */
const EVENING_DARKS = ['black', 'black', 'charcoal', 'navy'].map((name) => swatchNamed(NEUTRALS, name));

const ODD_TROUSERS = [...new Set(EVENING_DARKS)];

const EVENING_COLOURS = [
  ...['bottle green', 'forest green', 'burgundy', 'aubergine', 'deep teal', 'plum', 'indigo'].map((name) =>
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

/** Trousers and shorts of a man that are no part of a suit are deep by day, not bright. */
const DEEP = { l: 0.52, c: 0.1 };
const DAY_TROUSERS = swatchesOf('suiting').filter(
  ({ colour }) => isNeutral(colour) || (colour.l <= DEEP.l && colour.c <= DEEP.c),
);

const DAY_DYES: ReadonlySet<Dye> = new Set(['suiting', 'cloth', 'sport']);

/** What a piece that is no part of a suit may come in: trousers of two bright colours make a costume of a man. */
export function suitingOf(
  { garment, option: { dye } }: Candidate,
  suiting: readonly Swatch[],
): readonly Swatch[] {
  if (garment.slot !== 'bottom' || suiting.length === 0) return suiting;
  if (DAY_DYES.has(dye)) return DAY_TROUSERS;
  return suiting.length > 1 ? ODD_TROUSERS : suiting;
}

export function suited(own: Oklch, { garment, option }: Candidate, suiting: readonly Swatch[]): Oklch {
  const isSuiting = option.dye === 'evening' || suiting === DAY_TROUSERS;
  if (suiting.length === 0 || !isSuiting || garment.slot === 'top') return own;
  return nearestSwatch(own, garment.slot === 'shoes' ? EVENING_LEATHERS : suiting).colour;
}
