import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import { boxOfPaths } from '../kit/box.ts';
import { outlinesOf } from '../kit/flatten.ts';
import { DIAGONAL, DOWN, surface } from './paint.ts';

const FROM = oklch(0.82, 0.04, 250);
const TO = oklch(0.74, 0.05, 260);
const bandsOf = (svg: string) =>
  [...svg.matchAll(/d="([^"]*)" fill="(#[0-9a-f]{6})"/g)].map(([, d = '', fill = '']) => ({ d, fill }));

it.each([
  ['down', DOWN, 1086],
  ['across the wall', DIAGONAL, 0],
] as const)(
  'goes from one colour to the other %s in a few flat bands that cover it all',
  (_way, direction, top) => {
    const bands = bandsOf(surface(FROM, TO, direction, top));
    expect(bands.length).toBeGreaterThan(10);
    expect(bands.length).toBeLessThanOrEqual(48);
    expect(new Set(bands.map(({ fill }) => fill)).size).toBe(bands.length);
    expect(boxOfPaths(bands.map(({ d }) => d))).toEqual({ left: 0, top, right: 960, bottom: 1280 });
    const area = bands.reduce((sum, { d }) => sum + Math.abs(areaOf(d)), 0);
    const whole = 960 * (1280 - top);
    // Each runs on a little under the next.
    expect(area).toBeGreaterThan(whole);
    expect(area).toBeLessThan(1.2 * whole);
  },
);

it.each([320, 480, 640, 960])('shows no seam between its bands at %i px', (widthPx) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 1280">${surface(FROM, TO, DOWN, 200)}</svg>`;
  const { pixels, height } = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render();
  const firstRow = Math.ceil((200 / 1280) * height);
  const reds = Array.from({ length: height - firstRow }, (_, row) => pixels[(firstRow + row) * widthPx * 4]);
  expect(reds).toEqual(reds.toSorted((a = 0, b = 0) => b - a));
});

it('is one band where both colours are the same', () => {
  expect(bandsOf(surface(FROM, FROM))).toEqual([{ d: 'M0 0L960 0L960 1280L0 1280Z', fill: toHex(FROM) }]);
});

function areaOf(d: string): number {
  const [outline = []] = outlinesOf(d);
  return outline.reduce((sum, [x, y], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);
}
