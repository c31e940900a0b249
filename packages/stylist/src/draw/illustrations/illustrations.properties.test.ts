import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { EVERY_ITEM } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { ICONS } from './brand/icons.ts';
import { drawColdFlatLay, drawWorkFlatLay } from './flat/draw-flat-lay.ts';
import { drawSingleItem } from './flat/draw-single-item.ts';
import { ILLUSTRATIONS, SHARE_PICTURES } from './illustrations.ts';

const DRAWN = [...ILLUSTRATIONS, ...SHARE_PICTURES].map(
  (illustration) => [illustration.name, illustration] as const,
);

describe('ILLUSTRATIONS and SHARE_PICTURES', () => {
  it.each(DRAWN)('draws %s at its proportions', (_, illustration) => {
    const svg = illustration.draw();
    expect(faultsOf(svg)).toEqual([]);
    const { width, height } = new Resvg(svg);
    expect([width, height]).toEqual(illustration.aspect);
  });

  it.each(DRAWN)('draws %s the same every time', (_, illustration) => {
    expect(illustration.draw()).toBe(illustration.draw());
  });

  it('has the hero wide and for phones, and a picture for each of the five feature blocks', () => {
    expect(ILLUSTRATIONS.map(({ name }) => name)).toEqual([
      'hero-wide',
      'hero-tall',
      'body-shapes',
      'one-item',
      'wardrobe-rail',
      'same-look',
      'missing-piece',
    ]);
  });
});

describe('flat lays', () => {
  it.each([drawWorkFlatLay, drawColdFlatLay])('%o is drawn whole', (draw) => {
    expect(faultsOf(draw())).toEqual([]);
  });
});

describe('drawSingleItem', () => {
  it('lays out every kind of item alone', { timeout: 60_000 }, () => {
    for (const item of EVERY_ITEM) {
      expect(faultsOf(drawSingleItem(item, 'stone')), JSON.stringify(item.cut)).toEqual([]);
    }
  });
});

describe('ICONS', () => {
  it.each(ICONS.map((icon) => [icon.file, icon] as const))('draws %s as a square', (_, icon) => {
    const svg = icon.draw();
    expect(faultsOf(svg)).toEqual([]);
    const { width, height } = new Resvg(svg);
    expect(width).toBe(height);
  });

  it('keeps the maskable one within the circle a launcher may cut it to', () => {
    const svg = ICONS.find(({ file }) => file.includes('maskable'))?.draw() ?? '';
    const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: 128 } }).render();
    const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
    const reach = [...colours].map((colour, i) =>
      colour === colours[0] ? 0 : Math.hypot((i % width) - width / 2, Math.floor(i / width) - width / 2),
    );
    expect(Math.max(...reach)).toBeGreaterThan(0.2 * width);
    expect(Math.max(...reach)).toBeLessThanOrEqual(0.4 * width);
  });
});
