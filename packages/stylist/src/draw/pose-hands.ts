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
import { CAPED, type Clothes, type Pockets, restArm, withHand } from './rest-arm.ts';

/** What the hand on a bag's side does for it: nothing where straps carry it. */
function carryingHand(bag: BagCut): HandPlace | undefined {
  switch (bag.shape) {
    case 'clutch':
      return 'clutch';
    case 'shoulder':
    case 'camera':
      return 'hang';
    case 'backpack':
      return undefined;
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

/** The right arm with no bag to carry. */
function idleArm({ idle, ...arm }: ArmPose, pose: Pose, clothes: Clothes): ArmPose {
  return restArm(idle ?? withHand(arm, emptyHand(arm.hand), 'right'), 'right', pose, clothes);
}

/**
 * The figure's pose with its hands doing what the outfit allows: the right one carries the bag if there is one,
 * one that would be in a pocket, on a lapel or on the hip finds another place where clothes have none, and one that
 * needs it leans on a cane or crutch. Then mirrored if asked.
 */
export function poseHands(figure: FigureSpec, cuts: readonly Cut[], pockets: Pockets = 'free'): Pose {
  const pose = figure.aid === 'wheelchair' ? WHEELCHAIR_POSE : FIGURE_POSES[figure.pose];
  const bag = cuts.find((cut) => cut.type === 'bag');
  const openUmbrella = bag?.shape === 'umbrella' && pose.arms.left.hand === 'umbrella';
  const carrying = bag && !openUmbrella ? carryingHand(bag) : undefined;
  // Whoever sits with a bag across the body has both hands to rest.
  const held = carrying === 'hang' && pose.drop !== undefined ? undefined : carrying;
  const clothes = { cuts, pockets };
  const isCaped = cuts.some((cut) => cut.type === 'cape') && pose.drop === undefined;
  // Under a cape both arms hang, whatever the pose has them do.
  const arms = isCaped ? CAPED : pose.arms;
  const left = restArm(arms.left, 'left', pose, clothes);
  const right = carrying
    ? withHand(
        held === 'hold' && isSeated(pose) ? LAP_ARM : arms.right,
        held ?? emptyHand(arms.right.hand),
        'right',
      )
    : idleArm(arms.right, pose, clothes);
  const posed = expecting(figure, { ...pose, arms: { left: armWith(figure.aid, left, pose), right } });
  return figure.mirrored ? mirrorPose(posed) : posed;
}
