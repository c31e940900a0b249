import type { BodyShape } from '@glow/api';
import { ACCESSORY_SLOTS } from '../garments/garment.ts';
import {
  fillsNeckline,
  isClosedFront,
  isHat,
  isTunic,
  necklineOf,
  sleeveOf,
} from '../garments/silhouette.ts';
import { isUmbrella } from '../rules/bag-traits.ts';
import { baresNeck, tiesBow } from '../rules/bares-neck.ts';
import { isAgainstCold, WINTER_COAT_CLO } from '../rules/felt-weather.ts';
import { isGown } from '../rules/gates/evening-pieces.gate.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { isForHeat } from '../rules/warmth-range.ts';
import { addBowTie, addTie } from './add-tie.ts';
import { isCovered } from './casting.ts';
import {
  addBelt,
  addFinishingPiece,
  addHat,
  addWrap,
  DRESSED_UP,
  hasHatRoom,
  hasRollNeck,
  isOpera,
  isSquare,
} from './finishing-piece.ts';
import { type Asked, fittingBag } from './fitting-bag.ts';
import type { Candidate } from './garment-pool.ts';
import type { Selection } from './selection.ts';

const CHANCES = {
  ...{ bag: 0.72, sportBag: 0.42, hat: 0.4, scarf: 0.7, necklace: 0.45, sunglasses: 0.25 },
  ...{ neckerchief: 0.3, opera: 0.15 },
  ...{ formalTie: 1, officeTie: 0.4, bowTie: 0.95 },
  ...{ earrings: 0.4, bracelet: 0.25, gloves: 0.25 },
} as const;
/** A look carries no more than this beside bag, shoes and hosiery. */
const MAX_ACCESSORIES = 2;

/** A belt is offered gladly where the waist is the line to draw. */
const BELT_CHANCES: Readonly<Record<BodyShape, number>> = {
  Hourglass: 0.75,
  Rectangle: 0.5,
  Pear: 0.45,
  Round: 0.1,
  'Inverted Triangle': 0.35,
};
/** A man's tucked shirt is finished by a belt; without one a top that may hang does. */
const BELTED_MEN = 0.6;

const isSunHat = ({ garment }: Candidate) => isHat(garment.cut, 'straw');

/** A scarf over a coat by chance, a warm one wherever the coat lets the cold in. */
function addScarf(selection: Selection, random: () => number, { brief: { faces }, cast }: Asked): boolean {
  const isFeminine = cast.presentation === 'feminine';
  const coat = selection.garment('coat');
  const base = selection.garment('dress') ?? selection.garment('top');
  if (!coat || !base || !faces.includes('cold') || hasRollNeck(selection)) return false;
  if (baresNeck(coat.cut, base.cut)) {
    // A snood stands above a V like a brace.
    const isV = necklineOf(base.cut) === 'v';
    const warms = ({ garment }: Candidate) => isAgainstCold(garment) && !(isV && garment.id === 'snood');
    return selection.add('scarf', warms) !== undefined;
  }
  const suits = ({ garment }: Candidate) => isFeminine || isAgainstCold(garment);
  return random() < CHANCES.scarf && selection.add('scarf', suits) !== undefined;
}

/** How often a man in a jacket wears a tie: mostly to a formal occasion. */
function tieChance({ brief: { needs, formality }, cast }: Asked): number {
  if (cast.presentation === 'feminine' || formality.target < DRESSED_UP) return 0;
  return needs === 'polish' ? CHANCES.formalTie : CHANCES.officeTie;
}

