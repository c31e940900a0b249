import { describe, expect, it } from 'vitest';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { drawTrouserSeat } from './trouser-seat.ts';

const seat = (pockets: 'patch' | 'welt' | 'none') =>
  drawTrouserSeat(standingContext('Pear', 'behind'), WOOL, 2.84, pockets);

describe('drawTrouserSeat', () => {
  it('buttons the two welt pockets of tailored trousers', () => {
    expect(seat('welt').split('<circle').length - 1).toBe(2);
    expect(seat('patch')).not.toContain('<circle');
  });

  it('folds under the seat even where there are no pockets', () => {
    expect(seat('none').split('fill-opacity').length - 1).toBe(4);
  });
});
