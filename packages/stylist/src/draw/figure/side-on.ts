import { smoothstep } from '../kit/point.ts';
import type { Pose } from './pose.ts';

/** A body that turns less shows its front; from `SIDE_BY` on it is seen in profile. */
const FRONT_UNTIL = 0.62;
const SIDE_BY = 0.9;

/** How much of its side a body shows: 0 up to a three-quarter view, 1 in profile. */
export const sideOn = ({ turn = 0 }: Pick<Pose, 'turn'>): number =>
  smoothstep((Math.abs(turn) - FRONT_UNTIL) / (SIDE_BY - FRONT_UNTIL));
