import type { Pose } from './pose.ts';
import type { Side } from './side.ts';

/** Returns the legs from back to front: a stride's rear leg first, then the leg that carries no weight. */
export function legOrder({ legs, hipTilt }: Pose): readonly [Side, Side] {
  if (legs.right.depth === 'front' || legs.left.depth === 'back') return ['left', 'right'];
  if (legs.left.depth === 'front' || legs.right.depth === 'back') return ['right', 'left'];
  return hipTilt >= 0 ? ['right', 'left'] : ['left', 'right'];
}
