import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { at } from '../kit/at.ts';
import { distance } from '../kit/point.ts';
import { raisedShoulder } from './raised-shoulder.ts';
import { signOf } from './side.ts';

describe('raisedShoulder', () => {
  it.each(BODY_SHAPES)('rises from the line of the neck over the joint to the deltoid of a %s', (shape) => {
    for (const side of ['left', 'right'] as const) {
      const { body, head } = standingContext(shape, 'hair', side === 'right');
      const arm = body.arms[side];
      const { top, deltoid, from } = raisedShoulder(body, side);
      const [crease, swell] = [at(deltoid, 0), at(deltoid, 1)];
      const sign = signOf(side);
      expect((crease[0] - top[0]) * sign).toBeGreaterThan(0);
      expect((swell[0] - crease[0]) * sign).toBeGreaterThan(0);
      expect(arm.at(0)[1] - swell[1]).toBeGreaterThan(0.3 * head);
      const half = (t: number) => distance(arm.at(t), arm.point(t, sign));
      expect(distance(arm.at(0.36), swell)).toBeGreaterThan(1.1 * half(0.36));
      expect(from).toBeLessThan(1);
    }
  });
});
