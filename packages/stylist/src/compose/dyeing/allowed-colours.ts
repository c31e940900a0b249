import type { BodyShape } from '@glow/api';
import { hueDistance } from '../../colour/difference.ts';
import { swatchesOf } from '../../colour/dye.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import { isDressShirt, isShorts, necklineOf } from '../../garments/silhouette.ts';
import type { Cast } from '../casting.ts';
import type { Candidate } from '../garment-pool.ts';
import { type Dyeing, isBrown, isBrownTone } from './dyeing.ts';

const named = (...names: string[]) => names.map((name) => swatchNamed(NEUTRALS, name));

/** Dark trousers and skirts are heavy in the heat, and shorts at any time, where no occasion asks for them. */
export const SUMMER_BOTTOMS = named('white', 'ivory', 'stone', 'sand', 'oatmeal');
const DARK_IN_HEAT = 0.62;

const isSummerBottom = ({ garment }: Candidate, { season, needs }: Pick<Dyeing, 'season' | 'needs'>) =>
  (season === 'hot' || isShorts(garment.cut)) &&
  needs === undefined &&
  garment.slot === 'bottom' &&
  garment.purpose === undefined;

export const isTooDarkForHeat = (pick: Candidate, dyeing: Dyeing, { colour }: Swatch) =>
  isSummerBottom(pick, dyeing) && colour.l < DARK_IN_HEAT;

/** Below the waist these look washed out, or dusty; in the heat grey does too. */
const DULL: ReadonlySet<string> = new Set(['pearl grey', 'taupe', 'slate']);
/** Charcoal and black flannel are the winter's, whatever the occasion by day. */
const WINTRY: ReadonlySet<string> = new Set(['charcoal', 'black']);
const isDull = ({ name }: Swatch, { season, needs }: Pick<Dyeing, 'season' | 'needs'>) =>
  DULL.has(name) || (season === 'hot' && (needs === 'polish' ? WINTRY.has(name) : name === 'grey'));

/** Trousers by day are neutral, or deep and muted; in violet or pink they are heard before what is above them. OKLCH. */
const MUTED_TROUSERS = { l: 0.52, c: 0.1 } as const;
const isMuted = ({ colour }: Swatch) =>
  isNeutral(colour) || (colour.l <= MUTED_TROUSERS.l && colour.c <= MUTED_TROUSERS.c);
/** In the heat paler ones are fresh. */
const isFresh = ({ colour }: Swatch) => isNeutral(colour) || colour.c <= MUTED_TROUSERS.c;

/** Kit is dark below where hips are the widest, or everything moves. */
const DARK_KIT = 0.5;
const WIDE_HIPS: ReadonlySet<BodyShape> = new Set<BodyShape>(['Pear', 'Hourglass', 'Round']);

/** Trousers with a satin stripe are a dinner suit's, and as deep. */
const TUXEDO_TROUSERS = 'tuxedo-trousers';
/** Velvet is deeper than this: in grey it looks dusty. OKLCH lightness. */
const DEEP_VELVET = 0.42;
/** Paler trousers than this are not worn in the cold, in OKLCH lightness. */
const PALE_TROUSERS = 0.72;

/** An evening jacket is ivory, or deep where it is neutral: pearl grey and sand are the day's. */
const isForTheNight = ({ colour }: Swatch) =>
  !isNeutral(colour) || colour.l > 0.9 || (colour.l < 0.5 && !isBrownTone(colour));

/** A roll-neck under a jacket or coat is its ground: in mint or pink it is heard before it. */
const ROLL_NECKS = {
  day: named('white', 'ivory', 'cream', 'oatmeal', 'camel', 'navy', 'charcoal', 'black'),
  evening: named('ivory', 'black'),
} as const;

/** A dress shirt is paler than this, whatever it is made of. */
const WHITE = 0.9;

/** A man's shirt or kurta for the evening is deep and not loud: a pale one is a pyjama top, or a bridegroom's. */
const MENS_JEWEL = { l: 0.54, c: 0.135 } as const;

