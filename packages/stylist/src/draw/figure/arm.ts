import { toHex } from '../../colour/convert.ts';
import { piece } from '../cloth/piece.ts';
import { limbShade } from '../cloth/shade-plane.ts';
import type { DrawContext } from '../context.ts';
import { path, polygon } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { drawHand } from './hand.ts';
import { type Side, signOf } from './side.ts';
import { skinOf } from './skin.ts';

const noEase = () => 0;

/** Arm and hand below a short sleeve, which covers the shoulder. */
export function drawForearm(context: DrawContext, side: Side): string {
  const arm = context.body.arms[side];
  const skin = piece(context, arm.outline(0.34, 2.03), skinOf(context), {
    edge: 1.2,
    shade: [limbShade(arm, noEase, 0.2, 2.1, { u: 0.3, wobble: 0.1 })],
    shadeOpacity: 0.17,
  });
  return skin + drawHand(context, side);
}

/** Bare shoulder, arm and hand. */
export function drawBareArm(context: DrawContext, side: Side): string {
  const { body } = context;
  const { shoulder } = body.shape;
  const sign = signOf(side);
  const arm = body.arms[side];
  const on = (x: number, v: number) => body.torso(0, v, sign * x);
  const outer = arm.side(sign, 0.16, 2.03, 0, 14);
  const inner = arm.side(sign === 1 ? -1 : 1, 0.36, 2.03, 0, 14);
  const { top, cap } = body.cap(side);
  const outline = path([
    corner(on(shoulder - 0.3, 1.455)),
    top,
    cap,
    ...outer.slice(1, -1),
    corner(arm.point(2.03, sign)),
    corner(arm.point(2.03, -sign)),
    ...inner.slice(0, -1).reverse(),
    corner(on(body.halfWidth(2.02) - 0.03, 2.04)),
    corner(on(shoulder - 0.3, 1.62)),
  ]);
  // The arm's shade would cut the chest: lay skin over it where they meet.
  const join = polygon([
    on(shoulder - 0.25, 1.5),
    on(shoulder - 0.12, 1.6),
    on(body.halfWidth(2.05) - 0.03, 2.1),
    on(0.1, 2.1),
    on(0.1, 1.5),
  ]);
  const skin = piece(context, outline, skinOf(context), {
    edge: 1.2,
    shade: [limbShade(arm, noEase, -0.05, 2.1, { u: 0.3, wobble: 0.1 })],
    shadeOpacity: 0.17,
    extra: fill(join, toHex(context.skin)),
  });
  return skin + drawHand(context, side);
}
