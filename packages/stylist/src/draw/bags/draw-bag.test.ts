import { describe, expect, it } from 'vitest';
import type { BagCut } from '#garments/cut.ts';
import { WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
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
      const { behind, front, straps = '' } = drawBag(context, side, { type: 'bag', shape }, WOOL);
      expect(straps + front).not.toBe('');
      expect(faultsOf(context.document.toSvg(behind + straps + front))).toEqual([]);
    }
  });

  it.each(['tote', 'duffel', 'basket', 'bucket', 'baguette', 'backpack'] as const)(
    'puts the far side of a %s behind the figure',
    (shape) => {
      expect(drawBag(standingContext(), 'right', { type: 'bag', shape }, WOOL).behind).not.toBe('');
    },
  );
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
