import { describe, expect, it } from 'vitest';
import type { Joints } from '#draw/figure/limb.ts';
import type { Point } from '#draw/kit/point.ts';
import { edgePlaces, gradedHem, hangStraight, trouserEase, trouserEnd } from './trouser-fit.ts';

describe('trouserEase', () => {
  it('widens a flare at the hem and draws a jogger in', () => {
    expect(trouserEase('flare')(2)).toBeGreaterThan(trouserEase('flare')(1) * 3);
    expect(trouserEase('jogger')(2)).toBeLessThan(trouserEase('jogger')(1));
  });

  it('leaves leggings next to nothing', () => {
    for (const t of [0.5, 1, 1.5, 2]) expect(trouserEase('legging')(t)).toBeLessThan(0.01);
  });
});

describe('trouserEnd', () => {
  it('ends shorts above the knee and wide legs at the floor', () => {
    expect(trouserEnd('short')).toBeLessThan(trouserEnd('bermuda'));
    expect(trouserEnd('bermuda')).toBeLessThan(0.75);
    expect(trouserEnd('wide')).toBeGreaterThan(2);
  });

  it.each(['short', 'bermuda'] as const)(
    'closes the hem of %s on the thigh, narrower than the hip',
    (fit) => {
      expect(trouserEase(fit)(trouserEnd(fit))).toBeLessThan(0.08);
      expect(gradedHem(fit, 100, 0)).toBeLessThan(80);
    },
  );
});

describe('edgePlaces', () => {
  it('ends on the hem', () => {
    for (const fit of ['short', 'wide', 'slim'] as const) {
      expect(edgePlaces(fit, trouserEnd(fit)).at(-1)).toBe(trouserEnd(fit));
    }
  });
});

const STRAIGHT: Joints = [
  [0, 0],
  [0, 50],
  [0, 100],
];

describe('hangStraight', () => {
  it('lets cloth follow a knee that is bent', () => {
    const sitting: Joints = [
      [0, 0],
      [50, 0],
      [50, 60],
    ];
    const edge: Point[] = [
      [0, 0],
      [60, 10],
      [60, 60],
    ];
    expect(hangStraight(edge, 'wide', sitting)).toEqual(edge);
  });

  const bulging: Point[] = [
    [0, 0],
    [30, 50],
    [0, 100],
  ];

  it('pulls a wide leg towards the line from hip to hem, with a soft break at the knee', () => {
    const [, knee] = hangStraight(bulging, 'wide', STRAIGHT);
    expect(knee?.[0]).toBeLessThan(30 * 0.25);
    expect(knee?.[0]).toBeGreaterThan(30 * 0.15);
  });

  it('lets a legging follow the limb', () => {
    expect(hangStraight(bulging, 'legging', STRAIGHT)).toEqual(bulging);
  });

  it('keeps hip and hem where they are', () => {
    const pulled = hangStraight(bulging, 'wide', STRAIGHT);
    expect([pulled[0], pulled[2]]).toEqual([bulging[0], bulging[2]]);
  });
});

describe('gradedHem', () => {
  it('opens the hem of wide legs to the reach of the hip', () => {
    expect(gradedHem('wide', 60, 40)).toBe(20);
  });

  it('leaves a hem that is wide enough, and leggings', () => {
    expect([gradedHem('straight', 60, 50), gradedHem('legging', 60, 20)]).toEqual([0, 0]);
  });
});
