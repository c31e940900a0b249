import type { Pose } from './pose-parts.ts';

/** Whether a body shows its back: fronts with their closings, pockets and lapels are then not seen. */
export const isAway = ({ pose }: { readonly pose: Pick<Pose, 'facing'> }): boolean => pose.facing === 'away';
