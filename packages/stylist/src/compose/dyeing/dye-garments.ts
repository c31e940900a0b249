import { type Dye, nearestSwatch, swatchesOf } from '../../colour/dye.ts';
import type { ColourStory } from '../../colour/harmony.ts';
import { isNeutral } from '../../colour/neutral.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { LEATHERS, NEUTRALS, type Swatch, swatchNamed } from '../../colour/swatches.ts';
import type { Garment } from '../../garments/garment.ts';
import { isClosedFront } from '../../garments/silhouette.ts';
import { pickOne } from '../../random.ts';
import { MAIN_SLOTS } from '../../rules/outfit-reading.ts';
import type { Candidate } from '../garment-pool.ts';
import { allowedColours } from './allowed-colours.ts';
import { pickSpread, setOf } from './colour-spread.ts';
import { wishFor } from './colour-wishes.ts';
import { type Dyeing, darkBeside, dyed, echoes } from './dyeing.ts';
import { suited, suitingFor, suitingOf } from './evening-suiting.ts';
import {
  BESIDE,
  BROWN_LEATHERS,
  denims,
  leatherApart,
  setOff,
  toldApart,
  type Wearer,
} from './told-apart.ts';

const DARK_SHOES = ['chocolate', 'black'].map((name) => swatchNamed(LEATHERS, name));

const DEEP_NEUTRALS = ['navy', 'charcoal', 'black', 'chocolate'].map((name) => swatchNamed(NEUTRALS, name));

/** Cream leather on a man's belt and bag looks borrowed. */
const MENS_LEATHERS = LEATHERS.filter(({ colour }) => colour.l < 0.7);

/** Dyes of shoes that a bag can be matched to. */
const LIKE_LEATHER: ReadonlySet<Dye> = new Set(['leather', 'hide', 'dark', 'evening']);

/** Corduroy is ivory or deep: in a pastel nobody takes it for corduroy. */
const CORDS = swatchesOf('suiting').filter(({ colour }) => isNeutral(colour) || colour.l <= 0.7);

const ownColours: ReadonlySet<Dye> = new Set(['denim', 'metal', 'straw', 'trainer', 'dark']);

/**
 * What bag, belt and gloves of a look are made of beside these shoes: leather in their colour, pale beside metal.
 */
function leatherBeside({ option: { dye } }: Candidate, colour: Oklch): Swatch | undefined {
  if (dye === 'metal') return nearestSwatch(colour, LEATHERS);
  return LIKE_LEATHER.has(dye) ? nearestSwatch(colour, swatchesOf('leather')) : undefined;
}

/** Dark shoes are brown only where the leather of the look is. */
function darkShoes({ dark, leather }: ColourStory): Oklch {
  return BROWN_LEATHERS.includes(leather)
    ? nearestSwatch(dark.colour, DARK_SHOES).colour
    : swatchNamed(LEATHERS, 'black').colour;
}

function ownColour(
  { garment, option: { dye } }: Candidate,
  { story, wearer, random }: { story: ColourStory; wearer: Wearer; random: () => number },
): Oklch {
  if (dye === 'denim') return pickOne(random, denims(wearer)).colour;
  if (dye === 'metal') return story.metal.colour;
  if (dye === 'dark' && garment.slot === 'shoes') return darkShoes(story);
  if (dye === 'dark') return dyed('dark', random() < 0.6 ? story.dark : pickOne(random, DEEP_NEUTRALS));
  return pickOne(random, swatchesOf(dye)).colour;
}

/** Brown tights look like bare legs, or like a hole beside them. */
const TIGHTS = ['black', 'charcoal', 'navy'].map((name) => swatchNamed(NEUTRALS, name));

/** What hosiery comes in: fine socks run on from the trousers, tights are black where the shoes are, else as dark as the look, in navy where something blue shows. */
function hosieryColour(
  { garment: { cut }, option: { dye } }: Candidate,
  picks: readonly Candidate[],
  colours: ReadonlyMap<Candidate, Oklch>,
  story: ColourStory,
  shown: readonly Oklch[],
): Oklch | undefined {
  const colourOf = (isIt: (garment: Garment) => boolean) => {
    const found = picks.find(({ garment }) => isIt(garment));
    return found && colours.get(found);
  };
  if (cut.type === 'tights') {
    const shoes = colourOf(({ slot }) => slot === 'shoes');
    const isBlackShod = shoes !== undefined && nearestSwatch(shoes, LEATHERS).name === 'black';
    const dark = darkBeside(story, shown);
    return isBlackShod || !TIGHTS.includes(dark) ? swatchNamed(NEUTRALS, 'black').colour : dark.colour;
  }
  if (cut.type !== 'socks' || cut.gauge !== 'fine') return undefined;
  const legs = colourOf((garment) => garment.cut.type === 'trousers' || garment.cut.type === 'jumpsuit');
  return legs && nearestSwatch(legs, swatchesOf(dye)).colour;
}

