import { pickOne, pickWeighted } from '../random.ts';
import { hueDistance } from './difference.ts';
import { swatchesOf } from './dye.ts';
import { isNeutral } from './neutral.ts';
import type { Oklch } from './oklch.ts';
import { CHROMATICS, LEATHERS, METALS, NEUTRALS, type Swatch, swatchNamed } from './swatches.ts';

export const SCHEMES = ['tonal', 'analogous', 'neutral-led', 'accented', 'quiet'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Light and season the colours are chosen for. */
export type Mood = 'bright' | 'deep' | 'evening';

/** The colours one look is dyed from, by the part they play. */
export interface ColourStory {
  readonly scheme: Scheme;
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
  evening: ({ l, c }) => l <= 0.62 && c >= 0.06,
};

const SCHEME_WEIGHTS: Readonly<Record<Mood, Readonly<Record<Scheme, number>>>> = {
  bright: { tonal: 2, analogous: 3, 'neutral-led': 3, accented: 4, quiet: 1 },
  deep: { tonal: 3, analogous: 3, 'neutral-led': 4, accented: 4, quiet: 2 },
  evening: { tonal: 4, analogous: 3, 'neutral-led': 1, accented: 3, quiet: 1 },
};

const near = (list: readonly Swatch[], hue: number, from: number, to: number) =>
  list.filter(({ colour }) => {
    const angle = hueDistance(colour.h, hue);
    return angle >= from && angle <= to;
  });

const named = (...names: string[]) => names.map((name) => swatchNamed(NEUTRALS, name));
const LIGHTS = named('white', 'ivory', 'ivory', 'cream', 'oatmeal');
const DARKS = named('navy', 'charcoal', 'black', 'chocolate', 'navy');
const BRIGHT_DARKS = named('navy', 'navy', 'chocolate', 'olive', 'slate');
/** Too heavy for sun. */
const SOMBRE = new Set(['black', 'charcoal', 'chocolate', 'slate']);
const EARTHS = named(
  'camel',
  'oatmeal',
  'stone',
  'sand',
  'taupe',
  'chocolate',
  'navy',
  'charcoal',
  'slate',
  'beige',
);

function pickMain(random: () => number, mood: Mood, scheme: Scheme): Swatch {
  if (scheme === 'neutral-led' || scheme === 'quiet') {
    return pickOne(random, mood === 'bright' ? EARTHS.filter(({ colour }) => colour.l > 0.55) : EARTHS);
  }
  return pickOne(
    random,
    CHROMATICS.filter(({ colour }) => inMood[mood](colour)),
  );
}

function pickSecond(random: () => number, mood: Mood, main: Swatch, scheme: Scheme): Swatch {
  if (scheme === 'tonal' || scheme === 'analogous') {
    const [from, to] = scheme === 'tonal' ? [0, 20] : [20, 50];
    const others = near(CHROMATICS, main.colour.h, from, to).filter(
      ({ name, colour }) => name !== main.name && Math.abs(colour.l - main.colour.l) > 0.1,
    );
    if (others.length > 0) return pickOne(random, others);
  }
  const contrast = NEUTRALS.filter(
    ({ name, colour }) =>
      Math.abs(colour.l - main.colour.l) > 0.16 && !(mood === 'bright' && SOMBRE.has(name)),
  );
  return pickOne(random, contrast);
}

function pickAccent(random: () => number, main: Swatch, scheme: Scheme): Swatch {
  if (scheme === 'quiet') return pickOne(random, LEATHERS);
  const bright = CHROMATICS.filter(({ colour }) => colour.c >= 0.085 && colour.l >= 0.42 && colour.l <= 0.82);
  if (isNeutral(main.colour)) return pickOne(random, bright);
  const apart = near(
    bright,
    main.colour.h,
    scheme === 'accented' ? 110 : 0,
    scheme === 'accented' ? 180 : 50,
  );
  return pickOne(random, apart.length > 0 ? apart : bright);
}

/**
 * Draws the colours of one look: a main hue for the mood, a second that is close in hue or neutral, and the
 * contrast kept for the accent, since contrasting hues please as figure on ground but not side by side.
 */
export function drawColourStory(random: () => number, mood: Mood): ColourStory {
  const scheme = pickWeighted(random, SCHEMES, (name) => SCHEME_WEIGHTS[mood][name]);
  const main = pickMain(random, mood, scheme);
  const warm = hueDistance(main.colour.h, 60) < 90;
  return {
    scheme,
    main,
    second: pickSecond(random, mood, main, scheme),
    accent: pickAccent(random, main, scheme),
    light: pickOne(random, LIGHTS),
    dark: pickOne(random, mood === 'bright' ? BRIGHT_DARKS : DARKS),
    leather: pickOne(
      random,
      LEATHERS.filter(({ colour }) => mood !== 'bright' || colour.l > 0.4),
    ),
    metal: pickWeighted(random, METALS, ({ name }) => ((name === 'silver') === warm ? 1 : 3)),
  };
}

/** Returns true when a dye offers this swatch. */
export function takesDye(dye: Parameters<typeof swatchesOf>[0], swatch: Swatch): boolean {
  return swatchesOf(dye).some(({ name, colour }) => name === swatch.name && colour.l === swatch.colour.l);
}
