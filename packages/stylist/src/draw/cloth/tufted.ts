import { at } from '#draw/kit/at.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import { distance, mix, type Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';

/** Length of a tuft along the edge of pile cloth, and how far it stands off, in heads. */
const TUFT = 0.075;
const STANDS_OFF = 0.013;

/** Tufts differ: how long one is of the usual, in turn. */
const LENGTHS = [1, 0.6, 1.35, 0.8, 1.15, 0.5, 1.25] as const;

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

/** Returns an outline whose edge is soft with tufts, as teddy has; lengths by px per head. */
export function tufted(d: string, head: number): string {
  return outlinesOf(d)
    .map((outline) => {
      const outwards = areaOf(outline) > 0 ? 1 : -1;
      const ends = tuftEnds(outline, TUFT * head);
      const first = ends[0];
      if (!first || ends.length < 3) return '';
      const tufts = ends.map((from, i) => {
        const to = at(ends, (i + 1) % ends.length);
        const long = distance(from, to) || 1;
        const off = (2 * outwards * STANDS_OFF * head) / long;
        const middle = mix(from, to, 0.5);
        const top: Point = [middle[0] + (to[1] - from[1]) * off, middle[1] - (to[0] - from[0]) * off];
        const [a, b] = [mix(from, top, 2 / 3), mix(to, top, 2 / 3)];
        return `C${[...a, ...b, ...to].map(px).join(' ')}`;
      });
      return `M${px(first[0])} ${px(first[1])}${tufts.join('')}Z`;
    })
    .join('');
}
