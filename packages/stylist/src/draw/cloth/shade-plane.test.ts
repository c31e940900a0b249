import { describe, expect, it } from 'vitest';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { boxOfPaths } from '../kit/box.ts';
import { torsoShade } from './shade-plane.ts';

describe('torsoShade', () => {
  it('narrows to the silhouette again where it is to leave', () => {
    const { body } = standingContext('Rectangle', 'still');
    const half = (v: number) => body.halfWidth(v);
    const areaTo = (leave: number) => torsoShade(body, half, 2.84, 4.4, 0.5, 0, leave);
    const left = (d: string) => boxOfPaths([d]).left;
    expect(left(areaTo(1.5))).toBeGreaterThan(left(areaTo(0)));
  });
});
