import type { BodyShape } from '@glow/api';
import { colourDifference, hueDistance } from '../colour/difference.ts';
import { type Dye, nearestSwatch, swatchesOf } from '../colour/dye.ts';
import { type ColourStory, takesDye } from '../colour/harmony.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { Oklch } from '../colour/oklch.ts';
import { PAIRED } from '../colour/story-kind.ts';
import { CHROMATICS, LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../colour/swatches.ts';
import type { Slot } from '../garments/garment.ts';
import { isClosedFront, isShorts } from '../garments/silhouette.ts';
import { pickOne } from '../random.ts';
import { MAIN_SLOTS } from '../rules/outfit-reading.ts';
import { shoeTraits } from '../rules/shoe-traits.ts';
import type { Cast } from './casting.ts';
import type { Candidate } from './garment-pool.ts';

/** A dye without the very colour answers with one of its hue. */
const SAME_HUE = 22;
const ACCENT_SHOES = 0.3;
const ACCENT_SHOE_CHROMA = 0.145;

/** Gloves are darker than this. */
const PALE_LEATHER = 0.7;
const DARK_LEATHERS = ['cognac', 'chocolate', 'black'].map((name) => swatchNamed(LEATHERS, name));
const DARK_SHOES = ['chocolate', 'black'].map((name) => swatchNamed(LEATHERS, name));
/** Shoes that opaque tights run on into. */
const UNDER_TIGHTS = ['chocolate', 'black', 'black', 'oxblood'].map((name) => swatchNamed(LEATHERS, name));
const ECHOING_BAGS = 0.5;
/** Where nothing else has a colour a bag may bring one as strong as this. */
const ACCENT_BAGS = 0.35;
const ACCENT_CHROMA = 0.1;
const ECHOING_SPORT_BAGS = 0.8;
/** A bag or shoe this near a piece of clothing repeats it: ΔE_ok, or degrees of hue between two colours. */
const ECHO_DIFFERENCE = 0.1;
const ECHO_HUE = 18;
const COAT_IN_NEUTRAL = 0.25;

/** How the colours of a story are spread over the pieces. */
type Spread = 'main-above' | 'main-below' | 'dark-above' | 'set';

const DEEP_NEUTRALS = ['navy', 'charcoal', 'black', 'chocolate', 'slate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);
const COAT_NEUTRALS = ['camel', 'oatmeal', 'beige', 'stone', 'charcoal', 'navy', 'chocolate'].map((name) =>
  swatchNamed(NEUTRALS, name),
);
const EVENING_NEUTRALS = ['black', 'navy', 'ivory'].map((name) => swatchNamed(NEUTRALS, name));
/** What pieces that touch should differ by (ΔE_ok), a little above the gate. */
const READABLE = 0.13;
const SET_CLOTHS = new Set(['linen', 'satin', 'wool', 'plain', 'tweed']);

/** The colour a dye comes nearest to a wish with. */
function dyed(dye: Dye, wish: Swatch): Oklch {
  if (takesDye(dye, wish)) return wish.colour;
  const offered = swatchesOf(dye);
  const sameHue = offered.filter(
    ({ colour }) => !isNeutral(colour) && hueDistance(colour.h, wish.colour.h) <= SAME_HUE,
  );
  return nearestSwatch(wish.colour, isNeutral(wish.colour) || sameHue.length === 0 ? offered : sameHue)
    .colour;
}

const ownColours: ReadonlySet<Dye> = new Set(['denim', 'metal', 'straw', 'trainer', 'dark']);

/** Shoes of canvas and rubber are white, dark or the look's colour: in tan they look like bad leather. */
const CANVAS: ReadonlySet<Dye> = new Set(['cloth', 'sport']);
function canvasOf(echo: Swatch | undefined, { light, dark }: ColourStory, random: () => number): Swatch {
  const roll = random();
  if (roll < 0.5) return light;
  return roll < 0.75 || !echo ? dark : echo;
}

const echoes = (colour: Oklch) => (other: Oklch) =>
  colourDifference(colour, other) < ECHO_DIFFERENCE ||
  (!isNeutral(colour) && !isNeutral(other) && hueDistance(colour.h, other.h) < ECHO_HUE);

/** The colour of the story that a small piece repeats: the accent where clothes show it, else the second, else the main. */
const echoOf = ({ accent, second, main }: ColourStory, shown: readonly Oklch[]) =>
  [accent, second, main].find(({ colour }) => !isNeutral(colour) && shown.some(echoes(colour)));

interface Dyeing {
  readonly story: ColourStory;
  readonly spread: Spread;
  readonly over: Slot | undefined;
  /** Tights are worn. */
  readonly tights: boolean;
  /** The colours of the clothes that show, which come before shoes and bag. */
  readonly shown: readonly Oklch[];
  /** One for the whole look: that of the shoes, once they are dyed. */
  readonly leather: Swatch;
  readonly random: () => number;
}

function shoeWish({ garment, option }: Candidate, { story, tights, shown, random }: Dyeing): Swatch {
  const echo = echoOf(story, shown);
  if (tights && option.dye === 'leather') return pickOne(random, UNDER_TIGHTS);
  if (option.dye === 'evening') {
    if (tights) return swatchNamed(NEUTRALS, 'black');
    return echo && random() < 0.6 ? echo : story.dark;
  }
  if (CANVAS.has(option.dye)) return canvasOf(echo, story, random);
  if (option.dye === 'workwear') return story.dark;
  const takesEcho = shoeTraits(garment)?.colour === 'accent' && echo && echo.colour.c <= ACCENT_SHOE_CHROMA;
  return takesEcho && random() < ACCENT_SHOES ? echo : story.leather;
}

function bagWish({ garment }: Candidate, { story, shown, leather, random }: Dyeing): Swatch {
  const roll = random();
  const echo = echoOf(story, shown);
  // Beside kit a leather colour would be one more: the bag repeats what is worn, or is dark.
  if (garment.purpose === 'sport') return (roll < ECHOING_SPORT_BAGS && echo) || story.dark;
  if (echo) return roll < ECHOING_BAGS ? echo : leather;
  const isAlone = shown.every(isNeutral) && story.accent.colour.c >= ACCENT_CHROMA;
  return isAlone && roll < ACCENT_BAGS ? story.accent : leather;
}

/** What bag, belt and gloves of a look are made of beside these shoes: the same leather, black beside satin and metal. */
function leatherBeside({ option: { dye } }: Candidate, colour: Oklch): Swatch | undefined {
  if (dye === 'evening' || dye === 'metal') return swatchNamed(LEATHERS, 'black');
  return dye === 'leather' || dye === 'dark' ? nearestSwatch(colour, swatchesOf('leather')) : undefined;
}

function wishFor(pick: Candidate, dyeing: Dyeing): Swatch {
  const { story, spread, over, shown, leather, random } = dyeing;
  const { slot } = pick.garment;
  const paired = PAIRED[story.kind];
  switch (slot) {
    case 'dress':
      return over && random() < paired ? story.second : story.main;
    case 'coat':
      if (random() >= COAT_IN_NEUTRAL) return story.main;
      return pickOne(random, pick.garment.purpose === 'occasion' ? EVENING_NEUTRALS : COAT_NEUTRALS);
    case 'layer':
      return story.main;
    case 'top':
      if (!over && spread === 'dark-above') return random() < paired / 2 ? story.second : story.dark;
      if (over || spread === 'main-below') return random() < paired ? story.second : story.light;
      return story.main;
    case 'bottom':
      if (over) return random() < paired / 2 ? story.second : story.dark;
      if (spread === 'main-above') return random() < paired ? story.second : story.dark;
      return story.main;
    case 'shoes':
      return shoeWish(pick, dyeing);
    case 'bag':
      return bagWish(pick, dyeing);
    case 'gloves':
      if (pick.garment.purpose === 'occasion') return swatchNamed(NEUTRALS, 'black');
      return leather.colour.l < PALE_LEATHER ? leather : pickOne(random, DARK_LEATHERS);
    case 'hat':
      return random() < 0.6 ? (echoOf(story, shown) ?? story.dark) : story.light;
    case 'scarf':
      return random() < 0.6 ? story.accent : story.light;
    case 'hosiery':
      return pick.option.dye === 'shirting' ? story.light : story.dark;
    default:
      return leather;
  }
}

/** Denim darker than this waits for cooler days, OKLCH lightness. */
const DARK_DENIM = 0.4;

function denims({ isHot }: Wearer): readonly Swatch[] {
  const all = swatchesOf('denim');
  return isHot ? all.filter(({ colour }) => colour.l > DARK_DENIM) : all;
}

function ownColour(
  { garment, option: { dye } }: Candidate,
  { story, wearer, random }: { story: ColourStory; wearer: Wearer; random: () => number },
): Oklch {
  if (dye === 'denim') return pickOne(random, denims(wearer)).colour;
  if (dye === 'metal') return story.metal.colour;
  if (dye === 'dark' && garment.slot === 'shoes') return nearestSwatch(story.dark.colour, DARK_SHOES).colour;
  if (dye === 'dark') return dyed('dark', random() < 0.6 ? story.dark : pickOne(random, DEEP_NEUTRALS));
  return pickOne(random, swatchesOf(dye)).colour;
}

function makesSet(a: Candidate | undefined, b: Candidate | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.option.name === b.option.name &&
    a.option.dye === b.option.dye &&
    SET_CLOTHS.has(a.option.name)
  );
}

const setOf = (picks: readonly Candidate[], over: Slot | undefined) =>
  picks.filter(({ garment: { slot } }) => slot === 'bottom' || slot === (over === 'layer' ? 'layer' : 'top'));

/** Two satins are one piece or a quarrel; on a field sets are as frequent as not. */
function setShare({ garment, option }: Candidate, shape: BodyShape): number {
  if (option.name === 'satin') return 1;
  return (garment.purpose === 'sport' ? 0.4 : 0.45) * (shape === 'Round' ? 2 : 1);
}

/** Where the light of a look goes on a shape: shares of the main colour above and of a dark top. */
const LIGHT: Readonly<Record<BodyShape, { readonly above: number; readonly dark: number }>> = {
  Pear: { above: 0.16, dark: 0.05 },
  'Inverted Triangle': { above: 0.4, dark: 0.32 },
  Rectangle: { above: 0.5, dark: 0.12 },
  Hourglass: { above: 0.5, dark: 0.12 },
  Round: { above: 0.55, dark: 0.15 },
};

function pickSpread(picks: readonly Candidate[], wearer: Wearer, random: () => number): Spread {
  const shape = wearer.bodyShape;
  const at = (slot: Slot) => picks.find(({ garment }) => garment.slot === slot);
  const upper = at('layer') ?? at('top');
  const lower = at('bottom');
  const isRomper = wearer.presentation === 'masculine' && lower !== undefined && isShorts(lower.garment.cut);
  if (upper && makesSet(upper, lower) && !isRomper && random() < setShare(upper, shape)) return 'set';
  if (lower?.option.dye === 'denim' || lower?.option.dye === 'dark') return 'main-above';
  const roll = random();
  const { above, dark } = LIGHT[shape];
  if (roll < dark) return 'dark-above';
  return roll < dark + above ? 'main-above' : 'main-below';
}

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
const suitingFor = (wearer: Wearer, random: () => number): readonly Swatch[] => {
  if (wearer.presentation === 'feminine') return [];
  return random() < DARK_SUITING ? [pickOne(random, EVENING_DARKS)] : EVENING_COLOURS;
};

function suited(own: Oklch, { garment, option }: Candidate, suiting: readonly Swatch[]): Oklch {
  if (suiting.length === 0 || option.dye !== 'evening' || garment.slot === 'top') return own;
  return nearestSwatch(own, garment.slot === 'shoes' ? EVENING_LEATHERS : suiting).colour;
}

/** What of a person a look's colours depend on. */
type Wearer = Pick<Cast, 'bodyShape' | 'presentation'> & { readonly isHot?: boolean };

/** The colour, or another of the story, that its neighbours leave readable. */
function toldApart(
  own: Oklch,
  pick: Candidate,
  {
    story,
    suiting,
    wearer,
  }: { readonly story: ColourStory; readonly suiting: readonly Swatch[]; readonly wearer: Wearer },
  worn: readonly Oklch[],
): Oklch {
  const { dye } = pick.option;
  const reads = (colour: Oklch) => worn.every((other) => colourDifference(colour, other) >= READABLE);
  if (reads(own)) return own;
  const others =
    dye === 'denim'
      ? denims(wearer).map(({ colour }) => colour)
      : [story.second, story.light, story.dark, story.main].map((wish) =>
          suited(dyed(dye, wish), pick, suiting),
        );
  return others.find(reads) ?? own;
}

/** What hosiery takes its colour from: tights run on into the shoes, fine socks into the trousers. */
function matchedBy({ garment }: Candidate, picks: readonly Candidate[]): Candidate | undefined {
  const { cut } = garment;
  if (cut.type === 'tights') return picks.find((pick) => pick.garment.slot === 'shoes');
  if (cut.type !== 'socks' || cut.gauge !== 'fine') return undefined;
  return picks.find((pick) => pick.garment.cut.type === 'trousers' || pick.garment.cut.type === 'jumpsuit');
}

const UPPER: readonly Slot[] = ['coat', 'layer', 'top', 'dress'];
/** The clothes that a small piece lies on, or is seen right beside. */
const BESIDE: Partial<Record<Slot, readonly Slot[]>> = {
  hat: UPPER,
  scarf: UPPER,
  bag: [...UPPER, 'bottom'],
};

/** The colour of a bag, hat or scarf, or another of the story where it would melt into the clothes beside it. */
function setOff(own: Oklch, pick: Candidate, { story, leather }: Dyeing, beside: readonly Oklch[]): Oklch {
  const reads = (colour: Oklch) => beside.every((other) => colourDifference(colour, other) >= READABLE);
  if (reads(own)) return own;
  const { accent, dark, light, second } = story;
  const wishes =
    pick.garment.slot === 'bag' ? [leather, accent, dark, light, second] : [accent, light, dark, second];
  return wishes.map((wish) => dyed(pick.option.dye, wish)).find(reads) ?? own;
}

/** Gives every chosen garment its colour from one story, pieces of a set the same. */
export function dyeGarments(
  picks: readonly Candidate[],
  story: ColourStory,
  wearer: Wearer,
  random: () => number,
): ReadonlyMap<Candidate, Oklch> {
  const spread = pickSpread(picks, wearer, random);
  const suiting = suitingFor(wearer, random);
  const cover = picks.find(({ garment }) => garment.slot === 'coat' || garment.slot === 'layer')?.garment;
  const over = cover?.slot;
  const hidesTop = cover !== undefined && isClosedFront(cover.cut);
  const shown: Oklch[] = [];
  const colours = new Map<Candidate, Oklch>();
  const worn: Oklch[] = [];
  const tights = picks.some(({ garment }) => garment.cut.type === 'tights');
  const set = spread === 'set' ? setOf(picks, over) : [];
  const setDye = set[0]?.option.dye;
  let leather = story.leather;
  for (const pick of picks) {
    const { dye } = pick.option;
    const dyeing = { story, spread, over, tights, shown, leather, random };
    const wish = wishFor(pick, dyeing);
    const matched = matchedBy(pick, picks);
    const other = matched && colours.get(matched);
    const wished = other
      ? nearestSwatch(other, swatchesOf(dye)).colour
      : ownColours.has(dye)
        ? ownColour(pick, { story, wearer, random })
        : dyed(dye, wish);
    const isOfSet = setDye !== undefined && set.includes(pick);
    const own = suited(isOfSet ? dyed(setDye, story.main) : wished, pick, suiting);
    const beside = picks
      .filter((other) => BESIDE[pick.garment.slot]?.includes(other.garment.slot))
      .filter((other) => !(hidesTop && other.garment.slot === 'top'))
      .flatMap((other) => colours.get(other) ?? []);
    const isMain = MAIN_SLOTS.has(pick.garment.slot);
    const apart = () =>
      isMain ? toldApart(own, pick, { story, suiting, wearer }, worn) : setOff(own, pick, dyeing, beside);
    const colour = isOfSet ? own : apart();
    if (isMain) {
      worn.push(colour);
      if (!(hidesTop && pick.garment.slot === 'top')) shown.push(colour);
    }
    colours.set(pick, colour);
    if (pick.garment.slot === 'shoes') leather = leatherBeside(pick, colour) ?? leather;
  }
  return colours;
}
