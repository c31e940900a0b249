import { describe, expect, it } from 'vitest';
import { faultsOf } from './cuts/testing/faults-of.ts';
import { drawLayers } from './draw-outfit.ts';
import { PICTURE_LAYERS } from './picture-frame.ts';
import { REFERENCE_LOOKS } from './testing/reference-looks.ts';

describe('drawLayers', () => {
  it.each(REFERENCE_LOOKS)('draws $name in three layers with room beyond the picture', (look) => {
    const layers = drawLayers(look);
    for (const layer of PICTURE_LAYERS) {
      const svg = layers[layer];
      expect(svg).toContain(layer === 'back' ? 'viewBox="0 0 960 1280"' : 'viewBox="-24 -32 1008 1344"');
      expect(faultsOf(svg)).toEqual([]);
    }
  });

  it('writes no definition that a layer has no use for', () => {
    const { back, figure } = drawLayers(REFERENCE_LOOKS[0] ?? raise());
    const inBack = back.match(/<clipPath/g)?.length ?? 0;
    const inFigure = figure.match(/<clipPath/g)?.length ?? 0;
    expect(inBack).toBeLessThan(inFigure / 4);
  });
});

function raise(): never {
  throw new Error('There is no reference look');
}
