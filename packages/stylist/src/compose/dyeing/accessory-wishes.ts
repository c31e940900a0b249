import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import type { ColourStory } from '../../colour/harmony.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Garment } from '../../garments/garment.ts';
import { BOW_TIE } from '../../garments/scarves.ts';
import { isHat } from '../../garments/silhouette.ts';
import { pickOne } from '../../random.ts';
import { isBackpack } from '../../rules/bag-traits.ts';
import { shoeTraits } from '../../rules/shoe-traits.ts';
import type { Candidate } from '../garment-pool.ts';
import { type Dyeing, darkBeside, echoOf, isBrown, isBrownTone } from './dyeing.ts';

const BLACK = swatchNamed(NEUTRALS, 'black');

const OF_LEATHER: ReadonlySet<Dye> = new Set(['leather', 'hide']);
/** Leathers of shoes that opaque tights are worn with. */
const UNDER_TIGHTS = ['black', 'black', 'black', 'oxblood'].map((name) => swatchNamed(LEATHERS, name));

/** Shoes dyed to match are a bridesmaid's: now and then, by day and after dark. */
const ECHOING_SHOES = { day: 0.06, evening: 0.2 } as const;
const ACCENT_SHOE_CHROMA = 0.145;
const ECHOING_BAGS = 0.5;

/** Where nothing else has a colour a bag may bring one as strong as this. */
const ACCENT_BAGS = 0.35;
const ACCENT_CHROMA = 0.1;

/** What a holdall comes in beside kit without a colour. */
export const KIT_BAGS = ['navy', 'charcoal'].map((name) => swatchNamed(NEUTRALS, name));

/** Shoes and bags of canvas and rubber are white, dark or the look's colour: in tan they look like bad leather. */
const CANVAS: ReadonlySet<Dye> = new Set(['cloth', 'sport']);

const isNavyAtHome = (story: ColourStory, shown: readonly Oklch[]) =>
  darkBeside(story, shown).name === 'navy';

/** Navy canvas is a stray where nothing is blue. */
function canvasShoes(echo: Swatch | undefined, { story, shown, random }: Dyeing): Swatch {
  const roll = random();
  if (roll >= 0.85 && echo) return echo;
  return roll >= 0.6 && isNavyAtHome(story, shown) ? story.dark : story.light;
}

/** Raw canvas is the summer's: white looks like a shopping bag, navy is a block. In the cold a bag is as brown as its straps. */
function canvasBag(echo: Swatch | undefined, { leather, season, random }: Dyeing): Swatch {
  if (season !== 'hot') return leather;
  return echo && random() < ECHOING_BAGS ? echo : swatchNamed(NEUTRALS, 'oatmeal');
}

/** Canvas shoes keep below this chroma: in jade they are all one sees. */
const QUIET_CANVAS = 0.09;

/** What satin, velvet and sequins come in that repeat nothing: black, or navy beside something blue. */
export const eveningDark = (story: ColourStory, shown: readonly Oklch[]): Swatch =>
  isNavyAtHome(story, shown) ? story.dark : BLACK;

