import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { WOOL } from '../cuts/testing/every-item.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { drawBackpackFromBehind } from './backpack-back.ts';

describe('drawBackpackFromBehind', () => {
  it('is as large on every body', () => {
    const widths = BODY_SHAPES.map((shape) => {
      const context = standingContext(shape, 'behind');
      drawBackpackFromBehind(context, WOOL);
      const { left, right } = context.document.figureBox();
      return right - left;
    });
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.05 * standingContext().head);
  });
});
