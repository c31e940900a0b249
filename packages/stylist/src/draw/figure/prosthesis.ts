import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { limbShade } from '../cloth/shade-plane.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, type Point, scale, sub } from '../kit/point.ts';
import type { Side } from './side.ts';

const CARBON: Cloth = { name: 'plain', colour: oklch(0.32, 0.02, 262) };
const STEEL: Cloth = { name: 'plain', colour: oklch(0.66, 0.018, 250) };

/** Ways down the leg: the socket's brim, its end, the ankle joint. */
const BRIM = 1.1;
const END = 1.5;
const ANKLE = 1.9;

/** A prosthesis from below the knee: a carbon socket, a steel pylon, an ankle that goes into the shoe. */
export function drawProsthesis(context: DrawContext, side: Side): string {
  const { head } = context;
  const leg = context.body.legs[side];
  const edge = (t: number, u: number, ease = 0): Point => leg.point(t, u, ease * head);
  const socket = path([
    corner(edge(BRIM + 0.02, -1, 0.02)),
    edge(BRIM - 0.02, -0.3),
    edge(BRIM + 0.03, 0.4),
    corner(edge(BRIM, 1, 0.02)),
    edge(1.25, 1, 0.01),
    edge(1.4, 0.8),
    corner(edge(END, 0.42)),
    corner(edge(END, -0.42)),
    edge(1.4, -0.8),
    edge(1.25, -1, 0.01),
  ]);
  const tube = (t0: number, t1: number, half: number) => {
    // Square to the leg, however it is bent.
    const across = scale(leg.normal(Math.min(2, t0)), half * head);
    const [from, to] = [leg.at(t0), leg.at(t1)];
    return path([
      corner(sub(from, across)),
      corner(add(from, across)),
      corner(add(to, across)),
      corner(sub(to, across)),
    ]);
  };
  const shine = brush(
    [leg.at(END + 0.04), leg.at(1.7), leg.at(ANKLE)].map(([x, y]) => [x - 2, y]),
    0.02 * head,
    'flat',
  );
  return (
    piece(context, tube(END - 0.06, 2.06, 0.036), STEEL, { edge: 1.1, highlights: [shine] }) +
    piece(context, tube(END - 0.03, END + 0.06, 0.062), STEEL, { edge: 1.1 }) +
    piece(context, tube(ANKLE, 2.12, 0.06), CARBON, { edge: 1.1 }) +
    piece(context, socket, CARBON, {
      edge: 1.3,
      shade: [limbShade(leg, () => 0, BRIM - 0.1, END + 0.1, { u: 0.3 })],
      highlights: [brush([edge(1.16, -0.6), edge(1.28, -0.62), edge(1.42, -0.36)], 0.03 * head)],
    })
  );
}
