import type { Cut } from '../garments/cut.ts';
import type { WornItem } from '../outfit.ts';
import { mirrorArm } from './figure/mirror-pose.ts';
import { type ArmPose, arm, type HandPlace, type Pose } from './figure/pose-parts.ts';
import { WALKING_POSES } from './figure/poses/walking-poses.ts';
import { nearSide, type Side } from './figure/side.ts';

/** A coat that reaches it has pockets where hands find them, heads down from the top. */
const POCKET_AT = 3.8;
/** A garment that ends above it leaves the pockets of trousers free. */
const FREE_ABOVE = 3.4;
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

/** Arms between the body and what it leans on, straight down. */
const LEANED_LEFT: ArmPose = { ...arm([-0.08, 1.35], [0.02, 2.46], 'hang'), sway: 'none' };
const LEANED: Readonly<Record<Side, ArmPose>> = { left: LEANED_LEFT, right: mirrorArm(LEANED_LEFT) };

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

/** The outermost garment reaches the hands: its pockets are theirs. */
const hasCoatPocket = (cuts: readonly Cut[]) => (outerOf(cuts)?.hem ?? 0) >= POCKET_AT;

/** A hand can go into the pocket of the outermost garment at hip height, if that has one there. */
function hasPocket(cuts: readonly Cut[], pockets: Pockets): boolean {
  if (cuts.some((cut) => cut.type === 'cape')) return false;
  const outer = outerOf(cuts);
  if (outer && hasCoatPocket(cuts)) return outer.type === 'jacket' && outer.pockets !== 'none';
  if (pockets === 'under-a-top' || (outer && outer.hem >= FREE_ABOVE)) return false;
  return cuts.some(
    (cut) =>
      (cut.type === 'trousers' && cut.fit !== 'legging' && cut.fit !== 'bike') || cut.type === 'jumpsuit',
  );
}

/**
 * An arm with its hand doing something else: what it reached for no longer places it. One that leaves the body hangs: its
 * own joints have never been seen.
 */
export function withHand(from: ArmPose, hand: HandPlace, side: Side): ArmPose {
  if (hand === from.hand) return from;
  if (ON_BODY.has(from.hand) && !ON_BODY.has(hand)) return { ...HANGING[side], hand };
  const { reach: _, onLeg: __, fromHips: ___, depth: ____, ...free } = from;
  return ON_BODY.has(hand) ? { ...free, hand } : { ...from, hand };
}

/** What a hand finds to rest in or on. */
export interface Clothes {
  readonly cuts: readonly Cut[];
  readonly pockets: Pockets;
}

/**
 * Where a hand rests that finds no pocket, lapel or jacket, or would lie flat on a coat. The far one hangs, where it would
 * else be on a hip that is hardly seen.
 */
function placeOf(hand: HandPlace, side: Side, pose: Pose, { cuts, pockets }: Clothes): HandPlace {
  const pocketed = hasPocket(cuts, pockets);
  if (hand === 'pocket' && pocketed) return 'pocket';
  const isJacketed = cuts.some((cut) => cut.type === 'jacket');
  if ((hand === 'jacket' || hand === 'lapel') && isJacketed) return hand;
  // Between the body and what it leans on there is no room for an elbow.
  if (hand === 'pocket' && (nearSide(pose) !== side || pose.support === 'pillar')) return 'hang';
  if ((outerOf(cuts)?.hem ?? 0) < HIP_AT) return 'hip';
  return pocketed ? 'pocket' : 'hang';
}

const NEEDY: ReadonlySet<HandPlace> = new Set(['pocket', 'hip', 'lapel', 'jacket']);

/** Returns the arm of a pose as clothes let it rest: what needs a pocket, a lapel or a bare hip finds another place. */
export function restArm(from: ArmPose, side: Side, pose: Pose, clothes: Clothes): ArmPose {
  if (!NEEDY.has(from.hand)) return from;
  const place = placeOf(from.hand, side, pose, clothes);
  if (place === 'hang') return pose.support === 'pillar' ? LEANED[side] : HANGING[side];
  const rested = withHand(from, place, side);
  if (place === 'pocket' && hasCoatPocket(clothes.cuts)) {
    const outer = outerOf(clothes.cuts);
    const isPatch = outer?.type === 'jacket' && outer.pockets === 'patch';
    return { ...rested, pocketOf: isPatch ? 'patch' : 'coat' };
  }
  return place === 'hip' && clothes.pockets === 'under-a-top' ? { ...rested, hipUnder: 'top' } : rested;
}
