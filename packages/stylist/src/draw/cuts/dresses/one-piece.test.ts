import { describe, expect, it } from 'vitest';
import { SIDES } from '#draw/figure/side.ts';
import { outlinesOf } from '#draw/kit/flatten.ts';
import type { DressCut } from '#garments/cut.ts';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawOnePiece } from './one-piece.ts';

const KNITTED: DressCut = {
  ...{ type: 'dress', bodice: 'knit', sleeve: 'long', skirt: 'pencil', hem: 6.5, waist: 'plain' },
};
/** Points of an outline lie no further apart down a skirt. */
const NEAR_PX = 40;

describe('drawOnePiece', () => {
  it.each(['lean', 'pockets', 'step'] as const)(
    'keeps the knees inside a knitted dress in the pose %s',
    (pose) => {
      const { document, ...context } = standingContext('Pear', pose);
      const svg = document.toSvg(drawOnePiece({ document, ...context }, KNITTED, WOOL).body());
      const [id] = document.silhouettes;
      const [, d = ''] = new RegExp(`id="${id}" d="([^"]*)"`).exec(svg) ?? [];
      const outline = outlinesOf(d).flat();
      for (const side of SIDES) {
        const [x, y] = context.body.legs[side].point(1, 1);
        const beside = outline.filter((place) => Math.abs(place[1] - y) < NEAR_PX).map(([edge]) => edge);
        expect(Math.max(...beside)).toBeGreaterThan(x);
      }
    },
  );
});
