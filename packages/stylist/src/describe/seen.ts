import type { HandPlace } from '../draw/figure/pose.ts';
import {
  closesToTheNeck,
  coversWrists,
  hemOf,
  isClosedFront,
  necklineOf,
  sleeveOf,
} from '../garments/silhouette.ts';
import { type Framing, POSES_FROM_BEHIND } from '../outfit.ts';
import { wearsHijab } from '../rules/modest-cover.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { isBoot, isTallBoot } from '../rules/shoe-traits.ts';
import { areEarsSeen } from './ears-seen.ts';
import { poseOf } from './pose-of.ts';

/** How far down a picture shows the figure, in heads. */
const SHOWN_TO: Readonly<Record<Framing, number>> = { full: Infinity, knee: 6.5, hip: 4.5 };

/** True where the picture shows the figure down to a height, in heads. */
export const isShownTo = ({ spec: { framing = 'full' } }: OutfitReading, v: number): boolean =>
  v <= SHOWN_TO[framing];

/** Trousers reach down to here, in heads. */
const FULL_LENGTH = 8;
/** Shoes and socks are worn here. */
const FEET = 8.5;
/** Shown above a front that closes to the neck. */
const STANDING_NECKLINES: ReadonlySet<string> = new Set(['roll', 'hood']);

/** Less of a skirt than this below a closed coat is an edge that nobody names, heads. */
const LEAST_SHOWN = 0.4;
/** So much of a leg above the lower edge of the picture is cloth that one sees, heads. */
const LEAST_ABOVE_THE_CUT = 0.15;

/** Over one shoulder a jacket hides nothing of what is under it. */
export function isLayerCarried(reading: OutfitReading): boolean {
  const { figure } = reading.spec;
  if (figure.pose !== 'jacket-over' || !reading.slot('layer')) return false;
  const { arms } = poseOf(reading, figure);
  return arms.left.hand === 'jacket' || arms.right.hand === 'jacket';
}

/** Wool round the neck, or a headscarf on the chest, fills the opening of a buttoned coat; a square and a headwrap do not. */
function isChestCovered({ slot, spec: { figure } }: OutfitReading): boolean {
  const scarf = slot('scarf')?.garment.cut;
  const isWrapped = scarf?.type === 'scarf' && scarf.length !== 'square';
  return isWrapped || wearsHijab(figure);
}

function isBaseSeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const over = (reading.slot('coat') ?? reading.slot('layer'))?.garment.cut;
  if (!over || isLayerCarried(reading)) return true;
  const end = hemOf(over) ?? 0;
  const showsBelow = (hemOf(cut) ?? 0) - end > LEAST_SHOWN && isShownTo(reading, end + LEAST_SHOWN);
  const isSleeved = sleeveOf(over) === 'long' || over.type === 'cape';
  if (isSleeved && POSES_FROM_BEHIND.has(reading.spec.figure.pose)) return showsBelow;
  if (isSleeved && isClosedFront(over) && isChestCovered(reading)) return showsBelow;
  if (!closesToTheNeck(over) || STANDING_NECKLINES.has(necklineOf(cut) ?? '')) return true;
  return !isSleeved || showsBelow;
}

/** Legs so narrow at the ankle that a sock shows between hem and shoe. */
const NARROW_LEGS: ReadonlySet<string> = new Set(['slim', 'taper', 'legging']);

/** True of legs that reach the shoe and hide a sock; whoever sits shows it all the same. */
function fallsOnTheShoe(reading: OutfitReading): boolean {
  const cut = (reading.slot('dress') ?? reading.slot('bottom'))?.garment.cut;
  if (!cut || !('fit' in cut) || NARROW_LEGS.has(cut.fit)) return false;
  return (poseOf(reading, reading.spec.figure).drop ?? 0) === 0;
}

function isHosierySeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const { slot } = reading;
  const shoes = slot('shoes')?.garment;
  const legged = (slot('dress') ?? slot('bottom'))?.garment.cut;
  const isLong = legged !== undefined && (hemOf(legged) ?? 0) >= FULL_LENGTH;
  if (!isShownTo(reading, cut.type === 'tights' ? ((legged && hemOf(legged)) ?? 0) : FEET)) return false;
  if (cut.type === 'tights') return !isLong;
  if (isTallBoot(shoes) || (isLong && fallsOnTheShoe(reading))) return false;
  return !(cut.type === 'socks' && cut.height !== 'knee' && isBoot(shoes));
}

/** What a closed coat covers, or leaves to show only below the picture's edge, is not seen. */
function isBottomSeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const over = reading.slot('coat')?.garment.cut;
  if (!over || !isClosedFront(over)) return true;
  const shownFrom = hemOf(over) ?? 0;
  return (hemOf(cut) ?? 0) - shownFrom > LEAST_SHOWN && isShownTo(reading, shownFrom + LEAST_ABOVE_THE_CUT);
}

/** A skirt that ends here or lower lies on the floor around the shoes. */
const FLOOR_HEM = 8.6;

function areShoesSeen(reading: OutfitReading): boolean {
  const skirt = (reading.slot('dress') ?? reading.slot('bottom'))?.garment.cut;
  const isHidden =
    skirt && (skirt.type === 'dress' || skirt.type === 'skirt') && (hemOf(skirt) ?? 0) >= FLOOR_HEM;
  return !isHidden && isShownTo(reading, FEET);
}

/** Gloves show unless both hands are in pockets. */
function areGlovesSeen(reading: OutfitReading): boolean {
  const { left, right } = poseOf(reading, reading.spec.figure).arms;
  return left.hand !== 'pocket' || right.hand !== 'pocket';
}

const WRIST_HIDDEN: ReadonlySet<HandPlace> = new Set(['pocket', 'hair']);

/** A wrist shows unless its hand is in a pocket or in the hair, or its arm behind the body. */
function isWristSeen(reading: OutfitReading): boolean {
  const { left, right } = poseOf(reading, reading.spec.figure).arms;
  return [left, right].some(({ hand, depth }) => depth !== 'back' && !WRIST_HIDDEN.has(hand));
}

/** A shirt buttoned up higher than this leaves no room for a chain, heads. */
const BUTTONED_UP = 0.18;

/** A collar buttoned to the throat, a scarf and a coat closed to the neck hide a necklace, and so does a back. */
function isNecklaceSeen(reading: OutfitReading): boolean {
  const { slot, spec } = reading;
  const top = (slot('dress') ?? slot('top'))?.garment.cut;
  const over = (slot('coat') ?? slot('layer'))?.garment.cut;
  const isButtonedUp = top?.type === 'shirt' && top.collar === undefined && top.open < BUTTONED_UP;
  const isShut = over !== undefined && !isLayerCarried(reading) && closesToTheNeck(over);
  const isHidden = wearsHijab(spec.figure) || POSES_FROM_BEHIND.has(spec.figure.pose);
  return !(isButtonedUp || isShut || slot('scarf') || isHidden);
}

/** A belt shows only where nothing closed or knitted hangs over it. */
function isBeltSeen({ slot }: OutfitReading): boolean {
  const over = (slot('coat') ?? slot('layer'))?.garment.cut;
  return !over || !(isClosedFront(over) || over.type === 'knit');
}

/** Whether a piece shows in the picture: no socks in boots, no watch under a sleeve, no jumper in a closed parka. */
export function isSeen(reading: OutfitReading, piece: WornGarment): boolean {
  switch (piece.garment.slot) {
    case 'dress':
    case 'top':
      return isBaseSeen(reading, piece);
    case 'bottom':
      return isBottomSeen(reading, piece);
    case 'hosiery':
      return isHosierySeen(reading, piece);
    case 'shoes':
      return areShoesSeen(reading);
    case 'gloves':
      return areGlovesSeen(reading);
    case 'belt':
      return isBeltSeen(reading);
    case 'necklace':
      return isNecklaceSeen(reading);
    case 'earrings':
      return areEarsSeen(reading);
    case 'bracelet':
      return isWristSeen(reading) && !reading.worn.some(({ garment: { cut } }) => coversWrists(cut));
    default:
      return true;
  }
}
