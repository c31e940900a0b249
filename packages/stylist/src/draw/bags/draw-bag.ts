import type { Cloth } from '#garments/cloth.ts';
import type { BagCut } from '#garments/cut.ts';
import type { DrawContext, Side } from '../context.ts';
import type { Body } from '../figure/body.ts';
import { otherSide, SIDES, signOf } from '../figure/side.ts';
import { type BagLayers, bagSpace, gripOf } from './bag-space.ts';
import { drawBaguette, drawBucket, drawUmbrella } from './carried-bags.ts';
import { drawBasket, drawClutch, drawDuffel, drawTopHandle, drawTote } from './handheld.ts';
import { drawShoulderBag } from './shoulder-bag.ts';
import { drawBackpack, drawCameraBag } from './worn-bags.ts';

/** How far beyond the wrist a handle lies in the hand, and a clutch under the fingers that close over its edge. */
export const HANDLE_REACH = 0.27;
const CLUTCH_REACH = 0.33;
const CLUTCH_TILT_DEGREES = 8;

/** Returns the side a bag is on: the hand that holds one, else the hip that is not pushed out. */
export function carryingSide(body: Body): Side {
  const { arms } = body.pose;
  const holding = SIDES.find((side) => arms[side].hand === 'hold' || arms[side].hand === 'clutch');
  return holding ?? otherSide(body.weightSide);
}

/** A bag carried on `side`. */
export function drawBag(context: DrawContext, side: Side, cut: BagCut, cloth: Cloth): BagLayers {
  const held = () => bagSpace(context, side, gripOf(context, side, HANDLE_REACH));
  switch (cut.shape) {
    case 'tote':
      return drawTote(held(), cloth);
    case 'top-handle':
      return drawTopHandle(held(), cloth);
    case 'duffel':
      return drawDuffel(held(), cloth);
    case 'basket':
      return drawBasket(held(), cloth);
    case 'clutch': {
      const angle = (-signOf(side) * CLUTCH_TILT_DEGREES * Math.PI) / 180;
      return drawClutch(bagSpace(context, side, gripOf(context, side, CLUTCH_REACH), angle, true), cloth);
    }
    case 'bucket':
      return drawBucket(held(), cloth);
    case 'baguette':
      return drawBaguette(held(), cloth);
    case 'umbrella':
      return drawUmbrella(held(), cloth);
    case 'shoulder':
      return drawShoulderBag(context, side, cloth, cut.size);
    case 'camera':
      return drawCameraBag(context, side, cloth);
    case 'backpack':
      return drawBackpack(context, cloth);
  }
}
