import { describe, expect, it } from 'vitest';
import { VIBE_BRIEFS } from '#rules/vibe-briefs.ts';
import { isWornAt } from './plan-places.ts';

describe('isWornAt', () => {
  it.each(['arch', 'studio'] as const)('leaves the coat at home before the set of %s', (name) => {
    const at = (plan: 'separates-and-coat' | 'separates') =>
      isWornAt(plan, VIBE_BRIEFS.casual, { name, variant: 0 });
    expect([at('separates-and-coat'), at('separates')]).toEqual([false, true]);
  });

  it('wears it in the street', () => {
    expect(isWornAt('separates-and-coat', VIBE_BRIEFS.casual, { name: 'street', variant: 0 })).toBe(true);
  });
});
