import { describe, expect, it } from 'vitest';
import { onTorso } from '../tailoring/on-body.ts';
import { backEdge, backSeams } from './bodice-back.ts';
import { drawGownBodice } from './dresses/gown-bodice.ts';
import { WOOL } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';
import { camisoleBody } from './tops/camisole.ts';

const { body } = standingContext('Rectangle', 'behind');

describe('backEdge', () => {
  it('is all but straight: the heart of a bustier is in front', () => {
    const heights = backEdge(onTorso(body), 0.4).map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.06 * body.headPx);
  });
});

describe('backSeams', () => {
  it('closes in the middle and is shaped on either side', () => {
    expect(backSeams(body, 2.96)).toHaveLength(3);
  });
});

/** Seams are drawn in ink at this opacity. */
const SEAM = 'stroke-opacity=".75"';
const seams = (svg: string) => svg.split(SEAM).length - 1;

describe('a bodice from behind', () => {
  it('has the seams of a back on gowns and camisoles', () => {
    const from = (pose: 'behind' | 'still') => {
      const context = standingContext('Rectangle', pose);
      return [drawGownBodice(context, 'halter', WOOL), camisoleBody(context, 'cowl', WOOL, 3)].map(seams);
    };
    expect(from('still')).toEqual([0, 0]);
    expect(from('behind')).toEqual([3, 3]);
  });
});
