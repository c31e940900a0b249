import { describe, expect, it } from 'vitest';
import { SIDES } from '#draw/figure/side.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import { distance } from '#draw/kit/point.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftLeg } from './trouser-leg.ts';
import { RISE } from './trousers.ts';

const BOOTS = { top: 1.6, ease: 0.1 };

describe.each(['stroll', 'walk', 'turned', 'still', 'stride', 'pockets'] as const)(
  'in the pose %s',
  (pose) => {
    it.each(['slim', 'jogger', 'taper', 'straight'] as const)('%s legs end inside their boots', (fit) => {
      for (const shape of ['Pear', 'Inverted Triangle', 'Round'] as const) {
        const context = standingContext(shape, pose);
        for (const side of SIDES) {
          const leg = draftLeg(context, { type: 'trousers', fit, construction: 'jean' }, RISE, side, BOOTS);
          const boot = leg.limb.point(leg.end, leg.k, BOOTS.ease * context.head);
          const middle = leg.limb.at(leg.end);
          expect(distance(leg.hemOuter, middle)).toBeLessThanOrEqual(distance(boot, middle));
          expect(boxOfPaths([leg.outline]).bottom).toBeLessThan(leg.limb.at(1.85)[1]);
        }
      }
    });
  },
);
