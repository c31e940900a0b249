import { BODY_SHAPES } from '@glow/api';
import { expect, it } from 'vitest';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { standingContext } from '../testing/standing-context.ts';
import { waisted } from './waisted.ts';

it.each(BODY_SHAPES)('ends a bodice inside the band of a skirt on a %s figure', (shape) => {
  const { body } = standingContext(shape);
  const halfWidth = waisted(body, 0.03);
  expect(halfWidth(2.2)).toBeCloseTo(body.halfWidth(2.2) + 0.03);
  expect(halfWidth(2.9)).toBeLessThan(waistHalfWidth(body, 2.9) + 0.012);
});
