import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import type { Side } from '#draw/context.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { standingContext } from '../testing/standing-context.ts';
import { legModelling, litPlanes } from './leg-modelling.ts';
import { draftLeg } from './trouser-leg.ts';
import { RISE } from './trousers.ts';

describe('litPlanes', () => {
  it.each([
    ['straight', 2],
    ['short', 1],
  ] as const)('lights thigh and shin of %s legs as far as cloth covers them', (fit, planes) => {
    const context = standingContext('Rectangle', 'contra');
    const cut: TrousersCut = { type: 'trousers', fit, construction: 'plain' };
    const leg = draftLeg(context, cut, RISE, 'left');
    const cloth = { name: 'plain', colour: oklch(0.5, 0.1, 30) } as const;
    expect(litPlanes({ context, cut, cloth, leg })).toHaveLength(planes);
  });
});

describe('legModelling', () => {
  it('folds the cloth beside the crotch on one leg alone: on both, an arch would show', () => {
    const context = standingContext('Rectangle', 'contra');
    const cut: TrousersCut = { type: 'trousers', fit: 'short', construction: 'plain' };
    const cloth = { name: 'plain', colour: oklch(0.5, 0.1, 30) } as const;
    const foldsOf = (side: Side) =>
      legModelling({ context, cut, cloth, leg: draftLeg(context, cut, RISE, side) }).folds.length;
    expect(Math.min(foldsOf('left'), foldsOf('right'))).toBe(0);
  });

  it('lets one fold fall from crotch or hip down a leg that hangs free, a head long or more', () => {
    const context = standingContext('Rectangle', 'contra');
    const cut: TrousersCut = { type: 'trousers', fit: 'wide', construction: 'plain' };
    const cloth = { name: 'plain', colour: oklch(0.5, 0.1, 30) } as const;
    for (const side of ['left', 'right'] as const) {
      const leg = draftLeg(context, cut, RISE, side);
      const tall = legModelling({ context, cut, cloth, leg })
        .folds.map((fold) => boxOfPaths([fold]))
        .filter(({ top, bottom }) => top < leg.on(0.16, 0)[1] && bottom - top > context.head);
      expect(tall, side).toHaveLength(1);
    }
  });
});
