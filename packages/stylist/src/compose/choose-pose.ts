import type { Garment } from '../garments/garment.ts';
import { FLOOR_HEM, hemOf, isShorts, isTunic } from '../garments/silhouette.ts';
import { type FigureSpec, type HairStyle, leansOn, type PoseName } from '../outfit.ts';
import { pickWeighted } from '../random.ts';
import { isBackpack, isClutch, isUmbrella } from '../rules/bag-traits.ts';
import { isAgainstCold } from '../rules/felt-weather.ts';
import { hasHandPocket } from '../rules/gates/hands.gate.ts';
import { coversArms, wearsHijab } from '../rules/modest-cover.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { keepsHandsIn } from './hands-in-frame.ts';
import { POSE_TRAITS, type PoseTraits } from './pose-traits.ts';

const COLUMN_HEM = 7;
/** A longer jacket is too much to carry over a shoulder. */
const CARRIED_HEM = 4.4;
const LAPELS: ReadonlySet<string> = new Set(['notch', 'peak', 'shawl', 'trench']);
const POSES = Object.entries(POSE_TRAITS) as readonly (readonly [PoseName, PoseTraits])[];

/** No hair to run a hand into. */
const CLOSE_CROPPED: ReadonlySet<HairStyle> = new Set([
  'bald',
  'buzz',
  'fade',
  'receding',
  'coily-crop',
  'cornrows',
]);

type Wearer = Omit<FigureSpec, 'pose'>;

/** To the floor, or a narrow column from shoulder to ankle. */
function hobbles({ slot, cut }: Garment): boolean {
  if (slot !== 'dress' || cut.type !== 'dress') return false;
  const isColumn = cut.bodice === 'tee' || cut.bodice === 'knit';
  return cut.hem >= (isColumn ? COLUMN_HEM : FLOOR_HEM);
}

/** Trouser legs that would merge to a mermaid's tail where they cross. */
const WIDE_LEGS: ReadonlySet<string> = new Set(['wide', 'flare', 'culotte', 'barrel']);

function hasWideLegs({ cut }: Garment): boolean {
  return (cut.type === 'trousers' || cut.type === 'jumpsuit') && WIDE_LEGS.has(cut.fit);
}

/** A hand closes on a lapel that hangs free: those of a double-breasted front are buttoned flat. */
function hasLapel({ slot }: OutfitReading): boolean {
  const { cut } = (slot('coat') ?? slot('layer'))?.garment ?? {};
  return cut?.type === 'jacket' && LAPELS.has(cut.lapel) && !cut.doubleBreasted;
}

/** Long ends and a shawl's point hang where the hand would be. */
function isScarfInTheWay({ slot }: OutfitReading): boolean {
  const { cut } = slot('scarf')?.garment ?? {};
  return cut?.type === 'scarf' && (cut.length === 'long' || cut.length === 'shawl');
}

function hasJacketToCarry({ slot }: OutfitReading): boolean {
  const { cut } = slot('layer')?.garment ?? {};
  const isOutermost = !slot('coat') && (slot('top') ?? slot('dress')) !== undefined;
  return isOutermost && cut?.type === 'jacket' && cut.sleeve !== 'none' && cut.hem < CARRIED_HEM;
}

/** Wrapped, tied or buttoned through in front, which a back hides. */
function tellsInFront({ slot }: OutfitReading): boolean {
  return (['top', 'dress', 'bottom'] as const).some((place) => {
    const cut = slot(place)?.garment.cut;
    if (!cut) return false;
    const isWrapped = cut.type === 'wrap-top' || ('bodice' in cut && cut.bodice === 'wrap');
    const isTied = 'collar' in cut && cut.collar === 'bow';
    const isSlit = 'front' in cut && cut.front !== undefined && cut.type !== 'hoodie';
    return isWrapped || isTied || isSlit || ('shape' in cut && cut.shape === 'wrap');
  });
}

/** Boned cups are told by their seams, which a profile hides. */
const hasCups = ({ cut }: Garment) =>
  ('neck' in cut && cut.neck === 'bustier') || ('bodice' in cut && cut.bodice === 'bustier');

/** A holdall on the lap hides it, a backpack keeps from leaning back, and shorts slide up to nothing. */
function isLapHidden({ slot }: OutfitReading): boolean {
  const [bag, bottom] = [slot('bag')?.garment, slot('bottom')?.garment];
  return bag?.purpose === 'sport' || isBackpack(bag) || (bottom !== undefined && isShorts(bottom.cut));
}

/** Named for a flare or pleats, which the cloth that is drawn tight over a lap denies. */
const FLARED: ReadonlySet<string> = new Set(['a-line', 'pleated']);
const losesFlare = ({ cut }: Garment) =>
  (cut.type === 'skirt' && FLARED.has(cut.shape)) || (cut.type === 'dress' && FLARED.has(cut.skirt));

/** Whoever needs a beanie keeps the jacket on. */
const isWrapped = ({ worn }: OutfitReading) => worn.some(({ garment }) => isAgainstCold(garment));