const isEvening = (picks: readonly Candidate[]) =>
  picks.some(({ garment: { purpose, slot } }) => purpose === 'occasion' && MAIN_SLOTS.has(slot));

/** Brown leather is for the day. */
const withEveningLeather = (story: ColourStory): ColourStory =>
  BROWN_LEATHERS.includes(story.leather) ? { ...story, leather: swatchNamed(LEATHERS, 'black') } : story;

/** Gives every chosen garment its colour from one story, pieces of a set the same. */
export function dyeGarments(
  picks: readonly Candidate[],
  dealt: ColourStory,
  wearer: Wearer,
  random: () => number,
): ReadonlyMap<Candidate, Oklch> {
  const light: Dyeing['light'] = wearer.needs === 'shine' || isEvening(picks) ? 'evening' : 'day';
  const story = light === 'evening' ? withEveningLeather(dealt) : dealt;
  const spread = pickSpread(picks, wearer, story.main.colour, random);
  const suiting = suitingFor(wearer, picks, light, random);
  const cover = picks.find(({ garment }) => garment.slot === 'coat' || garment.slot === 'layer')?.garment;
  const over = cover?.slot;
  const hidesTop = cover !== undefined && isClosedFront(cover.cut);
  const { season } = wearer;
  const shown: Oklch[] = [];
  const colours = new Map<Candidate, Oklch>();
  const worn: Oklch[] = [];
  const tights = picks.some(({ garment }) => garment.cut.type === 'tights');
  const set = spread === 'set' ? setOf(picks, over) : [];
  const setDye = set[0]?.option.dye;
  const isLeatherPlain = wearer.presentation === 'masculine';
  const isMetalShod = picks.some(({ garment, option }) => garment.slot === 'shoes' && option.dye === 'metal');
  let leather = isLeatherPlain ? nearestSwatch(story.leather.colour, MENS_LEATHERS) : story.leather;
  let isShodInColour = false;
  const hasLeatherBag = picks.some(
    ({ garment, option }) => garment.slot === 'bag' && option.dye === 'leather',
  );
  for (const pick of picks) {
    const { dye } = pick.option;
    if (isLeatherPlain && hasLeatherBag && pick.garment.slot === 'shoes')
      leather = leatherApart(leather, shown);
    const dyeing: Dyeing = {
      story,
      spread,
      over,
      tights,
      shown,
      leather,
      isLeatherPlain,
      isMetalShod,
      isShodInColour,
      season,
      needs: wearer.needs,
      light,
      random,
    };
    const wish = wishFor(pick, dyeing);
    const wished =
      hosieryColour(pick, picks, colours, story, shown) ??
      (ownColours.has(dye) ? ownColour(pick, { story, wearer, random }) : dyed(dye, wish));
    const isOfSet = setDye !== undefined && set.includes(pick);
    const cords = pick.option.name === 'corduroy' ? CORDS : undefined;
    const part = isOfSet ? 'of-a-suit' : 'alone';
    const suits = suitingOf(pick, suiting, part) ?? cords;
    const offered = ownColours.has(dye) ? suits : allowedColours(pick, { ...dyeing, ...wearer, part }, suits);
    const own = suited(isOfSet ? dyed(setDye, story.main) : wished, offered);
    const beside = picks
      .filter((other) => BESIDE[pick.garment.slot]?.includes(other.garment.slot))
      .filter((other) => !(hidesTop && other.garment.slot === 'top'))
      .flatMap((other) => colours.get(other) ?? []);
    const isMain = MAIN_SLOTS.has(pick.garment.slot);
    const apart = () =>
      isMain ? toldApart(own, pick, { story, offered, wearer }, worn) : setOff(own, pick, dyeing, beside);
    const colour = isOfSet ? own : apart();
    if (isMain) {
      worn.push(colour);
      if (!(hidesTop && pick.garment.slot === 'top')) shown.push(colour);
    }
    colours.set(pick, colour);
    if (pick.garment.slot !== 'shoes') continue;
    isShodInColour = pick.option.dye === 'evening' && shown.some(echoes(colour)) && !isNeutral(colour);
    if (!isShodInColour) leather = leatherBeside(pick, colour) ?? leather;
  }
  return colours;
}
