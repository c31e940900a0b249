import { oklch, toHex } from '#colour/convert.ts';
import { colourDifference } from '#colour/difference.ts';
import type { Oklch } from '#colour/oklch.ts';
import { shadowOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { at } from '../kit/at.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, type Point } from '../kit/point.ts';
import { stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';
import { rounded } from '../tailoring/light.ts';
import type { Side } from './side.ts';

const FRAMES: readonly Cloth[] = [
  { name: 'plain', colour: oklch(0.46, 0.14, 25) },
  { name: 'plain', colour: oklch(0.34, 0.02, 270) },
  { name: 'plain', colour: oklch(0.5, 0.09, 215) },
  { name: 'plain', colour: oklch(0.62, 0.02, 250) },
];
const TYRE: Cloth = { name: 'plain', colour: oklch(0.27, 0.015, 280) };
const CHROME: Cloth = { name: 'plain', colour: oklch(0.76, 0.012, 250) };
const UPHOLSTERY: Cloth = { name: 'plain', colour: oklch(0.3, 0.015, 275) };

/** Radius of the large wheel, and how narrow it is seen, heads. */
const RADIUS = 1.3;
const SEEN = 0.74;
const SPOKES = 14;
/** The ground under the feet, which stand on a footplate, heads below the ankles. */
const GROUND = 0.62;
/** How far below the ankle the middle of a footplate is, heads. */
const PLATE = 0.37;
/** Centre of each wheel, heads ahead of the hips' middle. */
const NEAR = -0.36;
const FAR = 0.44;
const FAR_RAISED = 0.12;

/** What is seen behind a seated figure, and the near wheel over it. */
export interface Wheelchair {
  readonly behind: string;
  readonly front: string;
}

interface Chair {
  readonly context: DrawContext;
  /** Heads ahead of the hips' middle and below it. */
  readonly at: (x: number, y: number) => Point;
  /** Heads from the hips down to the ground. */
  readonly ground: number;
  readonly frame: Cloth;
}

function ellipse(centre: Point, rx: number, ry: number): Point[] {
  return Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 12) * Math.PI * 2;
    return add(centre, [Math.cos(angle) * rx, Math.sin(angle) * ry]);
  });
}

/** A ring as one shape with a hole, so that it throws the shadow of a wheel. */
function drawRing(context: DrawContext, centre: Point, radius: number, width: number, cloth: Cloth): string {
  const { head } = context;
  const outer = ellipse(centre, (radius * SEEN + width / 2) * head, (radius + width / 2) * head);
  const inner = ellipse(centre, (radius * SEEN - width / 2) * head, (radius - width / 2) * head);
  const d = path(outer) + path(inner.reverse());
  const [left, right] = [add(centre, [-radius * head, 0]), add(centre, [radius * head, 0])];
  return piece(context, d, cloth, { edge: 1.3, ...rounded(left, right, 0.3, 0.3) });
}

function drawWheel({ context, at, ground }: Chair, x: number, raised: number, size: number): string {
  const { head } = context;
  const centre = at(x, ground - RADIUS - raised);
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const angle = ((i + 0.3) / SPOKES) * Math.PI * 2;
    const rim = add(centre, [
      Math.cos(angle) * RADIUS * SEEN * size * head,
      Math.sin(angle) * RADIUS * size * head,
    ]);
    return stroke(path([centre, rim], false), toHex(CHROME.colour), 1.3, 'stroke-opacity=".8"');
  });
  return (
    spokes.join('') +
    drawRing(context, centre, RADIUS * size, 0.11, TYRE) +
    drawRing(context, centre, RADIUS * 0.87 * size, 0.05, CHROME) +
    dot(centre, 0.1 * head, toHex(shadowOf(CHROME.colour, 0.8))) +
    dot(add(centre, [-2, -2]), 0.05 * head, toHex(CHROME.colour))
  );
}

function drawTube({ context, frame }: Chair, points: readonly Point[], width = 0.085): string {
  const { head } = context;
  return (
    stroke(path(points, false), toHex(shadowOf(frame.colour, 0.7)), width * head) +
    stroke(
      path(
        points.map((p) => add(p, [-1.5, -1.5])),
        false,
      ),
      toHex(frame.colour),
      width * head * 0.6,
    )
  );
}

function drawCaster({ context, at, ground }: Chair, x: number, raised: number): string {
  const { head } = context;
  const centre = at(x, ground - 0.22 - raised);
  const d = path(ellipse(centre, 0.15 * head, 0.22 * head));
  return piece(context, d, TYRE, { edge: 1.2 }) + dot(centre, 0.06 * head, toHex(CHROME.colour));
}

