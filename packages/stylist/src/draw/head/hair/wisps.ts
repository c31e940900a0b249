import { at } from '#draw/kit/at.ts';
import { normals, resample, sample } from '#draw/kit/curve.ts';
import {
  add,
  corner,
  distance,
  lerp,
  mix,
  type Node,
  normalise,
  type Point,
  perpendicular,
  scale,
  sub,
} from '#draw/kit/point.ts';
import type { HeadTurn } from '../head-view.ts';
import type { HairLock, Strand } from './hair-lock.ts';
import { strand } from './hair-lock.ts';
import { onSkull, seen } from './skull.ts';

/** Where a turned hairline has passed the ear: its sideburn. */
const SIDEBURN = 3;
/** Distance between two points of a soft edge, heads. */
const STEP = 0.03;
/** How far a soft edge reaches over the hairline and under the hair, heads. */
const REACH = { least: 0.004, most: 0.02, under: 0.03 } as const;
/** How much more skin shows through a soft edge than through the hair behind it. */
const FADED = 0.34;
/** Distance between two fine hairs at the hairline, heads, and what they measure. */
const APART = { least: 0.035, most: 0.1 } as const;
const FINE_STEP = 0.005;
const FINE = { halfWidth: 0.0035, over: 0.014, under: 0.045, skin: 0.16 } as const;

interface EdgePoint {
  readonly at: Point;
  /** Away from the hair. */
  readonly out: Point;
}

/**
 * Returns points along a hairline, `step` heads apart. Hairlines run from the viewer's right over the forehead, on a
 * turned head from the nape to the forehead.
 */
function edgePoints(turn: HeadTurn, hairline: readonly Node[], step: number): EdgePoint[] {
  const isTurned = turn === 'three-quarter' || turn === 'profile';
  const rough = sample(isTurned ? hairline.slice(SIDEBURN) : hairline, 8);
  const length = rough.slice(1).reduce((sum, point, i) => sum + distance(point, at(rough, i)), 0);
  const points = resample(rough, Math.round(length / step));
  const across = normals(points);
  return points.map((point, i) => ({ at: point, out: scale(at(across, i), isTurned ? 1 : -1) }));
}

const along = ({ at: from, out }: EdgePoint, reach: number): Point => add(from, scale(out, reach));

/** Returns the thin band in which hair thins out into skin: its reach wanders, so that it is no ruler's edge. */
export function softEdge(
  turn: HeadTurn,
  hairline: readonly Node[],
  random: () => number,
  skin: number,
): HairLock {
  const points = edgePoints(turn, hairline, STEP);
  const last = points.length - 1;
  const over = points.map((point, i) =>
    along(point, i === 0 || i === last ? 0 : lerp(REACH.least, REACH.most, random())),
  );
  const under = points.map((point) => along(point, -REACH.under));
  return { outline: [...over, ...under.toReversed()], skin: Math.min(0.8, skin + FADED), seamless: true };
}

/** Returns the few fine hairs that cross a hairline, leaning the way the hair grows: back, and beside the face down. */
export function wisps(
  turn: HeadTurn,
  hairline: readonly Node[],
  random: () => number,
  skin: number,
): HairLock {
  const strips: Node[][] = [];
  let left = lerp(APART.least, APART.most, random());
  for (const point of edgePoints(turn, hairline, FINE_STEP)) {
    left -= FINE_STEP;
    if (left > 0) continue;
    left = lerp(APART.least, APART.most, random());
    const beside = Math.abs(point.out[0]);
    const grows: Point = [lerp(0.5, -0.5, random()) * (1 - beside), beside * lerp(0.9, 1.6, random())];
    const root = along(point, FINE.over * lerp(0.3, 1, random()));
    const tip = add(
      root,
      scale(normalise(add(scale(point.out, -1), grows)), FINE.under * lerp(0.6, 1.4, random())),
    );
    const middle = mix(root, tip, 0.55);
    const side = scale(perpendicular(normalise(sub(tip, root))), FINE.halfWidth);
    strips.push([corner(root), add(middle, side), corner(tip), sub(middle, side)]);
  }
  const [outline = [], ...rest] = strips;
  return { outline, strips: rest, skin: skin + FINE.skin, seamless: true };
}

const ROWS = [-2, 11, 24, 37, 50] as const;
const TICKS_PER_ROW = 26;
const FULL_TURN = 360;

/** Returns short strands that lie close round the skull, combed back and down. */
export function closeStrands(turn: HeadTurn, random: () => number): Strand[] {
  return ROWS.flatMap((row) =>
    Array.from({ length: TICKS_PER_ROW }, (_, i) => {
      const azimuth = (i / TICKS_PER_ROW) * FULL_TURN - FULL_TURN / 2 + random() * 10;
      const elevation = row + random() * 12;
      const back = Math.sign(azimuth) * lerp(6, 11, random());
      const line = [0, 1].map((t) => seen(turn, onSkull(azimuth + back * t, elevation - 17 * t, 0.004)));
      if (line.some(({ depth }) => depth < 0)) return undefined;
      return strand(
        line.map(({ at: [x, y] }): Node => [x, y]),
        0.009,
      );
    }).filter((one) => one !== undefined),
  );
}
