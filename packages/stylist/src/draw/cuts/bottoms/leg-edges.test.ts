import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { lastOf } from '#draw/kit/at.ts';
import { distance, lerp } from '#draw/kit/point.ts';
import type { TrousersCut } from '#garments/cut.ts';
import type { PoseName } from '#outfit.ts';
import { standingContext } from '../testing/standing-context.ts';
import { legEdges } from './leg-edges.ts';
import { type TrouserFit, trouserEase, trouserEnd } from './trouser-fit.ts';

const HEAD_PX = 128;

function hang(fit: TrouserFit, shape: (typeof BODY_SHAPES)[number], side: 'left' | 'right', pose: PoseName) {
  const { body } = standingContext(shape, pose);
  const k = signOf(side);
  const hip = body.torso(k, 3.85, k * 0.028);
  const ease = (t: number) => trouserEase(fit)(t) * HEAD_PX;
  const frame = { fit, limb: body.legs[side], k, hip, crotch: body.crotch(), ease, head: HEAD_PX };
  return { hip, k, ...legEdges(frame) };
}

const HANGING: readonly TrousersCut['fit'][] = ['wide', 'straight', 'taper', 'short', 'bermuda', 'culotte'];
/** A soft knee shows in the seam by a line's width on a card, and no more. */
const SOFT_BREAK_PX = 0.065 * HEAD_PX;

describe('legEdges', () => {
  it.each(HANGING)('hangs the side seam of %s legs without a bulge below the hip', (fit) => {
    for (const shape of BODY_SHAPES)
      for (const side of SIDES) {
        const { hip, outer, k } = hang(fit, shape, side, 'still');
        const hem = lastOf(outer);
        for (const point of outer) {
          const way = (point[1] - hip[1]) / (hem[1] - hip[1]);
          expect(k * (point[0] - lerp(hip[0], hem[0], way))).toBeLessThan(SOFT_BREAK_PX);
        }
      }
  });

  it('lets shorts fall from the hip in mid stride', () => {
    for (const shape of BODY_SHAPES)
      for (const side of SIDES) {
        const { hip, outer, k } = hang('short', shape, side, 'stride');
        expect(k * (hip[0] - lastOf(outer)[0])).toBeLessThan(0.25 * HEAD_PX);
      }
  });

  it('makes no bell of a wide leg that strides ahead', () => {
    for (const side of SIDES) {
      const { outer, inner } = hang('wide', 'Rectangle', side, 'profile');
      expect(distance(lastOf(outer), lastOf(inner))).toBeLessThan(1.3 * HEAD_PX);
    }
  });

  it.each(['slim', 'straight', 'taper'] as const)('runs %s legs down over the calf without a bump', (fit) => {
    for (const side of SIDES) {
      const { on } = hang(fit, 'Rectangle', side, 'still');
      const width = (t: number) => distance(on(t, -1), on(t, 1));
      // Narrower from knee to calf to hem, with no waist in between.
      expect(width(1.36)).toBeLessThan(width(1));
      expect(width(1.36)).toBeGreaterThan(width(1.8));
    }
  });

  it('widens a flare evenly from the knee', () => {
    for (const side of SIDES) {
      const { on } = hang('flare', 'Rectangle', side, 'still');
      const width = (t: number) => distance(on(t, -1), on(t, 1));
      const middle = (width(1.05) + width(2.05)) / 2;
      expect(Math.abs(width(1.55) - middle)).toBeLessThan(0.03 * HEAD_PX);
    }
  });

  it('flares from the knee, not from the hip', () => {
    for (const side of SIDES) {
      const { on } = hang('flare', 'Rectangle', side, 'still');
      const width = (t: number) => distance(on(t, -1), on(t, 1));
      expect(width(1)).toBeLessThan(width(0.4));
      expect(width(trouserEnd('flare'))).toBeGreaterThan(width(1) * 1.7);
    }
  });

  it('places what is on the cloth between the seams', () => {
    const { outer, inner, on, k } = hang('wide', 'Pear', 'right', 'still');
    const end = trouserEnd('wide');
    expect(distance(on(end, k), lastOf(outer))).toBeLessThan(0.01);
    expect(distance(on(end, -k), lastOf(inner))).toBeLessThan(0.01);
  });
});
