import { isAway } from '../figure/facing.ts';
import type { Pose } from '../figure/pose.ts';

/** How far a head is turned: drawn for itself each, not one oval stretched. */
export const HEAD_TURNS = ['front', 'three-quarter', 'profile', 'back'] as const;
export type HeadTurn = (typeof HEAD_TURNS)[number];

export interface HeadView {
  readonly turn: HeadTurn;
  /** 1 looks to the viewer's right, as every turn is drawn; −1 mirrors it, never the light. */
  readonly sign: -1 | 1;
}

/** From these on a head shows three quarters, and its profile. */
const THREE_QUARTER = 0.3;
const PROFILE = 0.8;

/** Returns what is seen of the head in a pose: its back, unless it glances over the shoulder of a figure that faces away. */
export function headView(pose: Pose): HeadView {
  const { turn } = pose.head;
  const amount = Math.abs(turn);
  const sign = turn < 0 ? -1 : 1;
  if (amount > PROFILE) return { turn: 'profile', sign };
  if (amount >= THREE_QUARTER) return { turn: 'three-quarter', sign };
  return { turn: isAway({ pose }) ? 'back' : 'front', sign };
}
