import type { Expression } from '#outfit.ts';
import type { HandPlace, Pose } from '../figure/pose.ts';
import { SIDES, signOf } from '../figure/side.ts';

/** What a hand may hold for the eyes to rest on. */
const LOOKED_AT: ReadonlySet<HandPlace> = new Set(['cup', 'lead']);

/** Whether a hand holds something on the side the head is turned to; whoever faces the viewer may look at either. */
const hasObject = ({ arms, head }: Pose) =>
  SIDES.some((side) => LOOKED_AT.has(arms[side].hand) && signOf(side) * head.turn >= 0);

/** The expression as drawn: lids are lowered to look at something, else a standing figure would seem asleep. */
export const seenExpression = (expression: Expression, pose: Pose): Expression =>
  expression === 'lowered' && !hasObject(pose) ? 'calm' : expression;
