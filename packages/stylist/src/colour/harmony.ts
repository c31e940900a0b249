import { pickOne, pickWeighted } from '../random.ts';
import { isPair } from './colour-pairs.ts';
import { hueDistance } from './difference.ts';
import { swatchesOf } from './dye.ts';
import { isGreenWithTeal } from './green-and-teal.ts';
import type { Oklch } from './oklch.ts';
import { isChristmas } from './red-and-green.ts';
import { isPurple, isRedWithPurple } from './red-and-purple.ts';
import { isColourful, type StoryKind } from './story-kind.ts';
import { CHROMATICS, LEATHERS, METALS, NEUTRALS, type Swatch, swatchNamed } from './swatches.ts';

/** Light and season the colours are chosen for. */
export type Mood = 'bright' | 'deep' | 'evening';

/** The colours one look is dyed from, by the part they play. */
export interface ColourStory {
  readonly kind: StoryKind;
  readonly main: Swatch;
  readonly second: Swatch;
  readonly accent: Swatch;
  readonly light: Swatch;
  readonly dark: Swatch;
  readonly leather: Swatch;
  readonly metal: Swatch;
}

const inMood: Readonly<Record<Mood, (colour: Oklch) => boolean>> = {
  bright: ({ l, c }) => l >= 0.5 && !(l > 0.84 && c < 0.05),
  deep: ({ l }) => l <= 0.66,
  evening: ({ l, c }) => l <= 0.62 && c > 0.062,
};

const near = (list: readonly Swatch[], hue: number, from: number, to: number) =>
  list.filter(({ colour }) => {
    const angle = hueDistance(colour.h, hue);
    return angle >= from && angle <= to;
  });

const named = (...names: string[]) => names.map((name) => swatchNamed(NEUTRALS, name));
const LIGHTS = named('white', 'ivory', 'ivory', 'cream', 'oatmeal');
const DARKS = named('navy', 'charcoal', 'black', 'chocolate', 'navy');
/** In the sun brown is heavy. */
const BRIGHT_DARKS = named('navy');
/** Too heavy for sun. */
const SOMBRE = new Set(['black', 'charcoal', 'chocolate', 'slate']);
const EARTHS = named('camel', 'oatmeal', 'stone', 'sand', 'taupe', 'chocolate', 'navy', 'charcoal', 'beige');

const HUE_STEP = 30;

/** A colour of the mood in the hue family that a turn of the wheel comes to rest on, every family as likely. */
function pickHue(random: () => number, mood: Mood, turn: number): Swatch {
  const fitting = CHROMATICS.filter(({ colour }) => inMood[mood](colour));
  const familyOf = ({ colour }: Swatch) => Math.floor(colour.h / HUE_STEP);
  const families = [...new Set(fitting.map(familyOf))].sort((a, b) => a - b);
  const family = families[Math.floor((turn / 360) * families.length) % families.length];
  return pickOne(
    random,
    fitting.filter((swatch) => familyOf(swatch) === family),
  );
}

const pickNeutral = (random: () => number, mood: Mood) =>
  pickOne(random, mood === 'bright' ? EARTHS.filter(({ colour }) => colour.l > 0.55) : EARTHS);

/** A neutral that is told apart from the main colour by its lightness. */
function pickContrast(random: () => number, mood: Mood, main: Swatch): Swatch {
  return pickOne(
    random,
    NEUTRALS.filter(
      ({ name, colour }) =>
        Math.abs(colour.l - main.colour.l) > 0.16 && !(mood === 'bright' && SOMBRE.has(name)),
    ),
  );
}

/** How far from the main hue the second lies, in degrees, and how they are kept from contending. */
const REACH: Readonly<Record<StoryKind, readonly [number, number]>> = {
  tonal: [0, 20],
  'one-colour': [0, 20],
  'two-colours': [55, 180],
  family: [20, 55],
  clash: [30, 130],
};
/** Two greens of one depth neither match nor contrast, in OKLCH lightness. */
const TOLD_APART = 0.24;
/** Neighbours on the wheel of about one depth are a near miss: a bottle green jacket over teal trousers. */
const APART_IN_FAMILY = 0.22;
const APART_IN_CONTRAST = 0.16;
const MUTED = 0.085;

/** In the sun nothing is as dark as this. */
const SUNLIT = 0.45;
/** Two colours as strong as this side by side shout. */
const STRONG = 0.13;

