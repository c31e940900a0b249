import type { Cut } from '../garments/cut.ts';
import type { WornItem } from '../outfit.ts';
import { mirrorArm } from './figure/mirror-pose.ts';
import { type ArmPose, BEHIND_BACK, type HandPlace, type Pose } from './figure/pose-parts.ts';
import { WALKING_POSES } from './figure/poses/walking-poses.ts';
import { nearSide, type Side } from './figure/side.ts';

/** A garment that ends above it leaves the pockets below it free, heads down from the top. */
const POCKET_AT = 3.8;
/** One that ends below it covers the hip: a hand laid on it would crush the cloth. */
const HIP_AT = 3.4;

/** Hands that are placed by the body, not by the joints of their pose. */
const ON_BODY: ReadonlySet<HandPlace> = new Set(['pocket', 'hip', 'clutch']);

/** Arms that just hang. */
export const HANGING: Readonly<Record<Side, ArmPose>> = {
  left: WALKING_POSES.stroll.arms.left,
  right: { ...WALKING_POSES.stroll.arms.right, hand: 'hang' },
};

/** Arms under a cape, which falls from them. */
export const CAPED: Readonly<Record<Side, ArmPose>> = {
  left: { ...HANGING.left, sway: 'none' },
  right: { ...HANGING.right, sway: 'none' },
};

const BEHIND: Readonly<Record<Side, ArmPose>> = { left: mirrorArm(BEHIND_BACK), right: BEHIND_BACK };

const outerOf = (cuts: readonly Cut[]) => cuts.find((cut) => cut.type === 'jacket' || cut.type === 'puffer');

/** Whether a top that is not tucked in hangs over the pockets of what is worn below it. */
export type Pockets = 'free' | 'under-a-top';

interface WornCut {
  readonly cut: Cut;
  readonly worn?: WornItem['worn'];
}

const TOPS: ReadonlySet<Cut['type']> = new Set([
  'tee',
  'tank',
  'camisole',
  'shirt',
  'knit',
  'hoodie',
  'wrap-top',
]);

/** Returns where the pockets of trousers are under what is worn. */
export function pocketsOf(items: readonly WornCut[]): Pockets {
  const hangsOver = ({ cut, worn }: WornCut) =>
    TOPS.has(cut.type) && worn !== 'tucked' && !('length' in cut && cut.length === 'cropped');
  return items.some(hangsOver) ? 'under-a-top' : 'free';
}

/** A hand can go into the pocket of the outermost garment at hip height, if that has one there. */
function hasPocket(cuts: readonly Cut[], pockets: Pockets): boolean {
  if (cuts.some((cut) => cut.type === 'cape')) return false;
  const outer = outerOf(cuts);
  if (outer && outer.hem >= POCKET_AT) return outer.type === 'jacket' && outer.pockets !== 'none';
  if (pockets === 'under-a-top') return false;
  return cuts.some(
    (cut) =>
      (cut.type === 'trousers' && cut.fit !== 'legging' && cut.fit !== 'bike') || cut.type === 'jumpsuit',
  );
}

/** An arm with its hand doing something else: what it reached for no longer places it. */
export function withHand(arm: ArmPose, hand: HandPlace): ArmPose {
  if (hand === arm.hand) return arm;
  const { reach: _, onLeg: __, fromHips: ___, ...free } = arm;
  return ON_BODY.has(hand) ? { ...free, hand } : { ...arm, hand };
}

/** What a hand finds to rest in or on. */
export interface Clothes {
  readonly cuts: readonly Cut[];
  readonly pockets: Pockets;
}

/** Where a hand rests that finds no pocket, lapel or jacket, or would lie flat on a coat. */
function placeOf(hand: HandPlace, side: Side, pose: Pose, { cuts, pockets }: Clothes): HandPlace {
  const pocketed = hasPocket(cuts, pockets);
  if (hand === 'pocket' && pocketed) return 'pocket';
  const isJacketed = cuts.some((cut) => cut.type === 'jacket');
  if ((hand === 'jacket' || hand === 'lapel') && isJacketed) return hand;
  const isFar = nearSide(pose) !== side;
  if ((outerOf(cuts)?.hem ?? 0) < HIP_AT) return hand === 'pocket' && isFar ? 'behind' : 'hip';
  if (pocketed) return 'pocket';
  return isFar ? 'behind' : 'hang';
}

const NEEDY: ReadonlySet<HandPlace> = new Set(['pocket', 'hip', 'lapel', 'jacket']);

/** Returns the arm of a pose as clothes let it rest: what needs a pocket, a lapel or a bare hip finds another place. */
export function restArm(arm: ArmPose, side: Side, pose: Pose, clothes: Clothes): ArmPose {
  if (!NEEDY.has(arm.hand)) return arm;
  const place = placeOf(arm.hand, side, pose, clothes);
  if (place === 'behind') return BEHIND[side];
  if (place === 'hang') return HANGING[side];
  return withHand(arm, place);
}
