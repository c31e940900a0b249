import type { BagCut, Cut } from '../garments/cut.ts';
import type { FigureSpec } from '../outfit.ts';
import { mirrorPose } from './figure/mirror-pose.ts';
import {
  type ArmPose,
  FIGURE_POSES,
  type HandPlace,
  LAP_ARM,
  LEANING_ARM,
  ON_BELLY,
  type Pose,
  SHORT_ARM,
  WHEELCHAIR_POSE,
} from './figure/pose.ts';

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

/** Under a cape both arms hang, whatever the pose has them do. */
const CAPED = { left: FIGURE_POSES.stroll.arms.left, right: FIGURE_POSES.stroll.arms.right };
const RESTING_HANDS: ReadonlySet<HandPlace> = new Set(['pocket', 'hip', 'clutch']);

/** An arm with its hand doing something else: what it reached for no longer places it. */
function withHand(arm: ArmPose, hand: HandPlace): ArmPose {
  if (hand === arm.hand) return arm;
  const { reach: _, onLeg: __, fromHips: ___, ...free } = arm;
  return RESTING_HANDS.has(hand) ? { ...free, hand } : { ...arm, hand };
}

/** The arm as an aid has it: leaning on a cane or crutch, or without a hand. */
function armWith(aid: FigureSpec['aid'], arm: ArmPose, { drop }: Pose): ArmPose {
  switch (aid) {
    case 'cane':
    case 'forearm-crutch':
      return drop === undefined ? LEANING_ARM : arm;
    case 'limb-difference':
      return arm.hand === 'hang' ? { ...arm, hand: 'none' } : SHORT_ARM;
    default:
      return arm;
  }
}

/** From this drop on a figure sits low enough to carry a bag on its lap. */
const LAP_FROM = 1;
const isSeated = ({ drop = 0 }: Pose) => drop >= LAP_FROM;

/** A pregnancy is seen from the side: no such body faces straight ahead, and a free hand lies on the belly. */
const SHOWN_FROM = 0.58;
function expecting({ pregnancy }: FigureSpec, pose: Pose): Pose {
  if (!pregnancy) return pose;
  const { turn = 0, arms } = pose;
  const shown = Math.max(SHOWN_FROM, Math.abs(turn)) * (turn < 0 ? -1 : 1);
  const isFree = arms.left.hand === 'hang' && arms.left.depth === undefined && pose.facing === undefined;
  const left = isFree ? ON_BELLY : arms.left;
  return { ...pose, turn: shown, arms: { ...arms, left } };
}

/**
 * The figure's pose with its hands doing what the outfit allows: the right one carries the bag if there is one,
 * a hand that would be in a pocket, on a lapel or at a jacket rests on the hip when nothing worn has one, and one that
 * needs it leans on a cane or crutch. Then mirrored if asked.
 */
export function poseHands(figure: FigureSpec, cuts: readonly Cut[]): Pose {
  const pose = figure.aid === 'wheelchair' ? WHEELCHAIR_POSE : FIGURE_POSES[figure.pose];
  const bag = cuts.find((cut) => cut.type === 'bag');
  const openUmbrella = bag?.shape === 'umbrella' && pose.arms.left.hand === 'umbrella';
  const carrying = bag && !openUmbrella ? carryingHand(bag) : undefined;
  // Whoever sits with a bag across the body has both hands to rest.
  const held = carrying === 'hang' && pose.drop !== undefined ? undefined : carrying;
  const pockets = hasPocket(cuts);
  const isJacketed = cuts.some((cut) => cut.type === 'jacket');
  const free = (hand: HandPlace): HandPlace => {
    if (hand === 'pocket') return pockets ? hand : 'hip';
    return (hand === 'jacket' || hand === 'lapel') && !isJacketed ? 'hip' : hand;
  };
  const isCaped = cuts.some((cut) => cut.type === 'cape') && pose.drop === undefined;
  const left = isCaped ? CAPED.left : withHand(pose.arms.left, free(pose.arms.left.hand));
  const base = isCaped ? CAPED.right : held === 'hold' && isSeated(pose) ? LAP_ARM : pose.arms.right;
  const right = withHand(base, held ?? (isCaped ? 'hang' : free(emptyHand(base.hand))));
  const posed = expecting(figure, { ...pose, arms: { left: armWith(figure.aid, left, pose), right } });
  return figure.mirrored ? mirrorPose(posed) : posed;
}
