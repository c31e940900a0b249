import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { pocketHand } from '#draw/figure/pocket-hand.ts';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { lastOf } from '#draw/kit/at.ts';
import { distance } from '#draw/kit/point.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { flyStitch, frontSeam } from './fly.ts';
import { pocketMouth } from './front-pocket.ts';
import { drawTrousers, RISE } from './trousers.ts';

describe('frontSeam', () => {
  it('runs down to the crotch, and the fly curves into it below the hem of a top', () => {
    const context = standingContext('Rectangle', 'still');
    expect(lastOf(frontSeam(context, RISE))).toEqual(context.body.crotch());
    const flyEnd = lastOf(flyStitch(context, RISE));
    expect(flyEnd[1]).toBeLessThan(context.body.crotch()[1]);
    expect(flyEnd[1]).toBeGreaterThan(context.body.torso(0, 3.8)[1]);
  });
});

describe('a front on a lap', () => {
  it.each(['seated', 'perched'] as const)('never doubles back, %s', (pose) => {
    const context = standingContext('Rectangle', pose);
    for (const line of [frontSeam(context, RISE), flyStitch(context, RISE)]) {
      const heights = line.map(([, y]) => y);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
    }
  });
});

describe.each(BODY_SHAPES)('the pocket of a %s figure', (shape) => {
  it.each(['scoop', 'slant'] as const)('lies inside the outline as a %s', (pocket) => {
    const context = standingContext(shape, 'still');
    const { body } = context;
    for (const side of SIDES)
      for (const [x, y] of pocketMouth(context, side, pocket, RISE)) {
        const v = 3.24 + (y - body.torso(0, 3.24)[1]) / context.head;
        const edge = body.torso(0, v, signOf(side) * (waistHalfWidth(body, v) + 0.02))[0];
        expect(signOf(side) * (edge - x)).toBeGreaterThan(0);
      }
  });
});

describe('pocketMouth', () => {
  it('leads to the hand that is in the pocket', () => {
    const context = standingContext('Rectangle', 'pockets');
    for (const side of SIDES) {
      const mouth = pocketHand(context, side).mouth(-0.08);
      expect(distance(lastOf(pocketMouth(context, side, 'slant', RISE)), mouth)).toBeLessThan(1);
    }
  });
});

describe('drawTrousers', () => {
  it('gives chinos the front that plain leggings lack', () => {
    const strokes = (construction: TrousersCut['construction']) => {
      const cut: TrousersCut = { type: 'trousers', fit: 'straight', construction };
      const parts = drawTrousers(standingContext('Pear', 'still'), cut, WOOL, ['left', 'right']);
      return (parts.body() + parts.band?.()).split('<').length;
    };
    expect(strokes('chino')).toBeGreaterThan(strokes('plain') + 6);
  });
});
