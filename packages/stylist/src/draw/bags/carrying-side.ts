import type { Body } from '../figure/body.ts';
import { otherSide, SIDES, type Side } from '../figure/side.ts';

/** Returns the side a bag is on: the hand that holds one, else the hip that is not pushed out. */
export function carryingSide(body: Body): Side {
  const { arms } = body.pose;
  const holding = SIDES.find((side) => arms[side].hand === 'hold' || arms[side].hand === 'clutch');
  return holding ?? otherSide(body.weightSide);
}
