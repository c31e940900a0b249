import type { HandPlace } from '../draw/figure/pose.ts';
import {
  closesToTheNeck,
  coversWrists,
  hemOf,
  isClosedFront,
  necklineOf,
  sleeveOf,
} from '../garments/silhouette.ts';
import type { Framing, PoseName } from '../outfit.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { isBoot, isTallBoot } from '../rules/shoe-traits.ts';
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

/** From behind a jacket hides what is under it, however open its front is. */
const FROM_BEHIND: ReadonlySet<PoseName> = new Set(['behind', 'glance-back']);

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
  return isWrapped || (figure.headscarf !== undefined && figure.headscarf.drape !== 'headwrap');
}

function isBaseSeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const over = (reading.slot('coat') ?? reading.slot('layer'))?.garment.cut;
  if (!over || isLayerCarried(reading)) return true;
  const end = hemOf(over) ?? 0;
  const showsBelow = (hemOf(cut) ?? 0) - end > LEAST_SHOWN && isShownTo(reading, end + LEAST_SHOWN);
  const isSleeved = sleeveOf(over) === 'long' || over.type === 'cape';
  if (isSleeved && FROM_BEHIND.has(reading.spec.figure.pose)) return showsBelow;
  if (isSleeved && isClosedFront(over) && isChestCovered(reading)) return showsBelow;
  if (!closesToTheNeck(over) || STANDING_NECKLINES.has(necklineOf(cut) ?? '')) return true;
  return !isSleeved || showsBelow;
}

function isHosierySeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const { slot } = reading;
  const shoes = slot('shoes')?.garment;
  const legged = (slot('dress') ?? slot('bottom'))?.garment.cut;
  const isLong = legged !== undefined && (hemOf(legged) ?? 0) >= FULL_LENGTH;
  if (!isShownTo(reading, cut.type === 'tights' ? ((legged && hemOf(legged)) ?? 0) : FEET)) return false;
  if (cut.type === 'tights') return !isLong;
  if (isTallBoot(shoes)) return false;
  return !(cut.type === 'socks' && cut.height !== 'knee' && isBoot(shoes));
}

/** What a closed coat covers, or leaves to show only below the picture's edge, is not seen. */
function isBottomSeen(reading: OutfitReading, { garment: { cut } }: WornGarment): boolean {
  const over = reading.slot('coat')?.garment.cut;
  if (!over || !isClosedFront(over)) return true;
  const shownFrom = hemOf(over) ?? 0;
  return (hemOf(cut) ?? 0) - shownFrom > LEAST_SHOWN && isShownTo(reading, shownFrom + LEAST_SHOWN);
}

/** A skirt that ends here or lower lies on the floor around the shoes. */
const FLOOR_HEM = 8.6;

function areShoesSeen(reading: OutfitReading): boolean {
  const skirt = (reading.slot('dress') ?? reading.slot('bottom'))?.garment.cut;
  const isHidden =
    skirt && (skirt.type === 'dress' || skirt.type === 'skirt') && (hemOf(skirt) ?? 0) >= FLOOR_HEM;
  return !isHidden && isShownTo(reading, FEET);
}

const HIDDEN: ReadonlySet<HandPlace> = new Set(['pocket', 'behind']);

/** Gloves show unless both hands are in pockets or behind the back. */
function areGlovesSeen(reading: OutfitReading): boolean {
  const { left, right } = poseOf(reading, reading.spec.figure).arms;
  return !HIDDEN.has(left.hand) || !HIDDEN.has(right.hand);
}

/** A wrist shows unless its hand is in a pocket, behind the back or in the hair. */
function isWristSeen(reading: OutfitReading): boolean {
  const { left, right } = poseOf(reading, reading.spec.figure).arms;
  return [left, right].some(({ hand, depth }) => depth !== 'back' && !HIDDEN.has(hand) && hand !== 'hair');
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
    case 'bracelet':
      return isWristSeen(reading) && !reading.worn.some(({ garment: { cut } }) => coversWrists(cut));
    default:
      return true;
  }
}
