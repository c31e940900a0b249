import { colourDifference, hueDistance } from '../../colour/difference.ts';
import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import { type ColourStory, takesDye } from '../../colour/harmony.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { PAIRED } from '../../colour/story-kind.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Garment, Slot } from '../../garments/garment.ts';
import { BOW_TIE } from '../../garments/scarves.ts';
import { isHat } from '../../garments/silhouette.ts';
import { pickOne } from '../../random.ts';
import { isBackpack } from '../../rules/bag-traits.ts';
import { shoeTraits } from '../../rules/shoe-traits.ts';
import type { Candidate } from '../garment-pool.ts';
import type { Spread } from './colour-spread.ts';

/** A dye without the very colour answers with one of its hue. */
const SAME_HUE = 22;

/** A neutral is answered with one about as light, where the dye has it: tobacco would come out rust. */
const SAME_LIGHTNESS = 0.25;

/** The colour a dye comes nearest to a wish with. */
export function dyed(dye: Dye, wish: Swatch): Oklch {
  if (takesDye(dye, wish)) return wish.colour;
  const offered = swatchesOf(dye);
  if (isNeutral(wish.colour)) {
    const neutrals = offered.filter(
      ({ colour }) => isNeutral(colour) && Math.abs(colour.l - wish.colour.l) < SAME_LIGHTNESS,
    );
    return nearestSwatch(wish.colour, neutrals.length > 0 ? neutrals : offered).colour;
  }
  const sameHue = offered.filter(
    ({ colour }) => !isNeutral(colour) && hueDistance(colour.h, wish.colour.h) <= SAME_HUE,
  );
  return nearestSwatch(wish.colour, sameHue.length === 0 ? offered : sameHue).colour;
}

const ACCENT_SHOES = 0.3;
const ACCENT_SHOE_CHROMA = 0.145;

/** Gloves are darker than this: in tan or cognac they look like somebody else's hands. */
const GLOVE_LIGHTNESS = 0.4;
/** The colours of skin, from blush to chocolate: knitted gloves keep out of them. */
const isBrownTone = ({ c, h }: Oklch) => c > 0.03 && h >= 20 && h <= 85;
const isBrown = ({ colour }: Swatch) => isBrownTone(colour);

const OF_LEATHER: ReadonlySet<Dye> = new Set(['leather', 'hide']);
/** Leathers of shoes that opaque tights are worn with. */
const UNDER_TIGHTS = ['black', 'black', 'black', 'oxblood'].map((name) => swatchNamed(LEATHERS, name));
const ECHOING_BAGS = 0.5;

/** Where nothing else has a colour a bag may bring one as strong as this. */
const ACCENT_BAGS = 0.35;
const ACCENT_CHROMA = 0.1;

/** What a holdall comes in beside kit without a colour. */
export const KIT_BAGS = ['navy', 'charcoal'].map((name) => swatchNamed(NEUTRALS, name));

/** A bag or shoe this near a piece of clothing repeats it: ΔE_ok, or degrees of hue between two colours. */
const ECHO_DIFFERENCE = 0.1;
const ECHO_HUE = 18;

const COAT_IN_NEUTRAL = 0.25;

