import { describe, expect, it } from 'vitest';
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
