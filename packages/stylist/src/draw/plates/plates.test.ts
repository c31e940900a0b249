import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { EVERY_ITEM } from '../garments/testing/every-item.ts';
import { faultsOf } from '../garments/testing/faults-of.ts';
import { drawColdFlatLay, drawWorkFlatLay } from './flat/draw-flat-lay.ts';
import { drawSingleItem } from './flat/draw-single-item.ts';
import { PLATES } from './plates.ts';

describe('PLATES', () => {
  it.each(PLATES.map((plate) => [plate.name, plate] as const))('draws %s at its proportions', (_, plate) => {
    const svg = plate.draw();
    expect(faultsOf(svg)).toEqual([]);
    const { width, height } = new Resvg(svg);
    expect([width, height]).toEqual(plate.aspect);
  });

  it.each(PLATES.map((plate) => [plate.name, plate] as const))('draws %s the same every time', (_, plate) => {
    expect(plate.draw()).toBe(plate.draw());
  });

  it('has the hero wide and for phones, and a picture for each of the five feature blocks', () => {
    expect(PLATES.map(({ name }) => name)).toEqual([
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
  it('lays out every kind of item alone', () => {
    for (const item of EVERY_ITEM) {
      expect(faultsOf(drawSingleItem(item, 'stone')), JSON.stringify(item.cut)).toEqual([]);
    }
  });
});
