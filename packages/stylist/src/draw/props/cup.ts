import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, type Point, scale } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { placed } from '../tailoring/edge.ts';
import { rounded } from '../tailoring/light.ts';

const PAPER: Cloth = { name: 'plain', colour: oklch(0.93, 0.02, 80) };
const LID: Cloth = { name: 'plain', colour: oklch(0.3, 0.03, 40) };
const SLEEVE = '#b9552f';
/** Where the cup stands in the palm, heads beyond the wrist. */
const REACH = 0.27;

/** Draws a paper cup that stands upright in the hand of `side`. */
export function drawCup(context: DrawContext, side: Side): string {
  const { body, head } = context;
  const arm = body.arms[side];
  const origin = add(arm.at(2), scale(arm.direction(1.95), REACH * head));
  const at = (x: number, y: number): Point => add(origin, [x * head, y * head]);
  const shape = (list: string) => path(placed(nodeList(list), at));
  const band = shape('-.2,-.12! .2,-.12! .19,.09! -.19,.09!');
  return (
    piece(context, shape('-.165,-.29! .165,-.29! .128,.25! 0,.27 -.128,.25!'), PAPER, {
      ...rounded(at(-0.16, 0), at(0.16, 0)),
      extra: fill(band, SLEEVE),
    }) + piece(context, shape('-.185,-.28! -.165,-.35! .165,-.35! .185,-.28!'), LID, { edge: 1 })
  );
}
