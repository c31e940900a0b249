import type { Body } from './body.ts';
import type { Side } from './side.ts';

export type ArmDepth = 'back' | 'front' | 'raised';

/** An arm behind the body is drawn before it, one raised to the hair before the face; others lie over the clothes. */
export function depthOf({ pose }: Body, side: Side): ArmDepth {
  const { hand, depth = 'front' } = pose.arms[side];
  return hand === 'hair' ? 'raised' : depth;
}
