import { toHex } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { onHead } from './head-space.ts';

/** One lens on the viewer's right, x from the nose; mirrored for the other. */
const LENS = nodeList('.025,-.045 .12,-.07 .245,-.06 .255,0 .2,.095 .12,.115 .045,.07');
/** The pale slanting reflection, x from the middle of the lens. */
const REFLECTION = nodeList('-.08,-.1 -.03,-.1 -.08,.15 -.13,.15');
const LENS_MIDDLE = 0.13;
const BRIDGE = nodeList('-.04,-.03 0,-.045 .04,-.03');
const TEMPLES = [nodeList('-.3,-.05 -.24,-.045'), nodeList('.24,-.045 .29,-.05')];

/** Sunglasses, moved with the turn of the head. */
export function drawSunglasses(context: DrawContext, cloth: Cloth): string {
  const nose = context.body.pose.head.turn * 0.07;
  const colour = toHex(cloth.colour);
  const at = (nodes: readonly Node[], x: number, sign: -1 | 1 = 1) =>
    onHead(
      context,
      nodes.map((node) => [x + sign * node[0], node[1]]),
    );
  const wire = (nodes: readonly Node[], width: number) => stroke(path(at(nodes, nose), false), colour, width);
  const lens = (sign: -1 | 1) =>
    piece(context, path(at(LENS, nose, sign)), cloth, {
      edge: 1.6,
      light: [path(at(REFLECTION, nose + sign * LENS_MIDDLE))],
      lightOpacity: 0.28,
    });
  return TEMPLES.map((temple) => wire(temple, 4)).join('') + lens(-1) + lens(1) + wire(BRIDGE, 4.5);
}
