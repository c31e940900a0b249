import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { add, type Point, rotate, sub } from '#draw/kit/point.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftPanel } from './panel.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How far down its own print a point lies. */
const down = (point: Point, origin: Point, angle: number) => rotate(sub(point, origin), radians(-angle))[1];
const firstTwo = (d: string): readonly Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].slice(0, 4).map(([, x, y]): Point => [Number(x), Number(y)]);

describe('draftPanel', () => {
  it.each(BODY_SHAPES)('reaches under the seam of a sleeve on a %s figure, chunky knits too', (shape) => {
    for (const shoulderExtension of [0.015, 0.03, 0.07]) {
      const { body, head } = standingContext(shape, 'still');
      const { armholes } = draftPanel(body, {
        ...{ neckline: 'round', neckWidth: 0.07, neckDepth: 0.15, ease: () => 0.05, hem: 3.6, sag: 0.05 },
        shoulderExtension,
      });
      SIDES.forEach((side, i) => {
        const k = signOf(side);
        // A sleeve is sewn in 0.165 heads inside the shoulder point.
        const seam = body.torso(0, 1.8, k * (body.shape.shoulder + shoulderExtension - 0.165));
        const edge = armholes[i]?.[1] ?? [Number.NaN, 0];
        expect((k * (edge[0] - seam[0])) / head).toBeGreaterThan(0.02);
      });
    }
  });

  it('ends under the near arm of a profile, beyond which it would be a lump', () => {
    const { body } = standingContext('Rectangle', 'profile');
    const { armholes } = draftPanel(body, {
      ...{ neckline: 'round', neckWidth: 0.07, neckDepth: 0.15, ease: () => 0.05, hem: 3.6, sag: 0.05 },
      shoulderExtension: 0.03,
    });
    const edge = armholes[0]?.[1] ?? [Number.NaN, 0];
    expect(edge[0]).toBeGreaterThan(body.arms.left.point(0.2, -1)[0]);
  });

  it.each(['stroll', 'walk', 'turned', 'still'] as const)(
    'leads a stripe round the sides without a break in the pose %s',
    (pose) => {
      const { print } = draftPanel(standingContext('Round', pose).body, {
        ...{ neckline: 'round', neckWidth: 0.07, neckDepth: 0.15, ease: () => 0.05, hem: 3.6, sag: 0.05 },
      });
      const [front, ...sides] = print.panels ?? [];
      expect(sides).toHaveLength(2);
      for (const { d, angle, origin } of sides) {
        const [top, , , foot] = firstTwo(d);
        if (!front || !top || !foot) throw new Error('There is no edge');
        for (const place of [top, add(top, sub(foot, top)), foot]) {
          expect(down(place, origin, angle)).toBeCloseTo(down(place, front.origin, front.angle), 0);
        }
      }
    },
  );

  it('hangs as it is told to below the hips', () => {
    const { body } = standingContext('Pear', 'lean');
    const shift = 30;
    const cut = {
      neckline: 'round',
      neckWidth: 0.07,
      neckDepth: 0.15,
      ease: () => 0.05,
      hem: 6,
      sag: 0.05,
    } as const;
    const straight = draftPanel(body, cut).hem;
    const hung = draftPanel(body, { ...cut, fall: (v, x) => add(body.drape(v, x), [shift, 0]) }).hem;
    expect(hung).toEqual(straight.map((place) => add(place, [shift, 0])));
  });
});
