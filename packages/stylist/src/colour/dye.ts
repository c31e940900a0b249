import { colourDifference } from './difference.ts';
import { isNeutral } from './neutral.ts';
import type { Oklch } from './oklch.ts';
import {
  CHROMATICS,
  DENIMS,
  LEATHERS,
  METALS,
  NEUTRALS,
  STRAWS,
  type Swatch,
  swatchNamed,
} from './swatches.ts';

/** What a cloth can be dyed in, by what it is used for. */
export const DYES = [
  'cloth',
  'shirting',
  'knit',
  'suiting',
  'workwear',
  'evening',
  'jewel',
  'sport',
  'denim',
  'leather',
  'hide',
  'metal',
  'straw',
  'trainer',
  'dark',
] as const;
export type Dye = (typeof DYES)[number];

const DYED: readonly Swatch[] = [...NEUTRALS, ...CHROMATICS];
const pick = (list: readonly Swatch[], ...names: string[]) => names.map((name) => swatchNamed(list, name));

/** What shirts and tees come in beside white: pale, or soft enough to stand in for it. */
const SHIRTING: readonly Swatch[] = [
  ...DYED.filter(({ colour }) => colour.l >= 0.85),
  ...pick(CHROMATICS, 'lavender', 'sky blue', 'dusty pink', 'apricot'),
];

const SUITING: readonly Swatch[] = [
  ...NEUTRALS.filter(({ name }) => name !== 'white'),
  ...CHROMATICS.filter(({ colour }) => colour.l <= 0.56 && colour.c <= 0.135),
  ...pick(CHROMATICS, 'sage', 'mauve', 'dusty pink'),
];

const EVENING: readonly Swatch[] = [
  ...CHROMATICS.filter(({ colour }) => colour.l <= 0.62 && colour.c >= 0.055),
  ...pick(CHROMATICS, 'rose pink', 'dusty pink', 'blush', 'amber', 'jade', 'lavender', 'mauve'),
  ...pick(NEUTRALS, 'ivory', 'black', 'navy', 'chocolate', 'pearl grey', 'sand'),
];

/** What cotton drill, wax and loden come in. */
const WORKWEAR: readonly Swatch[] = [
  ...pick(NEUTRALS, 'stone', 'sand', 'beige', 'camel', 'tobacco', 'chocolate', 'taupe', 'slate', 'navy'),
  ...pick(CHROMATICS, 'olive', 'fern green', 'forest green', 'sage', 'rust', 'terracotta', 'deep teal'),
  ...pick(CHROMATICS, 'aubergine', 'burgundy'),
];

/** What leather skirts and jackets come in: browns, black and deep colours, since a bright one looks like plastic. */
const HIDES: readonly Swatch[] = [
  ...pick(LEATHERS, 'cognac', 'chestnut', 'chocolate', 'black', 'oxblood'),
  ...pick(CHROMATICS, 'forest green', 'bottle green', 'aubergine', 'plum', 'burgundy', 'deep teal'),
];

const SWATCHES: Readonly<Record<Dye, readonly Swatch[]>> = {
  cloth: DYED.filter(({ name }) => name !== 'black' && name !== 'charcoal'),
  shirting: SHIRTING,
  knit: DYED.filter(({ colour }) => colour.c <= 0.132),
  suiting: SUITING,
  workwear: WORKWEAR,
  evening: EVENING,
  jewel: EVENING.filter(({ colour }) => !isNeutral(colour) || colour.l < 0.5),
  sport: [...pick(NEUTRALS, 'white', 'ivory', 'cream', 'charcoal', 'black', 'navy'), ...CHROMATICS],
  denim: DENIMS,
  leather: [...LEATHERS, ...CHROMATICS],
  hide: HIDES,
  metal: METALS,
  straw: STRAWS,
  trainer: pick(NEUTRALS, 'white', 'ivory', 'cream'),
  dark: [
    ...pick(NEUTRALS, 'black', 'charcoal', 'navy', 'chocolate'),
    ...pick(CHROMATICS, 'bottle green', 'aubergine'),
  ],
};

/** The swatches a dye offers. */
export function swatchesOf(dye: Dye): readonly Swatch[] {
  return SWATCHES[dye];
}

const NAMED_LEATHERS = [...LEATHERS, ...DYED];

/** The names a stylist would use for a dye: its own trade's, else the whole colour card. */
function namesOf(dye: Dye): readonly Swatch[] {
  if (dye === 'leather' || dye === 'hide') return NAMED_LEATHERS;
  return dye === 'denim' || dye === 'metal' || dye === 'straw' ? SWATCHES[dye] : DYED;
}

/** The swatch nearest in ΔE_ok, the first of several. */
export function nearestSwatch(colour: Oklch, list: readonly Swatch[]): Swatch {
  let nearest: Swatch | undefined;
  let least = Infinity;
  for (const swatch of list) {
    // No colour is nearer than its lightness is, which is known sooner.
    if (Math.abs(swatch.colour.l - colour.l) >= least) continue;
    const difference = colourDifference(swatch.colour, colour);
    if (difference < least) [nearest, least] = [swatch, difference];
  }
  if (!nearest) throw new RangeError('A colour is matched against at least one swatch.');
  return nearest;
}

/** Returns the name of a colour in a dye: 'rust', for denim 'mid-blue', for leather 'cognac', for metal 'gold'. */
export function nameColour(colour: Oklch, dye: Dye = 'cloth'): string {
  return nearestSwatch(colour, namesOf(dye)).name;
}
