import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { Cut } from '#garments/cut.ts';
import { findGarment } from '#garments/garments.ts';
import { backOf } from '../cuts/back-of.ts';
import { dressFigure } from '../cuts/dress-figure.ts';
import { WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { sortItems } from '../cuts/worn-items.ts';
import { boxOfPaths } from '../kit/box.ts';
import { drawBowTie } from './bow-tie.ts';
import { drawNecklace } from './necklace.ts';
import { drawNecktie } from './necktie.ts';
import { drawScarf } from './scarf.ts';
import { drawShawlPoint } from './shawl.ts';

const SILK: Cloth = { name: 'satin', colour: { l: 0.38, c: 0.1, h: 15 } };

describe('drawScarf', () => {
  it('hangs two fringed tails from a long scarf and none from a snood', () => {
    const context = standingContext();
    const long = drawScarf(context, { type: 'scarf', length: 'long' }, WOOL);
    const snood = drawScarf(context, { type: 'scarf', length: 'snood' }, WOOL);
    expect(faultsOf(context.document.toSvg(long + snood))).toEqual([]);
    expect(long.length).toBeGreaterThan(snood.length);
    const drawn = (svg: string) => svg.replaceAll(/#\w+/g, '#');
    expect(drawn(long).endsWith(drawn(snood).slice(-200))).toBe(true);
  });
});

describe('a shawl', () => {
  it('is fringed along both of its edges, where they are seen', () => {
    const context = standingContext('Rectangle', 'still');
    const drawn = drawShawlPoint(context, WOOL);
    const outline = context.document.figureOutlines().flat(2);
    const starts = [...drawn.matchAll(/ d="M([\d.]+) ([\d.]+)L[^"]*" fill="none"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(starts.length).toBeGreaterThan(20);
    const tip = Math.max(...outline.map(([, y]) => y));
    const [middle = 0] = outline.find(([, y]) => y === tip) ?? [];
    for (const side of [-1, 1]) {
      const edge = outline.filter(([x]) => (x - middle) * side > 0);
      for (const [x = 0, y = 0] of starts.filter(([start = 0]) => (start - middle) * side > 1)) {
        const beside = edge.reduce((best, point) =>
          Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best,
        );
        // A start further inside is covered by the shawl.
        if (Math.abs(beside[1] - y) < 3) expect((beside[0] - x) * side).toBeLessThan(0.05 * context.head);
      }
    }
  });
});

describe('a long scarf', () => {
  it('ends in tassels that hang well below its hem', () => {
    const context = standingContext();
    const drawn = drawScarf(context, { type: 'scarf', length: 'long' }, WOOL);
    const paths = [...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
    const lowest = Math.max(...paths.map((d) => boxOfPaths([d]).bottom));
    const hem = context.body.torso(0, 3.25, 0.2)[1];
    expect((lowest - hem) / context.head).toBeGreaterThan(0.14);
  });
});

describe('a tie', () => {
  const dressed = (...cuts: readonly Cut[]) =>
    dressFigure(standingContext(), [
      ...cuts.map((cut) => ({ cut, cloth: WOOL })),
      { cut: { type: 'tie' } as const, cloth: SILK },
    ]);
  const shirt = { type: 'shirt', open: 0.25, sleeve: 'long' } as const;
  const silk = toHex(SILK.colour);

  it('is knotted wider than the blade that hangs from the knot', () => {
    const context = standingContext();
    drawNecktie(context, SILK);
    const [blade = [], knot = []] = context.document.figureOutlines().map((outline) => outline.flat());
    const across = (points: readonly (readonly [number, number])[], above: number) => {
      const xs = points.filter(([, y]) => y < above).map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    const top = Math.min(...blade.map(([, y]) => y));
    expect(across(knot, Infinity)).toBeGreaterThan(2 * across(blade, top + 0.05 * context.head));
  });

  it('lies under the fronts of a jacket, down to the waist', () => {
    const jacket = findGarment('notch-blazer').cut;
    const { outer = '', neck, overNeck } = dressed(shirt, jacket);
    expect(outer).toContain(silk);
    expect(neck).not.toContain(silk);
    expect(overNeck).toBe('');
  });

  it('lies before collar and lapels as a bow, no wider than the collar', () => {
    const context = standingContext();
    const layers = dressFigure(context, [
      { cut: shirt, cloth: WOOL },
      { cut: findGarment('tuxedo-jacket').cut, cloth: WOOL },
      { cut: { type: 'tie', knot: 'bow' }, cloth: SILK },
    ]);
    expect(layers.outer).not.toContain(silk);
    expect(`${layers.overNeck}${layers.neck}`).toContain(silk);
    const alone = standingContext();
    expect(faultsOf(alone.document.toSvg(drawBowTie(alone, SILK)))).toEqual([]);
  });

  it('buttons up the collar that it is worn in', () => {
    const { tops } = sortItems([
      { cut: shirt, cloth: WOOL },
      { cut: { type: 'tie' }, cloth: SILK },
    ]);
    expect(tops).toMatchObject([{ cut: { open: 0.03 } }]);
  });

  it('is hidden behind the back', () => {
    expect(backOf({ cut: { type: 'tie' }, cloth: SILK })).toEqual([]);
  });
});

describe('drawNecklace', () => {
  it.each(['chain', 'pendant', 'pearls'] as const)('draws a %s in its own colour', (shape) => {
    const drawn = drawNecklace(standingContext('Round'), { type: 'necklace', shape }, WOOL);
    expect(drawn).toContain(toHex(WOOL.colour));
    expect(faultsOf(drawn)).toEqual([]);
  });

  it('registers no silhouette: a chain throws no shadow on the wall', () => {
    const context = standingContext();
    drawNecklace(context, { type: 'necklace', shape: 'pearls' }, WOOL);
    expect(context.document.silhouettes).toEqual([]);
  });
});
