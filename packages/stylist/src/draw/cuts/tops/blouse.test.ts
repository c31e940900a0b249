import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { sagOf, waistHalfWidth } from '#draw/figure/waistline.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import { standingContext } from '../testing/standing-context.ts';
import { blousedEase, blouseEdge, blouseFolds } from './blouse.ts';

const hang = { shoulders: 0.03, bust: 0.06, least: 0.03, hips: (bust: number) => bust, fall: 1.3 };

describe.each(BODY_SHAPES)('a top tucked in on a %s figure', (shape) => {
  const context = standingContext(shape);
  const { body } = context;
  const ease = blousedEase(body, hang, 1);
  const width = (v: number) => body.halfWidth(v) + ease(v);
  const edgeOf = (edge: 'puffed' | 'smooth') => blouseEdge(body, width, { fullness: 1, edge });
  /** How much lower the edge is than a bow through its ends and middle. */
  const puffs = (edge: 'puffed' | 'smooth') => {
    const half = width(2.91);
    return edgeOf(edge).map((point) => {
      const u = (point[0] - body.torso(0, 2.91)[0]) / (half * body.headPx);
      return point[1] / body.headPx - sagOf(half) * (1 - u * u);
    });
  };

  it('falls over its waistband by half a fist, and goes in under it', () => {
    expect(width(2.72)).toBeGreaterThan(waistHalfWidth(body, 2.84) + 0.05);
    expect(width(2.72)).toBeGreaterThan(width(2.91) + 0.05);
    expect(width(2.91)).toBeCloseTo(waistHalfWidth(body, 2.9) + 0.02, 2);
  });

  it('ends below the upper edge of the band', () => {
    const [first] = edgeOf('puffed');
    expect(first?.[1]).toBeGreaterThan(body.torso(0, 2.87)[1]);
  });

  it('puffs as cloth does, and as a knit not at all', () => {
    const rough = (edge: 'puffed' | 'smooth') => {
      const heights = puffs(edge);
      return heights.slice(1, -1).map((y, i) => Math.abs(2 * y - (heights[i] ?? y) - (heights[i + 2] ?? y)));
    };
    expect(Math.max(...rough('puffed'))).toBeGreaterThan(2 * Math.max(...rough('smooth')));
  });

  it('folds beside its middle, never twice alike', () => {
    const [middle] = body.torso(0, 2.9);
    const boxes = blouseFolds(context, width).map((d) => boxOfPaths([d]));
    for (const { left, right } of boxes) {
      expect(Math.min(Math.abs(left - middle), Math.abs(right - middle))).toBeGreaterThan(0.1 * body.headPx);
    }
    const heights = boxes.map(({ top, bottom }) => Math.round(bottom - top));
    expect(new Set(heights).size).toBe(heights.length);
  });
});