/** Oxblood is black's brother beside red and wine; beside green or blue it is one colour too many. Degrees from its hue. */
const RED = 20;
const REDS = 50;
const isNearOxblood = (colour: Oklch) => isNeutral(colour) || hueDistance(colour.h, RED) <= REDS;
const isNeutralSwatch = ({ colour }: Swatch) => isNeutral(colour);

/** What is worn to a formal occasion by day. */
const SOBER = { l: 0.42, c: 0.1 } as const;
const isSober = ({ colour }: Swatch) => isNeutral(colour) || (colour.l <= SOBER.l && colour.c <= SOBER.c);

type Accepts = (swatch: Swatch) => boolean;

/** What the colour of a piece is limited by, beside its dye. */
export type Limits = Pick<Dyeing, 'season' | 'needs' | 'over' | 'light' | 'shown'> &
  Pick<Cast, 'presentation' | 'bodyShape'> & {
    readonly part: 'alone' | 'of-a-suit';
  };

function bottomsAccept(pick: Candidate, limits: Limits): Accepts | undefined {
  const { season, bodyShape, part } = limits;
  const { garment, option } = pick;
  const { cut } = garment;
  if (garment.id === TUXEDO_TROUSERS) return (swatch) => swatch.colour.l < DEEP_VELVET && !isBrown(swatch);
  if (part === 'of-a-suit' || option.dye === 'evening') return undefined;
  if (garment.purpose === 'sport')
    return (swatch) => !isDull(swatch, limits) && !(WIDE_HIPS.has(bodyShape) && swatch.colour.l >= DARK_KIT);
  const isOfTrousers = season === 'hot' ? isFresh : isMuted;
  const isInSeason: Accepts = ({ colour }) => {
    if (isSummerBottom(pick, limits)) return colour.l >= DARK_IN_HEAT;
    return season !== 'cold' || cut.type !== 'trousers' || colour.l < PALE_TROUSERS;
  };
  return (swatch) =>
    !isDull(swatch, limits) && isInSeason(swatch) && (cut.type !== 'trousers' || isOfTrousers(swatch));
}

/** Tells what a piece may come in; undefined for any colour of its dye. */
function acceptsOf(pick: Candidate, limits: Limits): Accepts | undefined {
  const { garment, option } = pick;
  const { slot } = garment;
  const isMans = limits.presentation !== 'feminine';
  const isEvening = option.dye === 'evening' || option.dye === 'jewel';
  if (isDressShirt(garment.cut)) return ({ colour }) => colour.l > WHITE;
  if (slot === 'top' && isMans && isEvening && option.name !== 'plain')
    return ({ colour: { l, c } }) => l <= MENS_JEWEL.l && c <= MENS_JEWEL.c;
  if (slot === 'shoes' && isMans && isEvening)
    return limits.shown.every(isNearOxblood) ? undefined : isNeutralSwatch;
  if (limits.season === 'hot' && (slot === 'dress' || slot === 'top'))
    return (swatch) => !isDull(swatch, limits);
  if ((slot === 'coat' || slot === 'layer') && limits.needs === 'polish' && !isEvening) return isSober;
  if (slot !== 'layer' && slot !== 'bottom') return undefined;
  if (option.name === 'velvet') return (swatch) => swatch.colour.l <= DEEP_VELVET && !isBrown(swatch);
  const accepts = slot === 'bottom' ? bottomsAccept(pick, limits) : undefined;
  return accepts ?? (option.dye === 'evening' ? isForTheNight : undefined);
}

/**
 * Returns what is left of what a piece is offered in for the season, the hour and what is worn over it; undefined for any
 * colour of its dye.
 */
export function allowedColours(
  pick: Candidate,
  limits: Limits,
  offered: readonly Swatch[] | undefined,
): readonly Swatch[] | undefined {
  const { cut, slot } = pick.garment;
  if (slot === 'top' && limits.over && necklineOf(cut) === 'roll') return ROLL_NECKS[limits.light];
  const accepts = acceptsOf(pick, limits);
  if (!accepts) return offered;
  const left = (offered ?? swatchesOf(pick.option.dye)).filter(accepts);
  return left.length > 0 ? left : offered;
}
