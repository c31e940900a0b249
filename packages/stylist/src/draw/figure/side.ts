import type { Pose } from './pose.ts';

/** The viewer's side, not the wearer's. */
export type Side = 'left' | 'right';
export const SIDES = ['left', 'right'] as const satisfies readonly Side[];

/** −1 on the viewer's left, +1 on the right: the direction of x there. */
export const signOf = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1);
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Returns the legs from back to front: a stride's rear leg first, then the leg that carries no weight. */
export function legOrder({ legs, hipTilt }: Pose): readonly [Side, Side] {
  if (legs.right.depth === 'front' || legs.left.depth === 'back') return ['left', 'right'];
  if (legs.left.depth === 'front' || legs.right.depth === 'back') return ['right', 'left'];
  return hipTilt >= 0 ? ['right', 'left'] : ['left', 'right'];
}

/** The side nearer to the viewer; undefined on a body that faces front or straight away. */
export function nearSide({ turn = 0, facing }: Pick<Pose, 'turn' | 'facing'>): Side | undefined {
  if (turn === 0) return undefined;
  return turn > 0 === (facing === 'away') ? 'right' : 'left';
}

/** Returns the arms from the far one to the near one. */
export const armOrder = (pose: Pose): readonly [Side, Side] =>
  nearSide(pose) === 'left' ? ['right', 'left'] : ['left', 'right'];
