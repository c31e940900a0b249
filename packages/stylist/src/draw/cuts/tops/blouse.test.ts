import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { standingContext } from '../testing/standing-context.ts';
import { blousedEase, blouseEdge } from './blouse.ts';

const hang = { shoulders: 0.03, bust: 0.06, least: 0.03, hips: (bust: number) => bust, fall: 1.3 };

describe.each(BODY_SHAPES)('a top tucked in on a %s figure', (shape) => {
  const { body } = standingContext(shape);
  const ease = blousedEase(body, hang, 1);
  const width = (v: number) => body.halfWidth(v) + ease(v);

  it('puffs over its waistband and goes in under it', () => {
    expect(width(2.68)).toBeGreaterThan(width(2.9) + 0.02);
    expect(width(2.9)).toBeCloseTo(waistHalfWidth(body, 2.9) + 0.02, 3);
  });

  it('ends in an edge that is no ruler', () => {
    const edge = blouseEdge(body, width, 1).map(([, y]) => y);
    expect(Math.max(...edge) - Math.min(...edge)).toBeGreaterThan(0.04 * body.headPx);
  });
});
