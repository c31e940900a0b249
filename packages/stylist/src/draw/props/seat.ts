import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { shadowOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { drawWheelchair } from '../figure/wheelchair.ts';
import { path } from '../kit/curve.ts';
import { corner, type Node, type Point } from '../kit/point.ts';
import { rounded } from '../tailoring/light.ts';

const WOOD: Cloth = { name: 'plain', colour: oklch(0.5, 0.085, 52) };
const CANE: Cloth = { name: 'straw', colour: oklch(0.76, 0.07, 80) };
const DEEP: Cloth = { ...WOOD, colour: shadowOf(WOOD.colour, 0.8) };
/** The floor under a figure's ankles, heads. */
const FLOOR = 0.42;

/** Where the hips are widest, how far a seat reaches behind them, and where it usually ends; heads. */
const FULL_HIP = 3.85;
const ROOM_BEHIND = 0.1;
const USUAL_BACK = 0.84;

/** Space of a seat: x heads from the hips' middle to where the knees point, y down from the seat. */
interface SeatSpace {
  readonly at: (x: number, y: number) => Point;
  readonly floor: number;
}

function seatSpace({ body, head }: DrawContext, below: number): SeatSpace {
  const [left, right] = [body.legs.left, body.legs.right];
  const forward = (body.pose.turn ?? 0) < 0 ? -1 : 1;
  const x = (left.at(0)[0] + right.at(0)[0]) / 2;
  const y = (left.at(0)[1] + right.at(0)[1]) / 2 + below * head;
  const ground = Math.max(left.at(2)[1], right.at(2)[1]) + FLOOR * head;
  const behind = Math.abs(body.torso(-forward, FULL_HIP)[0] - x) / head;
  const wide = Math.max(1, (behind + ROOM_BEHIND) / USUAL_BACK);
  return {
    at: (dx, dy) => [x + forward * dx * (dx < 0 ? wide : 1) * head, y + dy * head],
    floor: (ground - y) / head,
  };
}

function bar(context: DrawContext, from: Point, to: Point, width: number, cloth: Cloth): string {
  const half = (width * context.head) / 2;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const n: Point = [((to[1] - from[1]) / length) * half, ((from[0] - to[0]) / length) * half];
  const at = (p: Point, k: number, taper = 1): Node =>
    corner([p[0] + k * n[0] * taper, p[1] + k * n[1] * taper]);
  return piece(context, path([at(from, -1), at(from, 1), at(to, 1, 0.75), at(to, -1, 0.75)]), cloth, {
    edge: 1.1,
  });
}

/** How much lower a seat is than the thighs of a body that sinks into it, heads. */
const SINK = 0;

/** Draws a bentwood chair under a seated figure. */
function drawChair(context: DrawContext): string {
  const { at, floor } = seatSpace(context, context.body.shape.thigh + SINK);
  const back = (inset: number) =>
    path([
      corner(at(-0.86 + inset, 0)),
      at(-1.06 + inset, -1.1),
      at(-0.9 + inset * 0.6, -1.9 + inset),
      at(-0.4 - inset * 0.4, -1.94 + inset),
      at(-0.1 - inset, -1.2),
      corner(at(-0.1 - inset, 0)),
      corner(at(-0.18 - inset, 0)),
      at(-0.18 - inset, -1.16),
      at(-0.44 - inset * 0.4, -1.84 + inset),
      at(-0.86 + inset * 0.6, -1.8 + inset),
      at(-0.97 + inset, -1.08),
      corner(at(-0.78 + inset, 0)),
    ]);
  const seat = path([
    at(-0.94, -0.02),
    at(-0.4, -0.16),
    at(0.56, -0.12),
    at(0.92, 0.02),
    at(0.84, 0.14),
    at(0.1, 0.22),
    at(-0.8, 0.12),
  ]);
  return (
    bar(context, at(-0.34, 0.05), at(-0.42, floor - 0.2), 0.09, DEEP) +
    bar(context, at(0.62, 0.05), at(0.72, floor - 0.16), 0.09, DEEP) +
    piece(context, back(0), WOOD, { edge: 1.3 }) +
    piece(context, back(0.2), DEEP, { edge: 1 }) +
    bar(context, at(-0.78, 0.08), at(-0.98, floor), 0.1, WOOD) +
    bar(context, at(0.28, 0.14), at(0.26, floor + 0.04), 0.1, WOOD) +
    piece(context, seat, CANE, { edge: 1.6, ...rounded(at(-0.7, 0), at(0.8, 0)) })
  );
}

/** Where a stool's rung is, on which a foot rests, as a share of its height. */
const FOOTREST = 0.82;

/** Draws a high stool under a figure that half stands. */
function drawStool(context: DrawContext): string {
  const { at, floor } = seatSpace(context, context.body.shape.thigh + SINK);
  const seat = path([
    at(-0.84, -0.02),
    at(-0.2, -0.16),
    at(0.62, -0.04),
    at(0.56, 0.12),
    at(-0.2, 0.2),
    at(-0.76, 0.12),
  ]);
  const rung = floor * FOOTREST;
  return (
    bar(context, at(-0.44, 0.04), at(-0.52, floor - 0.2), 0.085, DEEP) +
    bar(context, at(0.44, 0.04), at(0.62, floor - 0.18), 0.085, DEEP) +
    bar(context, at(-0.8, rung), at(0.66, rung), 0.06, DEEP) +
    bar(context, at(-0.66, 0.08), at(-0.9, floor), 0.095, WOOD) +
    bar(context, at(0.24, 0.12), at(0.28, floor + 0.04), 0.095, WOOD) +
    piece(context, seat, WOOD, { edge: 1.6, ...rounded(at(-0.8, 0), at(0.6, 0)) })
  );
}

/** How far behind the upper arm that leans on it a pillar's edge is, heads. */
const TOUCH = 0.03;

/** Draws a pillar from the top of the picture to the floor, its edge where the figure's upper arm leans. */
function drawPillar(context: DrawContext): string {
  const { body, head } = context;
  const side = (body.pose.turn ?? 0) < 0 ? 'left' : 'right';
  const out = side === 'left' ? -1 : 1;
  const arm = body.arms[side];
  const edge = arm.point(0.3, out, -TOUCH * head)[0];
  const ground = Math.max(body.legs.left.at(2)[1], body.legs.right.at(2)[1]) + 0.2 * head;
  const x = (heads: number) => edge + out * heads * head;
  const block = (from: number, to: number, top: number, foot: number) =>
    path([corner([x(from), top]), corner([x(to), top]), corner([x(to), foot]), corner([x(from), foot])]);
  const stone: Cloth = { name: 'plain', colour: oklch(0.82, 0.03, 75) };
  const shadow: Cloth = { ...stone, colour: shadowOf(stone.colour, 0.7) };
  return (
    piece(context, block(0, 1.15, -20, ground), stone, {
      edge: 0,
      form: { from: [x(out > 0 ? 0 : 1.15), 0], to: [x(out > 0 ? 1.15 : 0), 0], dark: 0.4 },
    }) + piece(context, block(-0.08, 1.23, ground - 0.34 * head, ground + 0.06 * head), shadow, { edge: 1 })
  );
}

/** What a figure sits on or leans against: behind it, and over its near side. */
export interface Support {
  readonly behind: string;
  readonly front: string;
}

/** Draws what the pose sits on or leans against; `worn` are the colours it must stand out from. */
export function drawSupport(context: DrawContext, worn: readonly Oklch[] = []): Support {
  const back = (behind: string): Support => ({ behind, front: '' });
  switch (context.body.pose.support) {
    case 'chair':
      return back(drawChair(context));
    case 'stool':
      return back(drawStool(context));
    case 'pillar':
      return back(drawPillar(context));
    case 'wheelchair':
      return drawWheelchair(context, worn);
    default:
      return back('');
  }
}
