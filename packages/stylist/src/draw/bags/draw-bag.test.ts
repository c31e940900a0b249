import { describe, expect, it } from 'vitest';
import type { BagCut, Cut } from '#garments/cut.ts';
import { dressFigure } from '../cuts/dress-figure.ts';
import { dressed, WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { outlinesOf } from '../kit/flatten.ts';
import { GOLD, overShoulder } from './bag-space.ts';
import { carryingSide, drawBag } from './draw-bag.ts';

const SHAPES: readonly BagCut['shape'][] = [
  'tote',
  'top-handle',
  'clutch',
  'shoulder',
  'duffel',
  'basket',
  'camera',
  'bucket',
  'baguette',
  'backpack',
  'umbrella',
];

describe('drawBag', () => {
  it.each(SHAPES)('draws a %s on either side', (shape) => {
    for (const side of ['left', 'right'] as const) {
      const context = standingContext('Round', 'hip', side === 'left');
      const { behind, front, onBody = '' } = drawBag(context, side, { type: 'bag', shape }, WOOL);
      expect(onBody + front).not.toBe('');
      expect(faultsOf(context.document.toSvg(behind + onBody + front))).toEqual([]);
    }
  });

  it.each(['tote', 'duffel', 'basket', 'bucket', 'baguette', 'backpack'] as const)(
    'puts the far side of a %s behind the figure',
    (shape) => {
      expect(drawBag(standingContext(), 'right', { type: 'bag', shape }, WOOL).behind).not.toBe('');
    },
  );
});

describe('a basket', () => {
  it('shows the handle that the hand closes on before the body', () => {
    const { front, behind } = drawBag(standingContext(), 'right', { type: 'bag', shape: 'basket' }, WOOL);
    const cane = /stroke="(#[0-9a-f]{6})"/.exec(behind)?.[1] ?? 'none';
    expect(front).toContain(cane);
  });
});

describe('a messenger bag', () => {
  it('is buckled by two straps, where a small one has a clasp', () => {
    const buckles = (cut: BagCut) =>
      drawBag(standingContext(), 'right', cut, WOOL).onBody?.match(new RegExp(GOLD, 'g'))?.length;
    expect(buckles({ type: 'bag', shape: 'shoulder', size: 'large' })).toBe(2);
    expect(buckles({ type: 'bag', shape: 'shoulder' })).toBe(1);
  });
});

describe('a strap across the body', () => {
  it.each(['shoulder', 'camera'] as const)('is straight, and holds both ends of the bag: %s', (shape) => {
    const context = standingContext('Rectangle', 'still');
    const { behind, onBody = '' } = drawBag(context, 'right', { type: 'bag', shape }, WOOL);
    const [strap = ''] = [...onBody.matchAll(/ d="([^"]+)" fill="none"/g)].map(([, d = '']) => d);
    const line = outlinesOf(strap).flat();
    const [start = [0, 0], end = [0, 0]] = [line[0], line.at(-1)];
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const off = line.map(
      ([x, y]) =>
        Math.abs((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])) / length,
    );
    expect(Math.max(...off) / context.head).toBeLessThan(0.1);
    expect(behind).not.toBe('');
  });
});

describe('a backpack', () => {
  it('shows both straps from the front, and only the near one in profile', () => {
    const slides = (pose: 'stroll' | 'profile') =>
      drawBag(
        standingContext('Rectangle', pose),
        'right',
        { type: 'bag', shape: 'backpack' },
        WOOL,
      ).onBody?.match(new RegExp(GOLD, 'g'))?.length;
    expect(slides('stroll')).toBe(2);
    expect(slides('profile')).toBe(1);
  });
});

describe('a bag on a strap across the body', () => {
  it.each(['shoulder', 'camera'] as const)('is worn under the arms: %s', (shape) => {
    const { front, onBody } = drawBag(standingContext(), 'right', { type: 'bag', shape }, WOOL);
    expect(front).toBe('');
    expect(onBody).not.toBe('');
  });

  it('has its strap come from behind the shoulder', () => {
    const { body } = standingContext();
    const [x, y] = overShoulder(standingContext(), 'left');
    const beside = body.shape.neck + 0.16;
    expect(y).toBeCloseTo(body.torso(0, body.shoulderLine(beside), -beside)[1]);
    expect(x).toBeLessThan(body.torso(0, 1.4)[0]);
  });

  it('stays over a cape, which falls over the arms', () => {
    const bag = dressed({ type: 'bag', shape: 'shoulder' }, 'over', WOOL);
    const worn = (cuts: readonly Cut[]) =>
      dressFigure(standingContext(), [...cuts.map((cut) => dressed(cut)), bag]).bag;
    expect(worn([])?.onBody).not.toBe('');
    expect(worn([{ type: 'cape', hem: 4.6 }])).not.toHaveProperty('onBody');
  });
});

describe('carryingSide', () => {
  it('is the hand that holds, on whichever side it is', () => {
    expect(carryingSide(standingContext('Pear', 'poise').body)).toBe('right');
    expect(carryingSide(standingContext('Pear', 'poise', true).body)).toBe('left');
  });

  it('is the side away from the weight when no hand holds', () => {
    expect(carryingSide(standingContext('Pear', 'contra').body)).toBe('right');
    expect(carryingSide(standingContext('Pear', 'contra', true).body)).toBe('left');
  });
});
