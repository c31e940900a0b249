import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { tileOf } from './index.ts';
import { knit } from './knitted.ts';
import { broderie, paisley } from './printed.ts';
import { quilted } from './raised.ts';
import { breton, shirtStripe } from './striped.ts';
import { denim, tweed } from './woven.ts';

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

describe('tileOf', () => {
  it('gives a fine knit hardly a rib, and a coarse one its stitches', () => {
    expect(tileOf({ name: 'knit' })).toBe(knit);
    const opacities = tileOf({ name: 'knit', gauge: 'fine' })?.(TONES).content.matchAll(
      /opacity="([\d.]+)"/g,
    );
    for (const [, opacity] of opacities ?? []) expect(Number(opacity)).toBeLessThan(0.15);
  });
});

describe('quilted', () => {
  it('is padded diamonds in light and shade, with no line drawn round them', () => {
    const { content } = quilted(TONES);
    expect(content).not.toContain('stroke');
    expect(content).toContain('<ellipse');
  });
});

describe('denim', () => {
  it('is woven fainter on pale cloth, where dark threads would be hatching', () => {
    const darkest = (l: number) => {
      const { content } = denim({ ...TONES, ground: oklch(l, 0.02, 90) });
      const threads = [...content.matchAll(/stroke="#000".*?stroke-opacity="([\d.]+)"/g)];
      return Math.max(...threads.map(([, opacity]) => Number(opacity)));
    };
    expect(darkest(0.9)).toBeLessThan(darkest(0.4) / 2);
  });
});

describe('broderie', () => {
  it('shows the lining in its holes, not the ink of a print', () => {
    expect(broderie(TONES).content).not.toContain(`fill="${TONES.dark}"`);
  });
});

describe('paisley', () => {
  it('sets its drops in rows that face each other', () => {
    const { content } = paisley(TONES);
    expect(content).toContain('scale(1 1) rotate(-14)');
    expect(content).toContain('scale(-1 1) rotate(-14)');
  });
});

describe('tweed', () => {
  it('is flecked finer than two threads, and less brightly on dark cloth', () => {
    const { content } = tweed(TONES);
    for (const [, x] of content.matchAll(/l([\d.]+) -/g)) {
      const reach = Number(x);
      if (reach < 40) expect(reach).toBeLessThan(2);
    }
    const pale = (l: number) => {
      const drawn = tweed({ ...TONES, ground: oklch(l, 0.02, 90) }).content;
      return Number(/stroke="#fff"[^>]*stroke-opacity="([\d.]+)"/.exec(drawn)?.[1]);
    };
    expect(pale(0.3)).toBeLessThan(pale(0.7));
  });

  it('has ribs closer together than its flecks are seen apart', () => {
    const starts = [...tweed(TONES).content.matchAll(/M(-?\d+) 48l48 -48/g)].map(([, x]) => Number(x));
    expect((starts[1] ?? Number.NaN) - (starts[0] ?? 0)).toBeLessThan(5);
  });
});
