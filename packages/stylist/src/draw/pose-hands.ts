import type { BagCut, Cut } from '../garments/cut.ts';
import type { FigureSpec } from '../outfit.ts';
import { mirrorPose } from './figure/mirror-pose.ts';
import { type ArmPose, FIGURE_POSES, type HandPlace, LEANING_ARM, type Pose } from './figure/pose.ts';

/** A garment that ends above it leaves the pockets below it free, heads down from the top. */
const POCKET_AT = 3.8;

/** A hand can go into the pocket of the outermost garment at hip height, if that has one there. */
function hasPocket(cuts: readonly Cut[]): boolean {
  if (cuts.some((cut) => cut.type === 'cape')) return false;
  const outer = cuts.find((cut) => cut.type === 'jacket' || cut.type === 'puffer');
  if (outer && outer.hem >= POCKET_AT) return outer.type === 'jacket' && outer.pockets !== 'none';
  return cuts.some(
    (cut) =>
      (cut.type === 'trousers' && cut.fit !== 'legging' && cut.fit !== 'bike') || cut.type === 'jumpsuit',
  );
}

function carryingHand(bag: BagCut): HandPlace {
  switch (bag.shape) {
    case 'clutch':
      return 'clutch';
    case 'shoulder':
    case 'camera':
    case 'backpack':
      return 'hang';
    default:
      return 'hold';
  }
}

function emptyHand(hand: HandPlace): HandPlace {
  switch (hand) {
    case 'hold':
      return 'hang';
    case 'clutch':
      return 'hip';
    default:
      return hand;
  }
}

/**
 * The figure's pose with its hands doing what the outfit allows: the right one carries the bag if there is one,
 * a hand that would be in a pocket rests on the hip when nothing worn has a pocket, and one that needs it leans on a
 * cane or crutch. Then mirrored if asked.
 */
export function poseHands(figure: FigureSpec, cuts: readonly Cut[]): Pose {
  const pose = FIGURE_POSES[figure.pose];
  const bag = cuts.find((cut) => cut.type === 'bag');
  const pockets = hasPocket(cuts);
  const withHand = (arm: ArmPose, hand: HandPlace): ArmPose => ({ ...arm, hand });
  const free = (hand: HandPlace) => (hand === 'pocket' && !pockets ? 'hip' : hand);
  const leans = figure.aid === 'cane' || figure.aid === 'forearm-crutch';
  const left = free(pose.arms.left.hand);
  const right = bag ? carryingHand(bag) : free(emptyHand(pose.arms.right.hand));
  const isCaped = cuts.some((cut) => cut.type === 'cape');
  const posed: Pose = {
    ...pose,
    arms: {
      left: leans ? LEANING_ARM : isCaped ? FIGURE_POSES.stroll.arms.left : withHand(pose.arms.left, left),
      right: withHand(
        isCaped ? FIGURE_POSES.stroll.arms.right : pose.arms.right,
        isCaped && !bag ? 'hang' : right,
      ),
    },
  };
  return figure.mirrored ? mirrorPose(posed) : posed;
}
