import type { Field } from './field.ts';
import type { Point } from './point.ts';

/** Sides of a cell between four neighbours of a field. */
type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * Where a contour enters and leaves a cell, what it surrounds on its left; by corners that it surrounds: top left 1, top
 * right 2, bottom right 4, bottom left 8 (marching squares).
 */
const WAYS: readonly (readonly [from: Side, to: Side][])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];

/** Returns, for each value, the closed lines along which a field has it, px; beyond its cells it is 0. */
export function contoursOf(field: Field, levels: readonly number[]): Point[][][] {
  const { columns, rows } = field;
  const wide = columns + 2;
  const values = framed(field);
  const ways = levels.map(() => new Map<number, number>());
  for (let y = 0; y <= rows; y++) {
    for (let cell = y * wide; cell <= y * wide + columns; cell++) {
      const a = values[cell] ?? 0;
      const b = values[cell + 1] ?? 0;
      const c = values[cell + wide + 1] ?? 0;
      const d = values[cell + wide] ?? 0;
      if (a === b && b === c && c === d) continue;
      levels.forEach((level, index) => {
        const around =
          Number(a > level) + Number(b > level) * 2 + Number(c > level) * 4 + Number(d > level) * 8;
        for (const [from, to] of WAYS[around] ?? []) {
          ways[index]?.set(crossingOf(from, cell, wide), crossingOf(to, cell, wide));
        }
      });
    }
  }
  return ways.map((next, index) => {
    const pointAt = (crossing: number) => pointOn(field, values, levels[index] ?? 0, crossing);
    return closedLines(next).map((line) => line.map(pointAt));
  });
}

/** The field's values with nothing round them. */
function framed({ columns, rows, cover }: Field): Float32Array {
  const values = new Float32Array((columns + 2) * (rows + 2));
  for (let y = 0; y < rows; y++) {
    values.set(cover.subarray(y * columns, (y + 1) * columns), (y + 1) * (columns + 2) + 1);
  }
  return values;
}

/** Names a side: twice the value it starts at, even where it goes right from there and odd where it goes down. */
function crossingOf(side: Side, cell: number, wide: number): number {
  switch (side) {
    case 'top':
      return 2 * cell;
    case 'bottom':
      return 2 * (cell + wide);
    case 'left':
      return 2 * cell + 1;
    case 'right':
      return 2 * (cell + 1) + 1;
  }
}

function pointOn(
  { columns, origin, pitch }: Field,
  values: Float32Array,
  level: number,
  crossing: number,
): Point {
  const wide = columns + 2;
  const at = crossing >> 1;
  const [dx, dy] = crossing % 2 === 0 ? [1, 0] : [0, 1];
  const here = values[at] ?? 0;
  const way = (level - here) / ((values[at + dx + dy * wide] ?? 0) - here);
  const x = (at % wide) - 1 + way * dx;
  const y = Math.floor(at / wide) - 1 + way * dy;
  return [origin[0] + x * pitch, origin[1] + y * pitch];
}

function closedLines(next: Map<number, number>): number[][] {
  const lines: number[][] = [];
  for (const start of next.keys()) {
    const line: number[] = [];
    for (let at = start, to = next.get(at); to !== undefined; at = to, to = next.get(at)) {
      line.push(at);
      next.delete(at);
    }
    lines.push(line);
  }
  return lines;
}
