import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { breton, shirtStripe } from './striped.ts';

const TONES = { ground: oklch(0.9, 0.02, 90), dark: '#000', pale: '#fff', second: '#123', third: '#456' };

describe('stripes', () => {
  it('go on beyond their tile, so that no gap shows between two of them', () => {
    for (const [draw, side] of [
      [breton, 'width'],
      [shirtStripe, 'height'],
    ] as const) {
      const tile = draw(TONES);
      const length = Number(new RegExp(` ${side}="([\\d.]+)"`).exec(tile.content)?.[1]);
      expect(length).toBeGreaterThan(tile[side]);
    }
  });

  it('lie in a tile of whole pixels at half the width too, so that they meet where two panels do', () => {
    expect(breton(TONES).height % 2).toBe(0);
  });
});