function pickSecond(random: () => number, mood: Mood, main: Swatch, kind: StoryKind): Swatch | undefined {
  const [from, to] = REACH[kind];
  const others = near(CHROMATICS, main.colour.h, from, to).filter(({ name, colour }) => {
    if (name === main.name || isChristmas(colour, main.colour)) return false;
    if (isRedWithPurple(colour, main.colour)) return false;
    if (mood === 'bright' && colour.l < SUNLIT) return false;
    const apart = Math.abs(colour.l - main.colour.l);
    if (isGreenWithTeal(colour, main.colour)) return false;
    if (kind === 'family') return apart > APART_IN_FAMILY;
    if (kind !== 'two-colours') return apart > TOLD_APART;
    if (!isPair(name, main.name)) return false;
    const quieter = Math.min(colour.c, main.colour.c);
    return quieter < MUTED || (apart > APART_IN_CONTRAST && quieter < STRONG);
  });
  return others.length > 0 ? pickOne(random, others) : undefined;
}

/** A leather that is a colour of its own, and one too many beside two others. */
const OXBLOOD = 'oxblood';

/** Chestnut and chocolate leather are heavy in the sun. */
const DARK_LEATHER = 0.45;
/** Cream and biscuit leather are for the sun. */
const PALE_LEATHER = 0.7;

/** Brown leather is for the day. */
export const EVENING_LEATHERS: readonly Swatch[] = ['black', OXBLOOD].map((name) =>
  swatchNamed(LEATHERS, name),
);

/** Brown leather muddies violet and plum. */
const BESIDE_PURPLE: readonly Swatch[] = ['black', 'cream'].map((name) => swatchNamed(LEATHERS, name));

/** Black leather stands alone beside brown, green and aubergine. */
const BESIDE_BLACK: ReadonlySet<string> = new Set(['black', 'charcoal', 'navy', 'slate']);

function darksBeside(main: Swatch, mood: Mood): readonly Swatch[] {
  const darks = mood === 'bright' ? BRIGHT_DARKS : DARKS;
  return isPurple(main.colour) ? darks.filter(({ name }) => BESIDE_BLACK.has(name)) : darks;
}

function leathersBeside(main: Swatch, dark: Swatch, mood: Mood, kind: StoryKind): readonly Swatch[] {
  if (isPurple(main.colour))
    return BESIDE_PURPLE.filter(({ colour: { l } }) => l > PALE_LEATHER === (mood === 'bright'));
  if (mood === 'evening') return EVENING_LEATHERS.slice(0, isColourful(kind) ? 1 : 2);
  return LEATHERS.filter(({ name, colour: { l } }) => {
    if (name === OXBLOOD && isColourful(kind)) return false;
    if (name === 'black' && !BESIDE_BLACK.has(dark.name)) return false;
    return mood === 'bright' ? l > DARK_LEATHER : l < PALE_LEATHER;
  });
}

/** How often the one colour of a look is its accent, beside a neutral that leads. */
const LED_BY_A_NEUTRAL = 0.4;

/** The colours of one look: a main hue where the wheel came to rest, and beside it what its kind of story asks for. */
export function drawColourStory(
  random: () => number,
  mood: Mood,
  kind: StoryKind,
  turn: number,
): ColourStory {
  const colour = pickHue(random, mood, turn);
  const swapped = kind === 'one-colour' && random() < LED_BY_A_NEUTRAL;
  const main = swapped ? pickNeutral(random, mood) : colour;
  const beside = kind === 'one-colour' ? undefined : pickSecond(random, mood, main, kind);
  const second = swapped ? colour : (beside ?? pickContrast(random, mood, main));
  const warm = hueDistance(main.colour.h, 60) < 90;
  const dark = pickOne(random, darksBeside(main, mood));
  const third = kind === 'family' ? pickSecond(random, mood, main, kind) : undefined;
  return {
    kind,
    main,
    second,
    accent: swapped ? colour : (third ?? beside ?? pickOne(random, [colour, pickOne(random, LEATHERS)])),
    light: pickOne(random, LIGHTS),
    dark,
    leather: pickOne(random, leathersBeside(main, dark, mood, kind)),
    metal: pickWeighted(random, METALS, ({ name }) => ((name === 'silver') === warm ? 1 : 3)),
  };
}

/** Returns true when a dye offers this swatch. */
export function takesDye(dye: Parameters<typeof swatchesOf>[0], swatch: Swatch): boolean {
  return swatchesOf(dye).some(({ name, colour }) => name === swatch.name && colour.l === swatch.colour.l);
}
