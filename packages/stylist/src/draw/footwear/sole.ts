import { piece } from '../cloth/piece.ts';
import { path, polygon } from '../kit/curve.ts';
import { lerp, type Point } from '../kit/point.ts';
import type { Ground } from './marks.ts';
import { clothOf, type Shod } from './paints.ts';
import type { ShoeSpace } from './shoe-space.ts';
import { hull, sweepOutline, turnedAsHull } from './sweep.ts';

/** How far a sole stands out beyond the upper, in heads. */
const BEYOND = 0.008;
/** How far the toe of a sole springs up from the floor. */
const TOE_SPRING = 0.018;
const PLACES = [0, 0.03, 0.1, 0.2, 0.32, 0.45, 0.58, 0.7, 0.8, 0.88, 0.94, 0.98, 1] as const;

function soleBottom({ last }: ShoeSpace, x: number): number {
  const spring = TOE_SPRING * Math.max(0, (x - 0.78) / 0.22) ** 2;
  return last.sole.thickness === 'floor' ? spring : last.base(x) - last.sole.thickness;
}

const soleWidth = ({ last }: ShoeSpace, x: number) => last.width(x) * 1.03 + (last.sole.beyond ?? BEYOND);

/** The wall of a sole on one side of the foot (1 its outside): x from heel to toe, h 0 at its lower edge. */
export function soleGround({ space }: Shod, side: -1 | 1): Ground {
  const on = (x: number, h: number): Point =>
    space.at(x, lerp(soleBottom(space, x), space.last.base(x), h), side * soleWidth(space, x));
  const sees = (x: number, h: number) => {
    const [ax, ay] = on(Math.max(0, x - 0.02), h);
    const [bx, by] = on(Math.min(1, x + 0.02), h);
    const [cx, cy] = space.at(x, 0, 0);
    const [dx, dy] = space.at(x, 0.1, 0);
    return ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx)) * side * space.outside > 0;
  };
  return { on, sees, clamped: (x, h) => (sees(x, h) ? on(x, h) : undefined) };
}

/** Draws the sole, and where nothing covers it the bed that the foot lies on. */
export function drawSole(shod: Shod, marks: string): string {
  const { space } = shod;
  const { last, at, context } = space;
  const sections = PLACES.map((x) =>
    [-1, 1].flatMap((side) =>
      [last.base(x), soleBottom(space, x)].map((y) => at(x, y, side * soleWidth(space, x))),
    ),
  );
  const outline = sweepOutline(sections, at(0, last.base(0), 0), at(1, last.base(1), 0));
  const bed = last.opening || last.shaft ? '' : drawBed(shod);
  return (
    piece(context, path(turnedAsHull(outline)), clothOf(shod, last.sole.paint ?? 'sole'), {
      edge: 1.2,
      extra: marks,
    }) + bed
  );
}

function drawBed(shod: Shod): string {
  const { space } = shod;
  const { last, at, context } = space;
  const edge = (side: -1 | 1) => PLACES.map((x) => at(x, last.base(x), side * soleWidth(space, x) * 0.96));
  const bed = path([...edge(1), ...edge(-1).reverse()]);
  return piece(context, bed, clothOf(shod, 'lining'), { edge: 0 });
}

/** Draws the heel under a shoe. */
export function drawHeel(shod: Shod): string {
  const { space } = shod;
  const { last, at, context } = space;
  if (!last.heel) return '';
  const { slices, paint = 'deep' } = last.heel;
  const rings = slices.map(([height, from, to, width]): Point[] =>
    [0, 0.2, 0.5, 1].flatMap((share) => {
      const x = lerp(from, to, share);
      return [-1, 1].map((side) => at(x, height * soleBottom(space, x), side * width * soleWidth(space, x)));
    }),
  );
  const shape = rings.slice(1).map((ring, i) => polygon(hull([...(rings[i] ?? []), ...ring])));
  return piece(context, shape.join(''), clothOf(shod, paint), { edge: 1.2 });
}
