import { isMarkedCloth, isShiny } from '../garments/cloth-traits.ts';
import { ACCESSORY_SLOTS, type Slot } from '../garments/garment.ts';
import {
  closesToTheNeck,
  coversWrists,
  fillsNeckline,
  hasHood,
  isClosedFront,
  isHat,
  isTunic,
  necklineOf,
  takesTie,
} from '../garments/silhouette.ts';
import { shuffled } from '../random.ts';
import { tiesBow } from '../rules/bares-neck.ts';
import { typicalClo } from '../rules/clo.ts';
import { isAgainstCold, WINTER_COAT_CLO } from '../rules/felt-weather.ts';
import { goesWithHood } from '../rules/gates/hat-and-hair.gate.ts';
import { hairTraits } from '../rules/hair-traits.ts';
import { MAIN_SLOTS, totalClo } from '../rules/outfit-reading.ts';
import { sceneTraits } from '../rules/scene-traits.ts';
import { isForCold } from '../rules/warmth-range.ts';
import { addTie } from './add-tie.ts';
import { type Cast, isCovered, isFullFigure } from './casting.ts';
import { type Asked, fittingBag, isLastBag } from './fitting-bag.ts';
import type { Candidate } from './garment-pool.ts';
import type { Selection } from './selection.ts';

const WRAPS: readonly Slot[] = ['scarf', 'hat', 'gloves'];
/** Below this nobody wraps up, in clo. */
const WRAPPED_CLO = 1;

const DAY_OFF_BELOW = 3;
/** Hats and sunglasses go with looks less dressed than this. */
export const DRESSED_UP = 4;

/** A roll-neck takes no scarf, and no sunglasses above it. */
export const hasRollNeck = (selection: Selection): boolean => {
  const base = selection.garment('dress') ?? selection.garment('top');
  return base !== undefined && necklineOf(base.cut) === 'roll';
};

const has = (selection: Selection, slots: readonly Slot[]) =>
  slots.some((slot) => selection.garment(slot) !== undefined);

export const isOpera = ({ garment: { cut } }: Candidate) => cut.type === 'gloves' && cut.length === 'opera';
export const isSquare = ({ garment: { cut } }: Candidate) => cut.type === 'scarf' && cut.length === 'square';

/** Whether the hair leaves a hat room. */
export const hasHatRoom = ({ cast }: Asked): boolean =>
  cast.head === 'hair' && hairTraits(cast.hair.style).crown === 'flat';

/** A bucket hat is for jeans and shorts: neither a dress nor pressed trousers take it. */
function takesBucketHat(selection: Selection): boolean {
  const cut = selection.garment('bottom')?.cut;
  return cut !== undefined && !(cut.type === 'trousers' && cut.construction === 'tailored');
}

/** A felt hat is for a coat with lapels: over quilting, a hood or a zip it comes from another wardrobe. */
function takesFedora(selection: Selection): boolean {
  const cut = (selection.garment('coat') ?? selection.garment('layer'))?.cut;
  return cut === undefined || cut.type === 'cape' || (cut.type === 'jacket' && !cut.hood && !cut.zip);
}

/** Adds a hat where the hair leaves it room; a hood leaves it to a beanie or a cap. */
export function addHat(selection: Selection, asked: Asked, accepts: (pick: Candidate) => boolean): boolean {
  if (!hasHatRoom(asked)) return false;
  const isHooded = selection.picks.some(({ garment }) => hasHood(garment.cut));
  const fits = (pick: Candidate) =>
    accepts(pick) &&
    (!isHooded || goesWithHood(pick.garment)) &&
    (!isHat(pick.garment.cut, 'bucket') || takesBucketHat(selection)) &&
    (!isHat(pick.garment.cut, 'fedora') || takesFedora(selection));
  return selection.add('hat', fits) !== undefined;
}

/** From this much on it is cold enough for gloves, in clo. */
const BITING_CLO = typicalClo(8);

/** In the cold a throat that the coat and what is under it leave open gets a scarf. */
function coverThroat(selection: Selection, { cast }: Asked, warm: (pick: Candidate) => boolean): void {
  const base = selection.garment('dress') ?? selection.garment('top');
  const neckline = base && necklineOf(base.cut);
  const coat = selection.garment('coat');
  const isThroatWarm =
    neckline === 'roll' || neckline === 'hood' || (coat !== undefined && closesToTheNeck(coat.cut));
  if (!isThroatWarm && !isCovered(cast) && !has(selection, ['scarf', 'necklace']))
    selection.add('scarf', warm);
}