function shoeWish({ garment, option }: Candidate, dyeing: Dyeing): Swatch {
  const { story, tights, shown, leather, isLeatherPlain, random } = dyeing;
  const echo = echoOf(story, shown);
  if (tights && OF_LEATHER.has(option.dye)) return pickOne(random, UNDER_TIGHTS);
  if (option.dye === 'evening') {
    if (tights) return BLACK;
    if (echo && random() < ECHOING_SHOES.evening) return echo;
    return eveningDark(story, shown);
  }
  if (CANVAS.has(option.dye)) {
    const isLoud = echo !== undefined && echo.colour.c > QUIET_CANVAS;
    return canvasShoes(isLoud ? undefined : echo, dyeing);
  }
  if (option.dye === 'workwear') return story.dark;
  if (isLeatherPlain) return leather;
  const takesEcho = shoeTraits(garment)?.colour === 'accent' && echo && echo.colour.c <= ACCENT_SHOE_CHROMA;
  return takesEcho && random() < ECHOING_SHOES.day ? echo : story.leather;
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

const backpackOf = (season: Dyeing['season']) => swatchNamed(NEUTRALS, season === 'hot' ? 'camel' : 'navy');

/** Satin, velvet and sequins: pale leather would come out pink in them. */
export const OF_EVENING_CLOTH: ReadonlySet<Dye> = new Set(['evening', 'jewel']);

/** What satin and sequins beside metal shoes are dyed in: grey beside silver, sand beside any gold. */
const clothOfMetal = ({ metal }: ColourStory) =>
  swatchNamed(NEUTRALS, metal.name === 'silver' ? 'pearl grey' : 'sand');

function bagWish(pick: Candidate, dyeing: Dyeing): Swatch {
  const { garment, option } = pick;
  const { story, shown, leather, isLeatherPlain, isMetalShod, isShodInColour, season, random } = dyeing;
  if (isLeatherPlain && option.dye === 'leather') return leather;
  const roll = random();
  const echo = echoOf(story, shown);
  // Beside kit any colour that is not worn would be one more: the bag repeats what is, or is as dark as its darkest.
  if (garment.purpose === 'sport') return kitBag(shown, random);
  // A messenger's bag is leather by nature, whoever wears it, and in the heat a brown one.
  if (garment.id === MESSENGER)
    return season === 'hot' && leather.name === 'black' ? swatchNamed(LEATHERS, 'tan') : leather;
  // Pale straps on the chest would be a pair of braces, brown ones are heavy in the heat.
  if (isBackpack(garment)) return echo ?? (isBrown(story.dark) ? backpackOf(season) : story.dark);
  if (CANVAS.has(option.dye)) return canvasBag(echo, dyeing);
  const cloth = isMetalShod && option.dye === 'evening' ? clothOfMetal(story) : BLACK;
  const plain = OF_EVENING_CLOTH.has(option.dye) ? cloth : leather;
  if (echo) return !isShodInColour && (isMetalShod || roll < ECHOING_BAGS) ? echo : plain;
  const isAlone = shown.every(isNeutral) && story.accent.colour.c >= ACCENT_CHROMA;
  return isAlone && roll < ACCENT_BAGS ? story.accent : plain;
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
  return nearestSwatch(
    shown.find((colour) => isNeutral(colour) && isBrownTone(colour)) ?? darkestOf(shown),
    FELTS,
  );
}

/** A brown beanie goes with no kit, brown knitted gloves look like hands, and navy is a stray where nothing is blue. */
export const darkKnit = (story: ColourStory, shown: readonly Oklch[]) => {
  const isStray = isBrown(story.dark) || (story.dark.name === 'navy' && !isNavyAtHome(story, shown));
  return isStray ? swatchNamed(NEUTRALS, 'charcoal') : story.dark;
};

/** Gloves are darker than this: in tan or cognac they look like somebody else's hands. */
const GLOVE_LIGHTNESS = 0.4;

/** Paler knitted gloves look like rubber ones, OKLCH lightness. */
const PALE_GLOVES = 0.7;

function glovesWish({ garment, option }: Candidate, { story, shown, leather }: Dyeing): Swatch {
  if (garment.purpose === 'occasion') return BLACK;
  if (option.dye === 'knit') {
    // In the very colour of the coat gloves are precious.
    const echo = echoOf(story, shown.slice(1));
    return echo && !isBrown(echo) && echo.colour.l < PALE_GLOVES ? echo : darkKnit(story, shown);
  }
  if (leather.colour.l < GLOVE_LIGHTNESS) return leather;
  return swatchNamed(LEATHERS, isBrown(leather) || shown.some(isBrownTone) ? 'chocolate' : 'black');
}

function hatWish({ garment }: Candidate, dyeing: Dyeing): Swatch {
  const { story, shown, season, random } = dyeing;
  if (isHat(garment.cut, 'bucket')) return story.light;
  if (isFelt(garment)) return feltWish(dyeing);
  if (season === 'cold') return echoOf(story, shown) ?? darkKnit(story, shown);
  return random() < 0.6 ? (echoOf(story, shown) ?? story.dark) : story.light;
}

/** A scarf brings the one colour where nothing else has any, repeats what is under the coat, or is as light or dark as goes with all. */
function scarfWish({ story, shown, random }: Dyeing): Swatch {
  const roll = random();
  if (roll < 0.4) return story.light;
  const brings = shown.every(isNeutral) && !isNeutral(story.accent.colour) ? story.accent : undefined;
  return brings ?? echoOf(story, shown.slice(1)) ?? (isBrown(story.dark) ? story.light : story.dark);
}

/** What a piece beside the clothes wishes to come in, before the dye of its cloth and its neighbours are asked. */
export function accessoryWish(pick: Candidate, dyeing: Dyeing): Swatch {
  const { story, leather } = dyeing;
  switch (pick.garment.slot) {
    case 'shoes':
      return shoeWish(pick, dyeing);
    case 'bag':
      return bagWish(pick, dyeing);
    case 'gloves':
      return glovesWish(pick, dyeing);
    case 'hat':
      return hatWish(pick, dyeing);
    case 'scarf':
      if (pick.garment.id === BOW_TIE) return BLACK;
      if (pick.garment.cut.type === 'tie') return tieWish(dyeing);
      return scarfWish(dyeing);
    case 'hosiery':
      return pick.option.dye === 'shirting' ? story.light : story.dark;
    default:
      return leather;
  }
}
