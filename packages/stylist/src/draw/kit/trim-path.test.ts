import { expect, it } from 'vitest';
import { boxOfPaths } from './box.ts';
import { cropOutline } from './crop-outline.ts';
import { path, polygon } from './curve.ts';
import { outlinesOf } from './flatten.ts';
import type { Point } from './point.ts';
import { trimArea, trimDrawing, trimPath } from './trim-path.ts';

const BOX = { left: 0, top: 0, right: 100, bottom: 100 };

it('leaves what the box shows as it is', () => {
  const d = path([
    [10, 10],
    [90, 20],
    [50, 80],
  ]);
  expect(trimPath(d, BOX)).toBe(d);
});

it('leaves out what nothing of shows', () => {
  expect(
    trimPath(
      polygon([
        [10, 110],
        [90, 120],
        [50, 180],
      ]),
      BOX,
    ),
  ).toBe('');
  expect(
    trimPath(
      path(
        [
          [110, 10],
          [190, 50],
          [120, 80],
        ],
        false,
      ),
      BOX,
    ),
  ).toBe('');
});

it('runs straight below the box where a trouser leg went on', () => {
  const leg: Point[] = [
    [20, -5],
    [25, 60],
    [15, 140],
    [10, 400],
    [60, 420],
    [70, 150],
    [75, 50],
    [80, 10],
  ];
  const d = trimPath(path(leg), BOX);
  expect(boxOfPaths([d]).bottom).toBeLessThan(170);
});

it('ends an open line beyond the box', () => {
  expect(trimPath('M50 50L50 140L50 300L50 900', BOX)).toBe('M50 50L50 140');
  expect(trimPath('M50 900L50 300L50 140L50 50', BOX)).toBe('M50 140L50 50');
});

it('shows the same inside the box, whatever runs round it', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = (i: number) => ((Math.sin(seed * 91.7 + i * 37.3) * 43758.5453) % 1) * 240 + 50;
    const nodes = Array.from({ length: 9 }, (_, i): Point => [random(i), random(i + 20)]);
    const d = path(nodes);
    const whole = areaShown(d);
    expect(areaShown(trimPath(d, BOX)), d).toBeCloseTo(whole, 3);
  }
});

it('cuts a shade off along the box, and draws the same inside', () => {
  const shade = path([
    [60, -40],
    [50, 50],
    [60, 140],
    [400, 150],
    [390, -30],
  ]);
  expect(boxOfPaths([trimArea(shade, BOX)])).toMatchObject({ top: 0, right: 100, bottom: 100 });
  expect(areaShown(trimArea(shade, BOX))).toBeCloseTo(areaShown(shade), -1);
});

it('trims drawn paths, and none that something moves', () => {
  const drawn = '<path d="M50 50L50 140L50 300L50 900" fill="none"/>';
  expect(trimDrawing(drawn, BOX)).toBe('<path d="M50 50L50 140" fill="none"/>');
  const moved = drawn.replace('/>', ' transform="translate(0 -800)"/>');
  expect(trimDrawing(moved, BOX)).toBe(moved);
});

it('leaves other commands alone', () => {
  expect(trimPath('M0 0h900v900z', BOX)).toBe('M0 0h900v900z');
});

/** Signed area of what the box shows. */
function areaShown(d: string): number {
  return outlinesOf(d, 12)
    .map((outline) => cropOutline(outline, BOX))
    .reduce((sum, outline) => sum + areaOf(outline), 0);
}

function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);
}