/** A tube from the seat down behind the shin of one leg, and the plate its foot stands on. */
function drawLegRest(chair: Chair, side: Side, y: number): string {
  const { context, at: on, frame } = chair;
  const { legs } = context.body;
  const hips = mix(legs.left.at(0), legs.right.at(0), 0.5);
  const ankle = legs[side].at(2);
  const heel = Math.abs(ankle[0] - hips[0]) / context.head;
  const sole = (ankle[1] - hips[1]) / context.head + PLATE;
  const edge = (x: number, down: number) => corner(on(heel + x, sole + down));
  const top = path([edge(-0.3, 0), edge(0.5, -0.08), edge(0.98, 0.1), edge(-0.04, 0.2)]);
  const front = path([
    edge(-0.3, 0),
    edge(-0.04, 0.2),
    edge(0.98, 0.1),
    edge(0.98, 0.17),
    edge(-0.04, 0.28),
    edge(-0.3, 0.07),
  ]);
  const knee = Math.abs(legs[side].at(1)[0] - hips[0]) / context.head;
  return (
    drawTube(chair, [on(0.2, 0.6), on(knee - 0.34, 0.56 + y), on(knee - 0.2, 1), on(heel - 0.24, sole)]) +
    piece(context, front, { ...frame, colour: shadowOf(frame.colour, 0.9) }, { edge: 1.2 }) +
    piece(context, top, UPHOLSTERY, { edge: 1.2 })
  );
}

/** The back's cloth between its two posts, each with a handle to push by. */
function drawBack(chair: Chair): string {
  const { context, at } = chair;
  const cloth = path([
    corner(at(-0.86, -1.3)),
    at(-0.4, -1.22),
    corner(at(0.02, -1.36)),
    corner(at(0.1, 0.3)),
    corner(at(-0.66, 0.42)),
  ]);
  const post = (x: number, y: number) =>
    drawTube(chair, [at(x + 0.22, y + 1.9), at(x, y), at(x - 0.06, y - 0.08), at(x - 0.3, y - 0.1)]);
  return (
    post(0.02, -1.42) +
    piece(context, cloth, UPHOLSTERY, { ...rounded(at(-0.8, -0.5), at(0.1, -0.5)) }) +
    post(-0.86, -1.36)
  );
}

/** Colours closer than this (ΔE_ok) merge. */
const APART = 0.13;

/** The seed chooses the frame's colour, among those that what is worn does not swallow. */
function frameFor(seed: number, worn: readonly Oklch[]): Cloth {
  const order = FRAMES.map((_, i) => at(FRAMES, (seed + i) % FRAMES.length));
  const isApart = ({ colour }: Cloth) => worn.every((other) => colourDifference(colour, other) > APART);
  return order.find(isApart) ?? at(order, 0);
}

/** Draws a wheelchair for a figure that sits in one and wears these colours. */
export function drawWheelchair(context: DrawContext, worn: readonly Oklch[] = []): Wheelchair {
  const { body, head, seed } = context;
  const { left, right } = body.legs;
  const hips = mix(left.at(0), right.at(0), 0.5);
  const ahead = (body.pose.turn ?? 0) < 0 ? -1 : 1;
  const feet = Math.max(left.at(2)[1], right.at(2)[1]);
  const ground = (feet - hips[1]) / head + GROUND;
  const chair: Chair = {
    context,
    at: (x, y) => [hips[0] + ahead * x * head, hips[1] + y * head],
    ground,
    frame: frameFor(seed, worn),
  };
  const { at: on } = chair;
  const seat = path([
    corner(on(-0.62, 0.3)),
    corner(on(1.02, 0.36)),
    corner(on(1.14, 0.52)),
    corner(on(-0.6, 0.56)),
  ]);
  const rest = (side: Side, y: number) => drawLegRest(chair, side, y);
  const [far, near]: readonly Side[] = ahead > 0 ? ['right', 'left'] : ['left', 'right'];
  return {
    behind:
      drawWheel(chair, FAR, FAR_RAISED, 0.96) +
      drawCaster(chair, 1.34, 0.12) +
      drawBack(chair) +
      rest(far ?? 'right', -0.1) +
      piece(context, seat, UPHOLSTERY, { edge: 1.3 }) +
      rest(near ?? 'left', 0),
    front:
      drawTube(chair, [on(NEAR + 0.1, 0.62), on(0.68, 0.64), on(0.78, ground - 0.42)]) +
      drawCaster(chair, 0.78, 0) +
      drawWheel(chair, NEAR, 0, 1),
  };
}