function addNeckwear(selection: Selection, random: () => number, asked: Asked, sport: boolean): void {
  const { cast } = asked;
  const base = selection.garment('dress') ?? selection.garment('top');
  const over = selection.garment('coat') ?? selection.garment('layer');
  const neckline = base && necklineOf(base.cut);
  const bow = tiesBow(base?.cut);
  const closed = !bow && (neckline === 'crew' || neckline === 'collar');
  if (cast.presentation !== 'feminine' && random() < CHANCES.bowTie && addBowTie(selection, asked)) return;
  if (random() < tieChance(asked) && addTie(selection, asked)) return;
  if (addScarf(selection, random, asked) || cast.presentation !== 'feminine') return;
  if (!over && closed && !sport && !isForHeat(asked.brief) && random() < CHANCES.neckerchief) {
    selection.add('scarf', isSquare);
  } else if (
    !(over && isClosedFront(over.cut)) &&
    !sport &&
    !bow &&
    !isTunic(base?.cut) &&
    neckline !== 'roll' &&
    neckline !== 'hood' &&
    !fillsNeckline(base?.cut) &&
    random() < CHANCES.necklace
  ) {
    selection.add(
      'necklace',
      ({ garment: { cut } }) => neckline !== 'crew' || (cut.type === 'necklace' && cut.shape !== 'pendant'),
    );
  }
}

const hasRoom = (selection: Selection) =>
  ACCESSORY_SLOTS.filter((slot) => selection.garment(slot)).length < MAX_ACCESSORIES;

/** Jewellery where skin shows for it, gloves with a coat. */
function addSmallThings(selection: Selection, random: () => number, { brief, cast }: Asked): void {
  const earsShow = cast.head === 'headwrap' || hairTraits(cast.hair.style).ears === 'free';
  const upper = [selection.garment('coat'), selection.garment('layer'), selection.garment('top')];
  const sleeved = [...upper, selection.garment('dress')].some(
    (garment) => garment && (sleeveOf(garment.cut) === 'long' || garment.cut.type === 'cape'),
  );
  if (earsShow && hasRoom(selection) && random() < CHANCES.earrings) selection.add('earrings');
  if (!sleeved && hasRoom(selection) && random() < CHANCES.bracelet) selection.add('bracelet');
  const cold = (selection.garment('coat')?.clo ?? 0) >= WINTER_COAT_CLO && !brief.faces.includes('hot');
  if (cold && random() < CHANCES.gloves) selection.add('gloves', (pick) => !isOpera(pick));
  const bare = selection.garment('dress');
  // Opera gloves belong to gowns.
  if (
    bare &&
    isGown(bare) &&
    !isForHeat(brief) &&
    !sleeved &&
    sleeveOf(bare.cut) === 'none' &&
    random() < CHANCES.opera
  )
    selection.add('gloves', isOpera);
}

/** Bag, hat, neckwear, sunglasses, belt and jewellery, each by chance and where there is room for it; never none of them. */
export function addExtras(selection: Selection, random: () => number, asked: Asked): void {
  addByChance(selection, random, asked);
  addWrap(selection, random, asked);
  addFinishingPiece(selection, random, asked);
}

function addByChance(selection: Selection, random: () => number, asked: Asked): void {
  const { brief, cast, place } = asked;
  const base = selection.garment('dress') ?? selection.garment('top');
  const sport = base?.purpose === 'sport';
  const outdoors = sceneTraits(place.name).setting === 'outdoors';
  const easy = brief.faces.length < 3 && brief.formality.target < DRESSED_UP;
  const rains = sceneTraits(place.name).falls === 'rain';
  if (rains) selection.add('bag', ({ garment }) => isUmbrella(garment));
  else if (random() < (sport ? CHANCES.sportBag : CHANCES.bag))
    selection.add('bag', fittingBag(selection, asked, sport));
  if (hasHatRoom(asked) && easy && outdoors && random() < CHANCES.hat)
    addHat(selection, asked, (pick) => (sport ? !isSunHat(pick) : pick.garment.purpose !== 'sport'));
  if (isCovered(cast)) return;
  addNeckwear(selection, random, asked, sport);
  if (
    brief.faces.includes('hot') &&
    outdoors &&
    easy &&
    !hasRollNeck(selection) &&
    random() < CHANCES.sunglasses
  ) {
    selection.add('glasses');
  }
  const over = selection.garment('coat') ?? selection.garment('layer');
  if (cast.presentation === 'masculine' && random() < BELTED_MEN) addBelt(selection, cast);
  const isBelted = over !== undefined || selection.garment('belt') !== undefined;
  if (!isBelted && hasRoom(selection) && random() < BELT_CHANCES[cast.bodyShape]) addBelt(selection, cast);
  if (!sport) addSmallThings(selection, random, asked);
}