const COAT_NEUTRALS = ['camel', 'oatmeal', 'beige', 'stone', 'charcoal', 'navy', 'chocolate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);

const EVENING_NEUTRALS = ['black', 'navy', 'ivory'].map((name) => swatchNamed(NEUTRALS, name));

/** Shoes and bags of canvas and rubber are white, dark or the look's colour: in tan they look like bad leather. */
const CANVAS: ReadonlySet<Dye> = new Set(['cloth', 'sport']);

/** Brown canvas is heavy under summer clothes. */
const darkCanvas = (dark: Swatch) => (isBrown(dark) ? swatchNamed(NEUTRALS, 'navy') : dark);

/** Hues of blue and violet, which navy goes with. */
const isBlue = ({ c, h }: Oklch) => c > 0.03 && h >= 215 && h <= 320;

/** Returns the dark of a story for a small piece: navy only where something blue shows, or it comes from nowhere. */
export const darkBeside = ({ dark }: ColourStory, shown: readonly Oklch[]): Swatch =>
  dark.name === 'navy' && !shown.some(isBlue) ? swatchNamed(NEUTRALS, 'black') : dark;

function canvasOf(
  echo: Swatch | undefined,
  { light, dark }: ColourStory,
  season: Dyeing['season'],
  random: () => number,
): Swatch {
  const roll = random();
  // White canvas is the summer's.
  if (roll < 0.5 && season !== 'cold') return light;
  return roll < 0.75 || !echo ? darkCanvas(dark) : echo;
}

/** Two tones of a hue as strong as this are a near miss: coral beside brick red, fuchsia beside rose. */
const NEAR_MISS_CHROMA = 0.085;

/** Whether a small piece repeats a colour of the clothes: the very one, or a softer tone of its hue. */
export const echoes = (colour: Oklch) => (other: Oklch) =>
  // Powder blue is as near to white as to itself, and repeats nothing of it.
  (isNeutral(colour) === isNeutral(other) && colourDifference(colour, other) < ECHO_DIFFERENCE) ||
  (!isNeutral(colour) &&
    !isNeutral(other) &&
    Math.min(colour.c, other.c) < NEAR_MISS_CHROMA &&
    hueDistance(colour.h, other.h) < ECHO_HUE);

/** The colour of the story that a small piece repeats: the accent where clothes show it, else the second, else the main. */
const echoOf = ({ accent, second, main }: ColourStory, shown: readonly Oklch[]) =>
  [accent, second, main].find(({ colour }) => !isNeutral(colour) && shown.some(echoes(colour)));

export interface Dyeing {
  readonly story: ColourStory;
  readonly spread: Spread;
  readonly over: Slot | undefined;
  /** Tights are worn. */
  readonly tights: boolean;
  /** The colours of the clothes that show, which come before shoes and bag. */
  readonly shown: readonly Oklch[];
  /** One for the whole look: that of the shoes, once they are dyed. */
  readonly leather: Swatch;
  /** A man's shoes, bag and belt are in the browns and black that leather has by nature. */
  readonly isLeatherPlain: boolean;
  /** Beside gold or silver shoes a black bag looks forgotten. */
  readonly isMetalShod: boolean;
  /** Shoes in the colour of a dress are answered by nothing more in it: shoes, bag and dress would be dyed to match. */
  readonly isShodInColour: boolean;
  readonly season: 'hot' | 'cold' | undefined;
  /** What most of the clothes are made for. */
  readonly light: 'day' | 'evening';
  readonly random: () => number;
}

/** Canvas shoes keep below this chroma: in jade they are all one sees. */
const QUIET_CANVAS = 0.09;

/** Brown shoes are for the day. */
const BROWN = 'chocolate';

function shoeWish(
  { garment, option }: Candidate,
  { story, tights, shown, leather, isLeatherPlain, random }: Dyeing,
): Swatch {
  const echo = echoOf(story, shown);
  if (tights && OF_LEATHER.has(option.dye)) return pickOne(random, UNDER_TIGHTS);
  if (option.dye === 'evening') {
    const black = swatchNamed(NEUTRALS, 'black');
    if (tights) return black;
    if (echo && random() < 0.6) return echo;
    return story.dark.name === BROWN ? black : darkBeside(story, shown);
  }
  if (CANVAS.has(option.dye)) {
    const isLoud = echo !== undefined && echo.colour.c > QUIET_CANVAS;
    return canvasOf(isLoud ? undefined : echo, story, undefined, random);
  }
  if (option.dye === 'workwear') return story.dark;
  if (isLeatherPlain) return leather;
  const takesEcho = shoeTraits(garment)?.colour === 'accent' && echo && echo.colour.c <= ACCENT_SHOE_CHROMA;
  return takesEcho && random() < ACCENT_SHOES ? echo : story.leather;
}

const MESSENGER = 'messenger-bag';

/** A holdall in the very colour of a piece of kit, which is no near miss of it. */
function kitBag(shown: readonly Oklch[], random: () => number): Swatch {
  const coloured = shown.filter((colour) => !isNeutral(colour));
  return coloured.length > 0
    ? nearestSwatch(pickOne(random, coloured), swatchesOf('sport'))
    : darkKitBag(shown);
}

/** Returns the dark holdall nearest to the darkest of the clothes that show. */
export function darkKitBag(shown: readonly Oklch[]): Swatch {
  return nearestSwatch(darkestOf(shown), KIT_BAGS);
}

const darkestOf = (shown: readonly Oklch[]): Oklch =>
  shown.toSorted((a, b) => a.l - b.l)[0] ?? swatchNamed(NEUTRALS, 'navy').colour;

function bagWish(
  { garment, option }: Candidate,
  { story, shown, leather, isLeatherPlain, isMetalShod, isShodInColour, season, random }: Dyeing,
): Swatch {
  if (isLeatherPlain && option.dye === 'leather') return leather;
  const roll = random();
  const echo = echoOf(story, shown);
  // Beside kit any colour that is not worn would be one more: the bag repeats what is, or is as dark as its darkest.
  if (garment.purpose === 'sport') return kitBag(shown, random);
  // A messenger's bag is leather by nature, whoever wears it, and in the heat a brown one.
  if (garment.id === MESSENGER)
    return season === 'hot' && leather.name === 'black' ? swatchNamed(LEATHERS, 'tan') : leather;
  // Pale straps on the chest would be a pair of braces.
  if (isBackpack(garment)) return echo ?? darkCanvas(story.dark);
  if (CANVAS.has(option.dye)) return canvasOf(echo, story, season, random);
  if (echo) return !isShodInColour && (isMetalShod || roll < ECHOING_BAGS) ? echo : leather;
  const isAlone = shown.every(isNeutral) && story.accent.colour.c >= ACCENT_CHROMA;
  return isAlone && roll < ACCENT_BAGS ? story.accent : leather;
}

/** Ties that go with any jacket: a brown one dulls what is blue or crimson, a green one is a stray where nothing is green. */
export const TIES = [swatchNamed(NEUTRALS, 'navy'), swatchNamed(CHROMATICS, 'burgundy')];
const ECHOING_TIES = 0.7;
/** A tie is deeper than this, or it is lost on the shirt. */
const DEEP_TIE = 0.6;

function tieWish({ story, shown, random }: Dyeing): Swatch {
  const echo = echoOf(story, shown);
  return echo && echo.colour.l < DEEP_TIE && random() < ECHOING_TIES ? echo : pickOne(random, TIES);
}

/** A fedora or a beret. */
export const isFelt = ({ cut }: Garment) => isHat(cut, 'fedora', 'beret');

/** Felt is deep: a pale fedora looks like a summer's straw, a pale beret like a cook's hat. */
export const FELTS = ['charcoal', 'navy', 'chocolate'].map((name) => swatchNamed(NEUTRALS, name));

/** Felt is of the coat: as brown as it is, else as dark as the darkest that shows. */
function feltWish({ shown }: Dyeing): Swatch {
  return nearestSwatch(shown.find(isBrownTone) ?? darkestOf(shown), FELTS);
}

/** A brown beanie goes with no kit, and brown knitted gloves look like hands. */
export const darkKnit = ({ dark }: ColourStory) => (isBrown(dark) ? swatchNamed(NEUTRALS, 'charcoal') : dark);

function knitGlovesWish({ story, shown }: Dyeing): Swatch {
  const echo = echoOf(story, shown);
  return echo && !isBrown(echo) ? echo : darkKnit(story);
}

/** Navy trousers under another jacket look like jeans. */
const notNavy = (wish: Swatch, instead: string) =>
  wish.name === 'navy' ? swatchNamed(NEUTRALS, instead) : wish;

function darkBottom({ purpose, cut }: Garment, { dark }: ColourStory, over: Slot | undefined): Swatch {
  if (purpose === 'occasion') return notNavy(dark, 'black');
  const isPressed = cut.type === 'trousers' && cut.construction === 'tailored';
  return over && isPressed ? notNavy(dark, 'charcoal') : dark;
}

/** Dark trousers and skirts are heavy in the heat, where they are neither pressed nor for the evening. */
const SUMMER_BOTTOMS = ['white', 'ivory', 'stone', 'sand', 'oatmeal'].map((name) =>
  swatchNamed(NEUTRALS, name),
);
const DARK_BOTTOM = 0.42;

const isSummerBottom = ({ garment, option }: Candidate, season: Dyeing['season']) =>
  season === 'hot' &&
  garment.slot === 'bottom' &&
  garment.purpose === undefined &&
  !(option.registers ?? garment.registers).includes('tailored');

/** Trousers with a satin stripe are a dinner suit's, and as deep. */
const TUXEDO_TROUSERS = 'tuxedo-trousers';
/** Paler trousers than this are the summer's, in OKLCH lightness. */
const PALE_TROUSERS = 0.85;

const isWinterTrousers = ({ garment: { cut, purpose } }: Candidate, season: Dyeing['season']) =>
  season === 'cold' && cut.type === 'trousers' && purpose === undefined;

/** Returns what is left for a piece of what it is offered in, in the season. */
export function inSeason(
  pick: Candidate,
  season: Dyeing['season'],
  offered: readonly Swatch[] | undefined,
): readonly Swatch[] | undefined {
  const keep = (accepts: (swatch: Swatch) => boolean) =>
    (offered ?? swatchesOf(pick.option.dye)).filter(accepts);
  if (pick.garment.id === TUXEDO_TROUSERS)
    return keep((swatch) => swatch.colour.l < DARK_BOTTOM && !isBrown(swatch));
  if (isWinterTrousers(pick, season)) return keep(({ colour }) => colour.l < PALE_TROUSERS);
  return isSummerBottom(pick, season) ? keep(({ colour }) => colour.l >= DARK_BOTTOM) : offered;
}

function bottomWish(pick: Candidate, dyeing: Dyeing): Swatch {
  const wish = storyBottom(pick, dyeing);
  const isHeavy = isSummerBottom(pick, dyeing.season) && wish.colour.l < DARK_BOTTOM;
  return isHeavy ? pickOne(dyeing.random, SUMMER_BOTTOMS) : wish;
}

function storyBottom({ garment }: Candidate, { story, spread, over, random }: Dyeing): Swatch {
  const paired = PAIRED[story.kind];
  const dark = darkBottom(garment, story, over);
  if (over) return random() < paired / 2 ? story.second : dark;
  if (spread === 'main-above') return random() < paired ? story.second : dark;
  return story.main;
}

/** Paler than this a coat is the day's, whatever its cut. */
const DEEP_COAT = 0.55;

function eveningCoatWish({ story: { main }, random }: Dyeing): Swatch {
  const isDeep = main.colour.l < DEEP_COAT && !isBrown(main);
  return isDeep && random() >= COAT_IN_NEUTRAL ? main : pickOne(random, EVENING_NEUTRALS);
}

export function wishFor(pick: Candidate, dyeing: Dyeing): Swatch {
  const { story, spread, over, shown, leather, season, random } = dyeing;
  const { slot } = pick.garment;
  const paired = PAIRED[story.kind];
  switch (slot) {
    case 'dress':
      return over && random() < paired ? story.second : story.main;
    case 'coat':
      // Over evening clothes a day's coat is as deep as theirs.
      if (pick.garment.purpose === 'occasion' || dyeing.light === 'evening') return eveningCoatWish(dyeing);
      return random() < COAT_IN_NEUTRAL ? pickOne(random, COAT_NEUTRALS) : story.main;
    case 'layer':
      // A sand tuxedo is a day's blazer.
      if (pick.garment.purpose === 'occasion' && isBrown(story.main))
        return pickOne(random, EVENING_NEUTRALS);
      return story.main;
    case 'top':
      // A dress shirt in sky blue came from the office, one in cobalt under a bow tie from a stage.
      if (pick.garment.id === 'dress-shirt') return swatchNamed(NEUTRALS, random() < 0.6 ? 'white' : 'ivory');
      if (!over && spread === 'dark-above') return random() < paired / 2 ? story.second : story.dark;
      if (over || spread === 'main-below') return random() < paired ? story.second : story.light;
      return story.main;
    case 'bottom':
      return bottomWish(pick, dyeing);
    case 'shoes':
      return shoeWish(pick, dyeing);
    case 'bag':
      return bagWish(pick, dyeing);
    case 'gloves':
      if (pick.garment.purpose === 'occasion') return swatchNamed(NEUTRALS, 'black');
      if (pick.option.dye === 'knit') return knitGlovesWish(dyeing);
      if (leather.colour.l < GLOVE_LIGHTNESS) return leather;
      return swatchNamed(LEATHERS, shown.some(isBrownTone) ? 'chocolate' : 'black');
    case 'hat':
      if (isHat(pick.garment.cut, 'bucket')) return story.light;
      if (isFelt(pick.garment)) return feltWish(dyeing);
      if (season === 'cold') return echoOf(story, shown) ?? darkKnit(story);
      return random() < 0.6 ? (echoOf(story, shown) ?? story.dark) : story.light;
    case 'scarf':
      if (pick.garment.id === BOW_TIE) return swatchNamed(NEUTRALS, 'black');
      if (pick.garment.cut.type === 'tie') return tieWish(dyeing);
      return random() < 0.6 ? story.accent : story.light;
    case 'hosiery':
      return pick.option.dye === 'shirting' ? story.light : story.dark;
    default:
      return leather;
  }
}