/** In the cold a winter coat, or kit in its place, is not all there is against it: a scarf, a hat or gloves. */
export function addWrap(selection: Selection, random: () => number, asked: Asked): void {
  const coat = selection.garment('coat');
  const { setting, light, falls } = sceneTraits(asked.place.name);
  const isSnowing = falls === 'snow';
  if (!coat && isSnowing && !has(selection, ['hat']))
    addHat(selection, asked, (pick) => isAgainstCold(pick.garment));
  // A beanie and gloves go with kit, not with a jacket and tie.
  const isKit = asked.brief.needs === 'sport' && isForCold(asked.brief);
  const isWintry = coat ? coat.clo >= WINTER_COAT_CLO : isKit;
  const isNightOut = light === 'evening' && falls === undefined;
  if (!isWintry || setting !== 'outdoors' || isNightOut) return;
  const clo = totalClo(selection.picks);
  if (clo < WRAPPED_CLO && !isSnowing) return;
  const warm = (pick: Candidate) => isAgainstCold(pick.garment) && !isOpera(pick);
  const isBare = !isCovered(asked.cast) && !selection.garment('necklace') && !hasRollNeck(selection);
  const addScarf = () => isBare && selection.add('scarf', warm) !== undefined;
  const addWarmHat = () => addHat(selection, asked, warm);
  const addGloves = () => selection.add('gloves', warm) !== undefined;
  coverThroat(selection, asked, warm);
  if ((clo >= BITING_CLO || isSnowing) && !has(selection, ['gloves'])) addGloves();
  // In falling snow a bare head is the first thing one sees, and a bare neck the second.
  if (isSnowing && !has(selection, ['hat'])) addWarmHat();
  if (isSnowing && !has(selection, ['scarf'])) addScarf();
  if (has(selection, WRAPS)) return;
  shuffled(random, [addScarf, addWarmHat, addGloves]).some((add) => add());
}

function addNeckerchief(selection: Selection, { cast }: Asked): boolean {
  const base = selection.garment('dress') ?? selection.garment('top');
  const neckline = base && necklineOf(base.cut);
  const isBand = base !== undefined && 'collar' in base.cut && base.cut.collar === 'band';
  if (!base || isBand || isCovered(cast) || tiesBow(base.cut) || base.purpose === 'sport') return false;
  const coat = selection.garment('coat');
  if ((coat && isClosedFront(coat.cut)) || (neckline !== 'crew' && neckline !== 'collar')) return false;
  return selection.add('scarf', isSquare) !== undefined;
}

/** A man wears a chain to an evening or a day off, not to work. */
const wearsChains = ({ brief, cast }: Asked) =>
  cast.presentation === 'feminine' ||
  brief.moods.includes('evening') ||
  brief.formality.target < DAY_OFF_BELOW;

function addJewellery(selection: Selection, random: () => number, asked: Asked): boolean {
  const { cast } = asked;
  const base = selection.garment('dress') ?? selection.garment('top');
  if (base?.purpose === 'sport') return false;
  const earsShow =
    cast.head === 'headwrap' || (cast.head === 'hair' && hairTraits(cast.hair.style).ears === 'free');
  const over = selection.garment('coat') ?? selection.garment('layer');
  const neckline = base && necklineOf(base.cut);
  const isNeckOpen =
    !isCovered(cast) &&
    !tiesBow(base?.cut) &&
    !isTunic(base?.cut) &&
    !(over && isClosedFront(over.cut)) &&
    !fillsNeckline(base?.cut) &&
    !['roll', 'hood', 'crew'].includes(neckline ?? 'roll');
  const isButtonedUp = base !== undefined && takesTie(base.cut) && cast.presentation !== 'feminine';
  const ways: readonly (() => boolean)[] = [
    () => earsShow && selection.add('earrings') !== undefined,
    () => isNeckOpen && !isButtonedUp && wearsChains(asked) && selection.add('necklace') !== undefined,
  ];
  return shuffled(random, ways).some((add) => add());
}

/** It cuts a full figure in two. */
const isWideBelt = ({ garment: { cut } }: Candidate) => cut.type === 'belt' && cut.width === 'wide';

/** A belt is threaded through trousers, under a top that is tucked in and beneath nothing that closes; a T-shirt or a jumper would bag above it. */
export function addBelt(selection: Selection, cast: Cast): boolean {
  const over = selection.garment('coat') ?? selection.garment('layer');
  const isFull = isFullFigure(cast);
  const top = selection.garment('top')?.cut.type;
  const isSoft = top === 'tee' || (top === 'knit' && !over);
  if (isFull ? isSoft : top === 'tee' && cast.presentation === 'masculine') return false;
  const cut = selection.garment('bottom')?.cut;
  const isTucked = selection.garment('top')?.wears?.[0] === 'tucked';
  const isThreaded =
    cut?.type === 'trousers' && (cut.construction === 'tailored' || cut.construction === 'jean');
  const shines = selection.picks.some(({ option }) => isShiny(option.name));
  if (!isTucked || !isThreaded || shines || (over && isClosedFront(over.cut))) return false;
  return selection.add('belt', (pick) => !isFull || !isWideBelt(pick)) !== undefined;
}

