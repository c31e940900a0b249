import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** How much of each cell is covered, 0–1, row by row from the top. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly cover: Float32Array;
  /** Centre of the first cell, and the cells' side, px. */
  readonly origin: Point;
  readonly pitch: number;
}

/** Rows that are looked at in each cell. */
const LINES = 2;
/** Standard deviations beyond which a blur leaves nothing to see. */
const REACH = 3;

/** Returns what shapes cover of a box together; each shape is outlines of which none lies outside all others. */
export function coverOf(shapes: readonly (readonly Point[][])[], box: Box, pitch: number): Field {
  const columns = Math.max(1, Math.ceil((box.right - box.left) / pitch));
  const rows = Math.max(1, Math.ceil((box.bottom - box.top) / pitch));
  const lines = new Float32Array(columns * rows * LINES);
  for (const outlines of shapes) fillLines(lines, columns, rows * LINES, outlines, box, pitch);
  const cover = new Float32Array(columns * rows);
  for (let line = 0; line < rows * LINES; line++) {
    const row = Math.floor(line / LINES) * columns;
    for (let x = 0; x < columns; x++) {
      cover[row + x] = (cover[row + x] ?? 0) + (lines[line * columns + x] ?? 0) / LINES;
    }
  }
  return { columns, rows, cover, origin: [box.left + pitch / 2, box.top + pitch / 2], pitch };
}

function fillLines(
  lines: Float32Array,
  columns: number,
  count: number,
  outlines: readonly Point[][],
  { left, top }: Box,
  pitch: number,
): void {
  const crossings = new Map<number, [x: number, direction: number][]>();
  for (const outline of outlines) {
    outline.forEach((to, index) => {
      const from = outline.at(index - 1) ?? to;
      const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
      const lineOf = (y: number) => Math.ceil(((y - top) / pitch) * LINES - 0.5);
      const last = Math.min(count, lineOf(lower[1]));
      for (let line = Math.max(0, lineOf(upper[1])); line < last; line++) {
        const y = top + ((line + 0.5) / LINES) * pitch;
        const x = upper[0] + ((lower[0] - upper[0]) * (y - upper[1])) / (lower[1] - upper[1]);
        const known = crossings.get(line);
        const crossing: [number, number] = [(x - left) / pitch, upper === from ? 1 : -1];
        if (known) known.push(crossing);
        else crossings.set(line, [crossing]);
      }
    });
  }
  for (const [line, found] of crossings) {
    found.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    found.forEach(([x, direction], index) => {
      winding += direction;
      if (winding !== 0) fillSpan(lines, line * columns, columns, x, found[index + 1]?.[0] ?? x);
    });
  }
}

function fillSpan(lines: Float32Array, row: number, columns: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(columns, to);
  for (let x = Math.floor(start); x < end; x++) {
    const share = Math.min(end, x + 1) - Math.max(start, x);
    lines[row + x] = Math.min(1, (lines[row + x] ?? 0) + share);
  }
}

/** Blurs a field with a Gaussian, `deviation` in px. */
export function blurred(field: Field, deviation: number): Field {
  const { columns, rows, cover, pitch } = field;
  const sigma = deviation / pitch;
  const reach = Math.ceil(sigma * REACH);
  const raw = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = raw.reduce((total, weight) => total + weight, 0);
  const weights = Float64Array.from(raw, (weight) => weight / sum);
  const across = smeared(cover, weights, rows, columns, columns, 1);
  return { ...field, cover: smeared(across, weights, columns, rows, 1, columns) };
}

/** `count` lines of `length` cells, the lines `step` and the cells of a line `stride` apart; outside is nothing. */
function smeared(
  cells: Float32Array,
  weights: Float64Array,
  count: number,
  length: number,
  step: number,
  stride: number,
): Float32Array {
  const reach = (weights.length - 1) / 2;
  const result = new Float32Array(cells.length);
  for (let line = 0; line < count; line++) {
    for (let i = 0; i < length; i++) {
      const value = cells[line * step + i * stride] ?? 0;
      if (value === 0) continue;
      const end = Math.min(length - 1, i + reach);
      for (let j = Math.max(0, i - reach); j <= end; j++) {
        const at = line * step + j * stride;
        result[at] = (result[at] ?? 0) + value * (weights[j - i + reach] ?? 0);
      }
    }
  }
  return result;
}
