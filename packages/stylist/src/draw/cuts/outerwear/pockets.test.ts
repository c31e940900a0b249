import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { BLAZER } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { draftJacket } from './jacket-draft.ts';
import { drawPocket, pocketSpan, pocketWithin } from './pockets.ts';

describe('pocketSpan', () => {
  it.each([0, 0.2, 0.34])('leaves cloth between a pocket and a front that is %s open', (open) => {
    const jacket = draftJacket(standingContext(), { ...BLAZER, open });
    for (const k of [-1, 1] as const) {
      const { inner, outer } = pocketSpan(jacket, 3.6, k);
      expect(inner - k * jacket.frontEdge(k, 3.6)).toBeGreaterThan(0.1);
      expect(outer).toBeLessThan(jacket.halfWidth(3.6));
    }
  });
});

describe.each(BODY_SHAPES)('a pocket on a %s figure', (shape) => {
  it.each(['stroll', 'turned', 'walk'] as const)('stays inside the side seam in the pose %s', (pose) => {
    const jacket = draftJacket(standingContext(shape, pose), { ...BLAZER, pockets: 'patch' });
    for (const k of [-1, 1] as const) {
      const { outer } = pocketWithin(jacket, 3.38, 3.88, k);
      for (const v of [3.38, 3.6, 3.88]) expect(outer).toBeLessThanOrEqual(jacket.halfWidth(v) * 0.87);
    }
  });
});

describe('drawPocket', () => {
  it('draws none where an open front leaves a sliver of it', () => {
    const context = standingContext('Rectangle', 'still');
    const cloth = { name: 'wool', colour: { l: 0.4, c: 0.05, h: 250 } } as const;
    const drawn = (open: number) =>
      drawPocket(context, cloth, draftJacket(context, { ...BLAZER, pockets: 'patch', open }), 1);
    expect(drawn(0)).toContain('<path');
    expect(drawn(0.62)).toBe('');
  });
});
