import { describe, expect, it } from 'vitest';
import { crossingOf } from '#draw/kit/crossing.ts';
import { POSES } from '#outfit.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftSleeve } from './sleeve.ts';

describe('draftSleeve', () => {
  it.each(POSES)('crosses no edge in the crook of an arm in the pose %s', (pose) => {
    const context = standingContext('Round', pose);
    for (const side of ['left', 'right'] as const) {
      const { innerEdge, outerEdge } = draftSleeve(context, side, { end: 1.9, ease: () => 0.075 });
      expect(crossingOf(innerEdge)).toBeUndefined();
      expect(crossingOf(outerEdge)).toBeUndefined();
    }
  });
});
