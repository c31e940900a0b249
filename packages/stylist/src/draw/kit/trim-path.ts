import { type Box, boxOfPaths, grow } from './box.ts';
import { cropOutline } from './crop-outline.ts';
import { polygon } from './curve.ts';
import { outlinesOf } from './flatten.ts';
import type { Point } from './point.ts';
import { px } from './px.ts';

/** One straight piece or curve of an outline: its command and numbers as written, and where it ends. */
interface Segment {
  readonly written: string;
  readonly to: Point;
  /** Sides of the box that all of it lies beyond, as bits; none where the box may show it. */
  readonly beyond: number;
}

/** What reaches no farther beyond the box than this is left as it is, px. */
const REACHES_PX = 24;

/** Any command but M, L, C and Z. */
const FOREIGN = /[ABD-KN-Ya-z,]/;

/**
 * Returns path data without what lies beyond a box: a straight line takes the place of what runs along there, and an open
 * line ends. Inside the box nothing changes. Only path data of `path` and `polygon` is trimmed.
 */
export function trimPath(d: string, box: Box): string {
  return reachesBeyond(d, box) ? trimOutlines(d, box) : d;
}

function trimOutlines(d: string, box: Box): string {
  const outlines = d.split('M').slice(1);
  return outlines.map((outline) => trimOutline(outline, box)).join('');
}

/** Straight pieces in place of a curve that is cut off. */
const PIECES = 10;

/** Returns the path data of a filled area without what lies beyond a box: what still reaches beyond is cut off along it. */
export function trimArea(d: string, box: Box): string {
  if (!reachesBeyond(d, box)) return d;
  const trimmed = trimOutlines(d, box);
  if (!reachesBeyond(trimmed, box)) return trimmed;
  const areas = outlinesOf(trimmed, PIECES).map((outline) => cropOutline(outline, box));
  return areas.map((area) => (area.length > 2 ? polygon(area) : '')).join('');
}

/** A drawn path, with its data and its other attributes. */
const DRAWN = /<path d="([^"]*)"([^>]*)\/>/g;

/** Returns drawn paths without what lies beyond a box; one that is moved, or filled by its own box, stays whole. */
export function trimDrawing(svg: string, box: Box): string {
  return svg.replace(DRAWN, (element, d: string, attributes: string) => {
    if (/transform|url\(/.test(attributes)) return element;
    const trimmed = trimPath(d, box);
    return trimmed === '' ? '' : `<path d="${trimmed}"${attributes}/>`;
  });
}

function reachesBeyond(d: string, box: Box): boolean {
  if (FOREIGN.test(d)) return false;
  const near = grow(box, REACHES_PX);
  const { left, top, right, bottom } = boxOfPaths([d]);
  return left < near.left || top < near.top || right > near.right || bottom > near.bottom;
}

function trimOutline(outline: string, box: Box): string {
  const isClosed = outline.endsWith('Z');
  const [first, segments] = segmentsOf(outline, isClosed, box);
  if (segments.every(({ beyond }) => beyond === 0)) return `M${outline}`;
  if (!isClosed) return joined(first, segments, false);
  const shown = segments.findIndex(({ beyond }) => beyond === 0);
  if (shown < 0) return segments.reduce((all, { beyond }) => all & beyond, ~0) === 0 ? `M${outline}` : '';
  const start = segments.at(shown - 1)?.to ?? first;
  return joined(start, [...segments.slice(shown), ...segments.slice(0, shown)], true);
}

function segmentsOf(
  outline: string,
  isClosed: boolean,
  { left, top, right, bottom }: Box,
): readonly [Point, readonly Segment[]] {
  const beyondOf = ([x, y]: Point) => (x < left ? 1 : x > right ? 2 : 0) | (y < top ? 4 : y > bottom ? 8 : 0);
  let first: Point = [0, 0];
  let from = first;
  const segments: Segment[] = [];
  const add = (command: string, points: readonly Point[]) => {
    const to = points.at(-1) ?? from;
    const beyond = points.reduce((all, point) => all & beyondOf(point), beyondOf(from));
    segments.push({ written: command + points.map(([x, y]) => `${px(x)} ${px(y)}`).join(' '), to, beyond });
    from = to;
  };
  for (const [, command = '', text = ''] of `M${outline}`.matchAll(/([MLC])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0],
    );
    if (command === 'M') {
      first = from = points[0] ?? first;
    } else if (command === 'L') {
      for (const point of points) add('L', [point]);
    } else {
      for (let i = 0; i + 2 < points.length; i += 3) add('C', points.slice(i, i + 3));
    }
  }
  if (isClosed && (from[0] !== first[0] || from[1] !== first[1])) add('L', [first]);
  return [first, segments];
}

/** A run beyond the same side becomes one straight line; at the ends of an open line it goes. */
function joined(first: Point, segments: readonly Segment[], isClosed: boolean): string {
  let start = first;
  let drawn = '';
  let run: { readonly beyond: number; readonly to: Point } | undefined;
  const close = () => {
    if (!run) return;
    if (drawn === '' && !isClosed) start = run.to;
    else drawn += `L${px(run.to[0])} ${px(run.to[1])}`;
    run = undefined;
  };
  for (const { written, to, beyond } of segments) {
    const shared = beyond & (run?.beyond ?? beyond);
    if (shared === 0) close();
    if (beyond === 0) drawn += written;
    else run = { beyond: shared || beyond, to };
  }
  if (isClosed) close();
  return drawn === '' ? '' : `M${px(start[0])} ${px(start[1])}${drawn}${isClosed ? 'Z' : ''}`;
}
