import { describe, expect, it } from 'vitest';
import { crossingOf } from '#draw/kit/crossing.ts';
import { distance, normalise, sub } from '#draw/kit/point.ts';
import { POSES } from '#outfit.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftSleeve } from './sleeve.ts';

describe('draftSleeve', () => {
  it('brings the elbow of a bent arm to a point, one with its hand in a pocket too', () => {
    let bent = 0;
    for (const pose of POSES) {
      const context = standingContext('Rectangle', pose);
      for (const side of ['left', 'right'] as const) {
        const { limb, outer, outerEdge, ease } = draftSleeve(context, side, { end: 1.9, ease: () => 0.06 });
        // A raised arm turns its elbow to the other edge.
        if (limb.straightness > 0.75 || limb.direction(0.4)[1] < 0.3) continue;
        bent++;
        const middle = limb.at(1);
        const outwards = normalise(sub(limb.direction(0.5), limb.direction(1.5)));
        const reach = outerEdge.map((point) => {
          const [x, y] = sub(point, middle);
          return x * outwards[0] + y * outwards[1];
        });
        const half = distance(middle, limb.point(1, outer, ease(1)));
        // As much as bone needs: further out it would be a pouch.
        expect(Math.max(...reach), pose).toBeGreaterThan(half + 0.01 * context.head);
        expect(Math.max(...reach), pose).toBeLessThan(half + 0.04 * context.head);
        if (limb.isFolded) expect(ease(1), pose).toBeLessThan(0.5 * ease(0.4));
      }
    }
    expect(bent).toBeGreaterThan(8);
  });

  it.each(POSES)('crosses no edge in the crook of an arm in the pose %s', (pose) => {
    const context = standingContext('Round', pose);
    for (const side of ['left', 'right'] as const) {
      const { innerEdge, outerEdge } = draftSleeve(context, side, { end: 1.9, ease: () => 0.075 });
      expect(crossingOf(innerEdge)).toBeUndefined();
      expect(crossingOf(outerEdge)).toBeUndefined();
    }
  });
});
