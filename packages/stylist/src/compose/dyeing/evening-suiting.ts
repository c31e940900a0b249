import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import { EVENING_LEATHERS } from '../../colour/harmony.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { isPurple } from '../../colour/red-and-purple.ts';
import { CHROMATICS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import { pickOne } from '../../random.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';
import { isSameHue } from './dyeing.ts';

/** What a man's evening jacket, coat and trousers come in. */
const EVENING_DARKS = ['black', 'black', 'navy'].map((name) => swatchNamed(NEUTRALS, name));

/** Alone, navy ones look like jeans, and grey ones like the office. */
const ODD_TROUSERS = [swatchNamed(NEUTRALS, 'black')];

const EVENING_COLOURS = [
  ...['bottle green', 'forest green', 'burgundy', 'aubergine', 'deep teal', 'plum', 'indigo'].map((name) =>
    swatchNamed(CHROMATICS, name),
  ),
];

/** How often a man's evening suiting is dark, and not in the colour of the look. */
const DARK_SUITING = 0.6;

/** What a man's clothes may come in for one look. */
export interface Suiting {
  readonly evening: readonly Swatch[];
  /** A suit or a jacket by day. */
  readonly day: readonly Swatch[];
  /** Trousers and shorts by day that are no part of a suit. */
  readonly odd: readonly Swatch[];
  /** A shirt under a jacket; any colour without one. */
  readonly shirt: readonly Swatch[] | undefined;
}

/** A man's suit in a stronger colour is a costume, in OKLCH chroma. */
const SUIT_CHROMA = 0.1;
const DAY_SUITS = swatchesOf('suiting').filter(({ colour }) => colour.c <= SUIT_CHROMA);

/** Trousers and shorts of a man that are no part of a suit are deep by day, not bright. */
const DEEP = { l: 0.52, c: 0.065 };
/** The colours of leather: a bag would be lost on such trousers, and they dull what is above them. */
const BROWNS: ReadonlySet<string> = new Set(['tobacco', 'chocolate', 'taupe']);
const DEEP_TROUSERS = swatchesOf('suiting').filter(
  ({ name, colour }) =>
    !BROWNS.has(name) &&
    !isPurple(colour) &&
    (isNeutral(colour) || (colour.l <= DEEP.l && colour.c <= DEEP.c)),
);

/** From here on trousers are light, in OKLCH lightness. */
const LIGHT_FROM = 0.54;
const LIGHT_TROUSERS = DEEP_TROUSERS.filter(({ colour }) => colour.l >= LIGHT_FROM);

/** What a man's shirt comes in under a jacket: in yellow or mint it would be heard before him. */
const QUIET_SHIRTS = [
  ...['white', 'ivory', 'cream'].map((name) => swatchNamed(NEUTRALS, name)),
  ...['powder blue', 'sky blue', 'blush', 'lavender'].map((name) => swatchNamed(CHROMATICS, name)),
];
/** After dark a blue shirt came from the office. */
const EVENING_SHIRTS = ['white', 'ivory'].map((name) => swatchNamed(NEUTRALS, name));

/** The colours of denim: under a jacket of another colour pressed trousers in them look like jeans. */
const LIKE_DENIM: ReadonlySet<string> = new Set(['navy', 'indigo']);

/** Returns what a man's clothes may come in for one look, undefined for a woman's; light trousers set off wide shoulders. */
export function suitingFor(
  { presentation, bodyShape }: Pick<Cast, 'presentation' | 'bodyShape'>,
  picks: readonly Candidate[],
  light: 'day' | 'evening',
  random: () => number,
): Suiting | undefined {
  if (presentation === 'feminine') return undefined;
  // A jewel colour is the shirt's or the jacket's: two are a costume.
  const isShirtJewel = picks.some(({ garment, option }) => garment.slot === 'top' && option.dye === 'jewel');
  const isDark = random() < DARK_SUITING || isShirtJewel;
  const isJacketed = picks.some(({ garment: { slot } }) => slot === 'layer' || slot === 'coat');
  const odd = bodyShape === 'Inverted Triangle' ? LIGHT_TROUSERS : DEEP_TROUSERS;
  return {
    evening: isDark ? [pickOne(random, EVENING_DARKS)] : EVENING_COLOURS,
    day: DAY_SUITS,
    shirt: isJacketed ? (light === 'evening' ? EVENING_SHIRTS : QUIET_SHIRTS) : undefined,
    odd: isJacketed ? odd.filter(({ name }) => !LIKE_DENIM.has(name)) : odd,
  };
}

const DAY_JACKETS: ReadonlySet<Dye> = new Set(['suiting', 'cloth']);
const DAY_DYES: ReadonlySet<Dye> = new Set(['suiting', 'cloth', 'sport']);

/** Returns what a piece may come in, alone or in a suit; undefined leaves it any colour. */
export function suitingOf(
  { garment: { slot }, option: { dye } }: Candidate,
  suiting: Suiting | undefined,
  part: 'alone' | 'of-a-suit',
): readonly Swatch[] | undefined {
  if (!suiting || slot === 'scarf') return undefined;
  if (slot === 'top') return dye === 'shirting' ? suiting.shirt : undefined;
  const isOdd = slot === 'bottom' && part === 'alone';
  if (isOdd && DAY_DYES.has(dye)) return suiting.odd;
  if ((part === 'of-a-suit' || slot === 'layer') && DAY_JACKETS.has(dye)) return suiting.day;
  if (dye !== 'evening') return undefined;
  if (slot === 'shoes') return EVENING_LEATHERS;
  // Trousers of two bright colours make a costume of a man.
  return isOdd ? ODD_TROUSERS : suiting.evening;
}

/** Returns the nearest of what a piece may come in: of its own hue, or a neutral, which is what a neutral is answered with. */
export function suited(own: Oklch, swatches: readonly Swatch[] | undefined): Oklch {
  if (!swatches) return own;
  const kin = swatches.filter(
    ({ colour }) => isNeutral(colour) || (!isNeutral(own) && isSameHue(own, colour)),
  );
  return nearestSwatch(own, kin.length > 0 ? kin : swatches).colour;
}
