import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { Cut } from '#garments/cut.ts';
import { drawCollarFromBehind, JACKET_NAPE } from './backs.ts';
import { dressFigure } from './dress-figure.ts';
import { BLAZER, dressed, EVERY_ITEM } from './testing/every-item.ts';
import { faultsOf } from './testing/faults-of.ts';
import { drawnIn, standingContext } from './testing/standing-context.ts';

const drawn = (pose: 'behind' | 'still', ...cuts: readonly Cut[]) => {
  const layers = dressFigure(
    standingContext('Rectangle', pose),
    cuts.map((cut) => dressed(cut)),
  );
  return drawnIn(layers);
};
const JEANS: Cut = { type: 'trousers', fit: 'straight', construction: 'jean' };
const count = (svg: string, what: string) => svg.split(what).length - 1;

describe('a figure from behind', () => {
  it.each(EVERY_ITEM.map((item) => [JSON.stringify(item.cut), item] as const))('wears %s', (_, item) => {
    const context = standingContext('Round', 'behind');
    const layers = dressFigure(context, [item]);
    expect(faultsOf(context.document.toSvg(drawnIn(layers)))).toEqual([]);
  });

  it('shows no buttons of shirts and jackets', () => {
    const shirt: Cut = { type: 'shirt', open: 0.3, sleeve: 'long' };
    expect(count(drawn('still', shirt), '<circle')).toBeGreaterThan(4);
    expect(count(drawn('behind', shirt), '<circle')).toBe(0);
    expect(count(drawn('still', BLAZER), '<circle')).toBeGreaterThan(
      count(drawn('behind', BLAZER), '<circle'),
    );
  });

  it('shows the collar of a shirt above that of a jacket', () => {
    const topOf = (...nape: readonly number[]) => {
      const context = standingContext('Rectangle', 'behind');
      const collar = drawCollarFromBehind(
        context,
        { name: 'plain', colour: oklch(0.4, 0.05, 260) },
        0.2,
        ...nape,
      );
      const paths = [...context.document.toSvg(collar).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
      return boxOfPaths(paths).top / context.head;
    };
    expect(topOf(JACKET_NAPE) - topOf()).toBeGreaterThan(0.05);
  });

  it('shows no buckle, and no necklace', () => {
    const belt: Cut = { type: 'belt' };
    expect(drawn('still', JEANS, belt)).toContain('rx="4"');
    expect(drawn('behind', JEANS, belt)).not.toContain('rx="4"');
    const pearls: Cut = { type: 'necklace', shape: 'pearls' };
    expect(drawn('behind', JEANS, pearls)).toBe(drawn('behind', JEANS));
  });

  it('carries the whole backpack in front of the body', () => {
    const context = standingContext('Rectangle', 'behind');
    const { bagBehind, bag } = dressFigure(context, [dressed({ type: 'bag', shape: 'backpack' })]);
    expect(bagBehind).toBe('');
    expect(bag?.front).not.toBe('');
  });
});