function addOutdoors(selection: Selection, asked: Asked): boolean {
  const { setting, light, falls } = sceneTraits(asked.place.name);
  if (setting !== 'outdoors' || light === 'evening') return false;
  const isSport = (selection.garment('dress') ?? selection.garment('top'))?.purpose === 'sport';
  const isMild = asked.brief.faces.includes('hot') && !selection.garment('coat');
  if (falls === undefined && isMild && !hasRollNeck(selection) && selection.add('glasses')) return true;
  return addHat(selection, asked, ({ garment }) => {
    if (isSport !== (garment.purpose === 'sport') && garment.id !== 'beanie') return false;
    return isMild ? garment.suits.includes('hot') : !isAgainstCold(garment);
  });
}

/** A shirt or a T-shirt in plain cloth with plain trousers or a plain skirt, and nothing over them. */
function isPlain({ picks }: Selection): boolean {
  const main = picks.filter(({ garment }) => MAIN_SLOTS.has(garment.slot));
  return (
    main.every(({ garment }) => garment.slot === 'top' || garment.slot === 'bottom') &&
    main.every(({ garment, option: { name } }) => garment.purpose !== 'sport' && !isMarkedCloth(name))
  );
}

const FINISHING: readonly Slot[] = [...ACCESSORY_SLOTS, 'bag', 'belt', 'gloves'];

/** The one thing that finishes a look where nothing does yet, as a jacket does for a man, and a kurta by itself; plain clothes need two. */
export function addFinishingPiece(selection: Selection, random: () => number, asked: Asked): void {
  const isSport = (selection.garment('dress') ?? selection.garment('top'))?.purpose === 'sport';
  const isJacketed = asked.cast.presentation !== 'feminine' && selection.garment('layer') !== undefined;
  const isFinished = isJacketed || isTunic(selection.garment('top')?.cut);
  const finished = FINISHING.filter((slot) => has(selection, [slot])).length + (isFinished ? 1 : 0);
  const wanted = isPlain(selection) ? 2 : 1;
  for (let pieces = finished; pieces < wanted; pieces++)
    if (!addOneMore(selection, random, asked, isSport)) return;
}

function addOneMore(selection: Selection, random: () => number, asked: Asked, isSport: boolean): boolean {
  const areWristsBare = !selection.picks.some(({ garment }) => coversWrists(garment.cut));
  const isFree = (...slots: readonly Slot[]) => !has(selection, slots);
  const isFeminine = asked.cast.presentation === 'feminine';
  // Under a jacket a man's knotted square looks like a costume.
  const knot = () =>
    (isFeminine || isFree('layer')) && isFree('scarf', 'necklace') && addNeckerchief(selection, asked);
  const tie = () => isFree('scarf', 'necklace') && addTie(selection, asked);
  const outdoors = () => isFree('hat', 'glasses') && addOutdoors(selection, asked);
  const isEasy = asked.brief.formality.target < DRESSED_UP;
  const ways: readonly (() => boolean)[] = [
    () => isFree('belt') && addBelt(selection, asked.cast),
    () => areWristsBare && isFree('bracelet') && selection.add('bracelet') !== undefined,
    () => isFree('necklace', 'earrings', 'scarf') && addJewellery(selection, random, asked),
    ...(isEasy ? [outdoors] : []),
    // A man knots a scarf only where nothing else is left.
    isFeminine ? knot : tie,
  ];
  const addBag = () =>
    isFree('bag') && selection.add('bag', fittingBag(selection, asked, isSport)) !== undefined;
  /** Under the collar of a coat, where a man in evening dress has nothing else. */
  const drape = () => {
    if (!selection.garment('coat') || isCovered(asked.cast) || !isFree('scarf', 'necklace')) return false;
    if (hasRollNeck(selection)) return false;
    return (
      selection.add('scarf', ({ garment: { cut } }) => cut.type === 'scarf' && cut.length !== 'square') !==
      undefined
    );
  };
  const addTote = () =>
    !isSport && isFree('bag') && selection.add('bag', isLastBag(selection, asked)) !== undefined;
  const last = isFeminine ? [addTote, drape] : [drape, addTote];
  return [...shuffled(random, ways), addBag, ...last, knot].some((add) => add());
}
