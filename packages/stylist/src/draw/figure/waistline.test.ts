import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { BUILDS, PRESENTATIONS } from '#outfit.ts';
import { Body } from './body.ts';
import { FIGURE_POSES } from './pose.ts';
import { waistHalfWidth } from './waistline.ts';

const placement = { headPx: 128, x: 470, y: 46 };

describe.each(PRESENTATIONS)('the waistband of a %s figure', (presentation) => {
  it.each(BODY_SHAPES)('is nowhere wider than the hips of a %s', (bodyShape) => {
    for (const build of BUILDS) {
      const body = new Body({ bodyShape, presentation, build }, FIGURE_POSES.stroll, placement);
      const hips = Math.max(body.shape.hip, body.shape.highHip);
      expect(waistHalfWidth(body, 2.84)).toBeLessThan(hips * 0.96);
      expect(waistHalfWidth(body, 3.84)).toBeCloseTo(body.halfWidth(3.84), 6);
    }
  });
});
