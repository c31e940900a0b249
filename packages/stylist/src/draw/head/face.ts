import { oklch, toHex } from '#colour/convert.ts';
import { shadowOf } from '#colour/tones.ts';
import type { Age } from '#outfit.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { skinOf } from '../figure/skin.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { drawFeatures } from './features.ts';
import { headSpace, onHead } from './head-space.ts';

const GOLD = toHex(oklch(0.8, 0.1, 85));
const HAIRLINE_SHADE = nodeList('-.5,-.6 -.5,-.2 -.2,-.3 0,-.335 .2,-.3 .5,-.16 .5,-.6');
const CHEEK_LIGHT = nodeList(
  '-.3,-.14 -.2,-.24 -.02,-.26 -.06,-.16 -.17,-.08 -.225,.08 -.2,.24 -.26,.18 -.29,.02',
);

/** Outline of the face; the chin follows the turn more than the skull does. */
function outline(turn: number): Node[] {
  const chin = (x: number) => x + turn * 0.055;
  return [
    [0, -0.47],
    [-0.2, -0.42],
    [-0.3 + turn * 0.012, -0.24],
    [-0.308 + turn * 0.015, -0.02],
    [-0.275 + turn * 0.02, 0.17],
    [chin(-0.205), 0.33],
    [chin(-0.095), 0.455],
    [chin(0), 0.488],
    [chin(0.095), 0.455],
    [chin(0.205), 0.33],
    [0.275 + turn * 0.02, 0.17],
    [0.308 + turn * 0.015, -0.02],
    [0.3 + turn * 0.012, -0.24],
    [0.2, -0.42],
  ];
}

function shadePlane(turn: number): Node[] {
  const shift = turn * 0.05;
  return [
    [0.16 + shift, -0.5],
    [0.2 + turn * 0.06, -0.2],
    [0.235 + shift, 0.02],
    [0.2 + shift, 0.16],
    [0.15 + shift, 0.3],
    [0.06 + shift, 0.42],
    [0.02 + shift, 0.52],
    [0.5, 0.5],
    [0.5, -0.4],
  ];
}

/** The face with its light, shade and features. */
export function drawFace(context: DrawContext, age: Age = 'young'): string {
  const { turn } = context.body.pose.head;
  const on = (nodes: readonly Node[]) => path(onHead(context, nodes));
  const noseLight: Node[] = [
    [turn * 0.07 + 0.005, -0.02],
    [turn * 0.08 + 0.008, 0.1],
    [turn * 0.085 + 0.008, 0.17],
  ];
  return piece(context, on(outline(turn)), skinOf(context), {
    edge: 1.2,
    shade: [on(shadePlane(turn)), on(HAIRLINE_SHADE)],
    shadeOpacity: 0.13,
    light: [on(CHEEK_LIGHT), brush(onHead(context, noseLight), 0.03 * context.head)],
    lightOpacity: context.skin.l < 0.5 || context.skin.l > 0.84 ? 0.17 : 0.22,
    extra: drawFeatures(context, age),
  });
}

/** Ears with a small gold ring, or bare for earrings of their own; the one behind a turned head is hidden. */
export function drawEars(context: DrawContext, lobes: 'ring' | 'bare' = 'ring'): string {
  const { head, skin } = context;
  const { turn } = context.body.pose.head;
  const place = headSpace(context);
  return SIDES.filter((side) => signOf(side) * turn <= 0.55)
    .map((side) => {
      const sign = signOf(side);
      const [x, y] = place(sign * 0.308 + turn * 0.015, 0.03);
      const [ringX, ringY] = place(sign * 0.318, 0.15);
      const colour = toHex(sign > 0 ? shadowOf(skin, 0.7) : skin);
      const ear = `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(0.045 * head)}" ry="${px(0.085 * head)}" fill="${colour}"/>`;
      const ring = `<circle cx="${px(ringX)}" cy="${px(ringY)}" r="${px(0.04 * head)}" fill="none" stroke="${GOLD}" stroke-width="3"/>`;
      return lobes === 'ring' ? ear + ring : ear;
    })
    .join('');
}
