import { describe, expect, it } from 'vitest';
import { crossingOf } from '../kit/crossing.ts';
import { distance, type Point } from '../kit/point.ts';
import { Limb } from './limb.ts';

const profile = { t: [0, 1, 2], left: [10, 8, 4], right: [12, 9, 5] };
const hanging = new Limb(
  [
    [100, 0],
    [100, 50],
    [100, 100],
  ],
  0.5,
  profile,
);

const nodesOf = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=[^\d.\- ,]|$| [CLZ])/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

describe('Limb', () => {
  it('runs from its first joint to its last', () => {
    expect(hanging.at(0)).toEqual([100, 0]);
    expect(hanging.at(2)[1]).toBeCloseTo(100);
    expect(hanging.direction(1)).toEqual([0, 1]);
  });

  it('goes straight on beyond its ends', () => {
    expect(hanging.at(2.2)[1]).toBeCloseTo(110);
    expect(hanging.at(-0.2)[1]).toBeCloseTo(-10);
  });

  it('has u = +1 on the viewer’s right, with its own width on each side', () => {
    expect(hanging.point(0, 1)[0]).toBeCloseTo(112);
    expect(hanging.point(0, -1)[0]).toBeCloseTo(90);
    expect(hanging.point(0, 1, 5)[0]).toBeCloseTo(117);
    expect(hanging.point(0, 0.5, 4)[0]).toBeCloseTo(108);
  });

  it('goes round a joint that is folded up, without a corner cut off or a loop', () => {
    const folded = new Limb(
      [
        [0, 0],
        [-60, 80],
        [10, 10],
      ],
      0.4,
      { t: [0, 1, 2], left: [10, 10, 10], right: [10, 10, 10] },
    );
    const outer = folded.side(-1, 0.2, 2);
    const [, elbow] = folded.joints;
    const round = outer.filter((point) => distance(point, elbow) < 16);
    expect(round.length).toBeGreaterThanOrEqual(5);
    const edge = nodesOf(folded.outline(0.2, 2));
    expect(crossingOf(edge.slice(0, edge.length / 2))).toBeUndefined();
  });

  it('rounds its middle joint', () => {
    const bent = new Limb(
      [
        [0, 0],
        [50, 50],
        [0, 100],
      ],
      1,
      profile,
    );
    expect(bent.at(1)[0]).toBeLessThan(49);
    expect(bent.at(1)[0]).toBeGreaterThan(35);
  });
});