function meets(needs: PoseTraits['needs'], reading: OutfitReading, wearer: Wearer): boolean {
  const { headscarf, pregnancy, hair } = wearer;
  switch (needs) {
    case undefined:
      return true;
    case 'clutch':
      return false;
    case 'hand':
    case 'both':
      // Gloves are worn to be seen.
      return hasHandPocket(reading) && !reading.slot('gloves');
    case 'lapel':
      return hasLapel(reading) && !isScarfInTheWay(reading);
    case 'jacket':
      return (
        !isWrapped(reading) &&
        hasJacketToCarry(reading) &&
        (!wearsHijab(wearer) || coversArms(reading, 'jacket-over'))
      );
    case 'hair':
      // A jacket is cut for arms that hang: raised, it rides up to a flap.
      return (
        !headscarf &&
        !(['hat', 'coat', 'layer'] as const).some((place) => reading.slot(place)) &&
        !CLOSE_CROPPED.has(hair.style)
      );
    case 'open-chest':
      return !isScarfInTheWay(reading);
    case 'back':
      return (
        !pregnancy &&
        !tellsInFront(reading) &&
        !reading.slot('necklace') &&
        !reading.slot('scarf') &&
        !reading.slot('glasses')
      );
  }
}

/** A pose that garments, bag, aid and place allow: a pocket for the hand, room to stride, rain for an umbrella. */
export function choosePose(reading: OutfitReading, wearer: Wearer, random: () => number): PoseName {
  if (isClutch(reading.slot('bag')?.garment)) return 'poise';
  return pickWeighted(random, allowedPoses(reading, wearer), ([, { weight }]) => weight)[0];
}

/** Beside hands in both pockets, the others that keep both hands high come a little less often than they would. */
const BOTH_POCKETS = 0.6;

/** One of the poses that are allowed and leave both hands in a picture from the hips up, if there is any. */
export function choosePoseToHip(
  reading: OutfitReading,
  wearer: Wearer,
  random: () => number,
): PoseName | undefined {
  if (isClutch(reading.slot('bag')?.garment)) return undefined;
  const high = allowedPoses(reading, wearer).filter(([pose]) => keepsHandsIn(reading, { ...wearer, pose }));
  if (high.length === 0) return undefined;
  return pickWeighted(
    random,
    high,
    ([pose, { weight }]) => (pose === 'pockets' ? BOTH_POCKETS : 1) * weight,
  )[0];
}

/** A skirt as short as this slides up a lap to nothing. */
const MINI_HEM = 5.1;
const isShortSkirt = ({ slot, cut }: Garment) =>
  (cut.type === 'skirt' || (slot === 'dress' && cut.type === 'dress')) && (hemOf(cut) ?? 9) < MINI_HEM;

const HANGING: ReadonlySet<string> = new Set(['tee', 'shirt', 'tank']);

/** A top that hangs over the waistband, with nothing on it. */
function isWornOver({ slot }: OutfitReading): boolean {
  const top = slot('top');
  if (!top || slot('layer') || slot('coat')) return false;
  return HANGING.has(top.garment.cut.type) && (top.item.worn ?? 'over') === 'over';
}

/** Hands on a waist that a tunic has not, or a top that hangs over it, would lie on its front. */
const ON_THE_WAIST: ReadonlySet<PoseName> = new Set(['akimbo', 'hip']);

function allowedPoses(reading: OutfitReading, wearer: Wearer): typeof POSES {
  const { aid } = wearer;
  const bag = reading.slot('bag');
  const leans = leansOn(aid);
  const isLeftBusy =
    leans || aid === 'limb-difference' || reading.main.some(({ garment }) => garment.cut.type === 'cape');
  const isWide = reading.main.some(({ garment }) => hasWideLegs(garment));
  const isFloorLength = reading.main.some(({ garment }) => hobbles(garment));
  const isFlared = reading.main.some(({ garment }) => losesFlare(garment));
  // Nobody walks the dog in sequins.
  const isEvening = reading.main.some(({ garment }) => garment.purpose === 'occasion');
  const isMini = reading.main.some(({ garment }) => isShortSkirt(garment));
  const isBoned = reading.main.some(({ garment }) => hasCups(garment));
  const isWaistHidden = isTunic(reading.slot('top')?.garment.cut) || isWornOver(reading);
  const allowed = POSES.filter(([pose, { needs, hands, legs, places }]) => {
    if (ON_THE_WAIST.has(pose) && isWaistHidden) return false;
    if (legs === 'sitting' && (isFlared || isMini || isLapHidden(reading))) return false;
    if (pose === 'lead' && isEvening) return false;
    if (pose === 'profile' && isBoned) return false;
    if (!meets(needs, reading, wearer)) return false;
    if (places && !places.has(reading.spec.scene.name)) return false;
    if (hands === 'taken' && (bag || leans)) return false;
    if (hands === 'left-busy' && isLeftBusy) return false;
    if (legs === 'crossed' && isWide) return false;
    return !(legs && isFloorLength) && !(legs && legs !== 'sitting' && leans);
  });
  // In the rain nobody carries an umbrella closed.
  const opened = isUmbrella(bag?.garment) ? allowed.filter(([pose]) => pose === 'umbrella') : [];
  return opened.length > 0 ? opened : allowed;
}
