import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import type { Node } from '../kit/point.ts';
import { rotate } from '../kit/point.ts';
import { HAND_OUTLINES } from './hand-outlines.ts';
import { type Side, signOf } from './side.ts';
import { skinOf } from './skin.ts';

/** How far a hand turns from the line of its arm, radians. */
const TURN = { hang: 0.05, hold: 0, clutch: 0, hip: 0.22, cane: 0 } as const;

/** The hand as its pose places it, thumb towards the body; nothing when it is in a pocket. */
export function drawHand(context: DrawContext, side: Side): string {
  const { body, head } = context;
  const place = body.pose.arms[side].hand;
  if (place === 'pocket') return '';
  const sign = signOf(side);
  const arm = body.arms[side];
  const wrist = arm.at(2);
  const direction = arm.direction(1.95);
  const angle = Math.atan2(direction[1], direction[0]) - Math.PI / 2 + sign * TURN[place];
  // Hands grow a quarter as fast as arms do.
  const size = head * ((body.shape.arm / 0.12) * 0.25 + 0.75);
  const put = (node: Node): Node => {
    const [x, y] = rotate([node[0] * sign * size, node[1] * size], angle);
    const placed = [wrist[0] + x, wrist[1] + y] as const;
    return node[2] ? [...placed, node[2]] : placed;
  };
  const { outline, fingers } = HAND_OUTLINES[place];
  const shade = [
    [sign > 0 ? 0.03 : -0.03, 0],
    [sign > 0 ? 0.04 : -0.05, 0.3],
    [sign > 0 ? 0.03 : -0.03, 0.7],
    [sign > 0 ? 0.2 : -0.2, 0.7],
    [sign > 0 ? 0.2 : -0.2, 0],
  ] as const;
  return piece(context, path(outline.map(put)), skinOf(context), {
    edge: 1.2,
    shade: [path(shade.map(put))],
    shadeOpacity: 0.16,
    folds: fingers.map((line) => brush(line.map(put), 0.015 * head, 'out')),
    foldOpacity: 0.5,
  });
}
