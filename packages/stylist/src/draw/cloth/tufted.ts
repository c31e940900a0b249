import { at } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { corner, distance, mix, type Node, type Point } from '#draw/kit/point.ts';

/** Length of a tuft along the edge of pile cloth, and how far it stands off, in heads. */
const TUFT = 0.115;
const STANDS_OFF = 0.009;

/** Tufts differ: how long one is of the usual, and how far it stands off, in turn. */
const LENGTHS = [1, 0.6, 1.35, 0.8, 1.15, 0.5, 1.25] as const;
const HEIGHTS = [1, 0.45, 1.3, 0.75, 0.3] as const;

/** Cosine of the turn from which a point of an outline is a corner. */
const CORNER = 0.8;

function isCorner(before: Point, [x, y]: Point, after: Point): boolean {
  const [inX, inY] = [x - before[0], y - before[1]];
  const [outX, outY] = [after[0] - x, after[1] - y];
  return inX * outX + inY * outY < CORNER * Math.hypot(inX, inY) * Math.hypot(outX, outY);
}

/** Returns points along a closed outline, a tuft apart, and its corners: cut off, they would leave gaps at seams. */
function tuftEnds(outline: readonly Point[], tuft: number): Node[] {
  const ends: Node[] = [];
  let left = 0;
  outline.forEach((from, i) => {
    const to = at(outline, (i + 1) % outline.length);
    const length = distance(from, to);
    let done = left;
    if (isCorner(at(outline, (i + outline.length - 1) % outline.length), from, to)) {
      ends.push(corner(from));
      done = tuft;
    }
    while (done < length) {
      ends.push(mix(from, to, done / length));
      done += tuft * at(LENGTHS, ends.length % LENGTHS.length);
    }
    left = done - length;
  });
  return ends;
}

const areaOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = at(outline, (i + 1) % outline.length);
    return sum + x * nextY - nextX * y;
  }, 0);

/** Returns an outline whose edge is soft with tufts, as teddy has, which run into each other; lengths by px per head. */
export function tufted(d: string, head: number): string {
  return outlinesOf(d)
    .map((outline) => {
      const outwards = areaOf(outline) > 0 ? 1 : -1;
      const ends = tuftEnds(outline, TUFT * head);
      if (ends.length < 3) return '';
      const tufts = ends.flatMap((end, i): Node[] => {
        const from: Point = [end[0], end[1]];
        const next = at(ends, (i + 1) % ends.length);
        const to: Point = [next[0], next[1]];
        const long = distance(from, to) || 1;
        const off = (outwards * STANDS_OFF * head * at(HEIGHTS, i % HEIGHTS.length)) / long;
        const middle = mix(from, to, 0.5);
        return [end, [middle[0] + (to[1] - from[1]) * off, middle[1] - (to[0] - from[0]) * off]];
      });
      return path(tufts);
    })
    .join('');
}
