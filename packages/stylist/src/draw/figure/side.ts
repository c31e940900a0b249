/** The viewer's side, not the wearer's. */
export type Side = 'left' | 'right';
export const SIDES = ['left', 'right'] as const satisfies readonly Side[];

/** −1 on the viewer's left, +1 on the right: the direction of x there. */
export const signOf = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1);
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
