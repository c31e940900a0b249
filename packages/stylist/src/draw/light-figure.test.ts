import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { boxOfPaths } from './kit/box.ts';
import { polygon } from './kit/curve.ts';
import { SvgDocument } from './kit/svg-document.ts';
import { lightFigure, skinByLight } from './light-figure.ts';
import { REFERENCE_LOOKS } from './testing/reference-looks.ts';

const palette = REFERENCE_LOOKS[0]?.scene.palette;

type Light = Parameters<typeof lightFigure>[1];

function lit(light: Light, headPx = 128, document = new SvgDocument()) {
  const body = polygon([
    [100, 100],
    [300, 100],
    [300, 900],
  ]);
  document.silhouettes.push(document.shape(body));
  if (!palette) throw new Error('There is no reference look');
  return lightFigure(document, light, palette, { headPx, chinPx: 200 });
}

describe('lightFigure', () => {
  it('draws a rim on one side by lamplight and by bounced light, none under the open sky by day', () => {
    const rims = (['day', 'rim', 'bounce', 'shade'] as const).map(
      (light) => lit(light).under.match(/<use/g)?.length ?? 0,
    );
    expect(rims).toEqual([0, 1, 1, 0]);
  });

  it('bounces light up to the chin and no further: along hair it would be a bare scalp', () => {
    const document = new SvgDocument();
    const { under } = lit('bounce', 128, document);
    const svg = document.toSvg(under);
    const [, clip = ''] = /clip-path="url\(#(\w+)\)"/.exec(under) ?? [];
    const [, shape = ''] = new RegExp(`<clipPath id="${clip}"><use href="#(\\w+)"`).exec(svg) ?? [];
    const [, d = ''] = new RegExp(`<path id="${shape}" d="([^"]+)"`).exec(svg) ?? [];
    expect(boxOfPaths([d]).top).toBe(200);
    expect(lit('rim').under).not.toContain('clip-path');
  });

  it('keeps the rim a thin line on a close figure', () => {
    const shifts = [...lit('rim', 262).under.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)];
    expect(shifts).toHaveLength(1);
    for (const [, x, y] of shifts) expect(Math.hypot(Number(x), Number(y))).toBeLessThan(3);
  });

  it('lets no wash of the lamp part the colours of face and hand', () => {
    const document = new SvgDocument();
    const { over } = lit('rim', 128, document);
    const washes = document.toSvg(over).match(/<linearGradient.*?<\/linearGradient>/gs) ?? [];
    const spread = washes.map((wash) => {
      const opacities = [...wash.matchAll(/stop-opacity="([\d.]+)"/g)].map(([, value]) => Number(value));
      return Math.max(...opacities) - Math.min(...opacities);
    });
    expect(spread).toHaveLength(2);
    expect(Math.max(...spread)).toBeLessThan(0.5);
  });

  it('dims no more of the figure than leaves its colours rich by lamplight', () => {
    const document = new SvgDocument();
    const { over } = lit('rim', 128, document);
    const dusk = /<linearGradient.*?<\/linearGradient>/s.exec(document.toSvg(over))?.[0] ?? '';
    const opacities = [...dusk.matchAll(/stop-opacity="([\d.]+)"/g)].map(([, value]) => Number(value));
    expect(opacities).toHaveLength(3);
    expect(Math.max(...opacities)).toBeLessThan(0.45);
    expect(opacities[1]).toBeLessThan(0.25);
  });

  it('moves the lamp’s rim to the upper left', () => {
    const [, x = '', y = ''] = lit('rim').under.match(/translate\((-[\d.]+) (-[\d.]+)\)/) ?? [];
    expect(Number(x)).toBeLessThan(-1);
    expect(Number(y)).toBeLessThan(-0.5);
  });
});

describe('skinByLight', () => {
  it('lifts the deepest skin at night', () => {
    const deep = oklch(0.34, 0.05, 45);
    expect(skinByLight(deep, 'rim').l).toBeGreaterThan(skinByLight(deep, 'day').l);
  });

  it('warms pale and olive skin where the light would grey it, and no other', () => {
    const pale = oklch(0.88, 0.05, 60);
    const olive = oklch(0.75, 0.07, 68);
    const tan = oklch(0.62, 0.08, 60);
    for (const light of ['rim', 'shade'] as const) {
      expect(skinByLight(pale, light).c).toBeGreaterThan(skinByLight(pale, 'day').c + 0.02);
      expect(skinByLight(olive, light).c).toBeGreaterThan(skinByLight(olive, 'day').c + 0.018);
      expect(skinByLight(tan, light)).toEqual(skinByLight(tan, 'day'));
    }
  });
});
