import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { hemEdge, inseam, outseam, stackedCreases } from './jeans-details.ts';
import { draftLeg, type LegJob } from './trouser-leg.ts';
import { RISE } from './trousers.ts';

const CUT: TrousersCut = { type: 'trousers', fit: 'slim', construction: 'jean' };

function job(side: 'left' | 'right' = 'right'): LegJob {
  const context = standingContext('Pear', 'still');
  return { context, cut: CUT, cloth: WOOL, leg: draftLeg(context, CUT, RISE, side) };
}

describe('hemEdge', () => {
  it('turns the hem up by less than a tenth of a head', () => {
    const { leg, context } = job();
    const rise = leg.hemOuter[1] - boxOfPaths([hemEdge(job())]).top;
    expect(rise).toBeGreaterThan(0.05 * context.head);
    expect(rise).toBeLessThan(0.15 * context.head);
  });
});

describe('inseam', () => {
  it('lies on the side of the leg that faces the other', () => {
    const middle = (side: 'left' | 'right') => boxOfPaths([inseam(job(side))]);
    expect(middle('left').right).toBeLessThan(middle('right').left);
    expect(job('left').leg.limb.at(1.5)[0]).toBeLessThan(middle('left').right);
  });
});

describe('outseam', () => {
  it('comes in from beyond the edge of a wide leg, and is no stub on the thigh', () => {
    const cut = { ...CUT, fit: 'wide' } as const;
    const context = standingContext('Pear', 'still');
    const leg = draftLeg(context, cut, RISE, 'right');
    const [, x = ''] = /^M([\d.]+)/.exec(outseam({ context, cut, cloth: WOOL, leg })) ?? [];
    expect(Number(x)).toBeGreaterThan(leg.on(0.1, 1)[0]);
  });
});

describe('stackedCreases', () => {
  it('creases the ankle from either side in turn, above the hem', () => {
    const { leg } = job();
    const lefts = stackedCreases(job()).map((crease) => boxOfPaths([crease]));
    expect(lefts).toHaveLength(3);
    expect(lefts[0]?.left).not.toBeCloseTo(lefts[1]?.left ?? 0, 0);
    for (const box of lefts) expect(box.bottom).toBeLessThan(leg.hemOuter[1]);
  });
});
