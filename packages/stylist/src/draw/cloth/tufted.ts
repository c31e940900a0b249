import { at } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { distance, mix, type Point } from '#draw/kit/point.ts';

/** Length of a tuft along the edge of pile cloth, and how far it stands off, in heads. */
const TUFT = 0.085;
const STANDS_OFF = 0.012;

/** Tufts differ: how long one is of the usual, and how far it stands off, in turn. */
const LENGTHS = [1, 0.6, 1.35, 0.8, 1.15, 0.5, 1.25] as const;
const HEIGHTS = [1, 0.35, 1.25, 0.7, 0.15] as const;

/** Returns points along a closed outline, a tuft apart. */
function tuftEnds(outline: readonly Point[], tuft: number): Point[] {
  const ends: Point[] = [];
  let left = 0;
  outline.forEach((from, i) => {
    const to = at(outline, (i + 1) % outline.length);
    const length = distance(from, to);
    let done = left;
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
      const tufts = ends.flatMap((from, i): Point[] => {
        const to = at(ends, (i + 1) % ends.length);
        const long = distance(from, to) || 1;
        const off = (outwards * STANDS_OFF * head * at(HEIGHTS, i % HEIGHTS.length)) / long;
        const middle = mix(from, to, 0.5);
        return [from, [middle[0] + (to[1] - from[1]) * off, middle[1] - (to[0] - from[0]) * off]];
      });
      return path(tufts);
    })
    .join('');
}
