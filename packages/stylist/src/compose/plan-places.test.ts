import { describe, expect, it } from 'vitest';
import type { SceneName } from '#outfit.ts';
import type { Plan } from '#rules/brief.ts';
import { styleBrief } from '#rules/style-briefs.ts';
import { VIBE_BRIEFS } from '#rules/vibe-briefs.ts';
import { isWornAt } from './plan-places.ts';

describe('isWornAt', () => {
  it.each(['arch', 'studio'] as const)('leaves the coat at home before the set of %s', (name) => {
    const at = (plan: 'separates-and-coat' | 'separates') =>
      isWornAt(plan, VIBE_BRIEFS.casual, { name, variant: 0 });
    expect([at('separates-and-coat'), at('separates')]).toEqual([false, true]);
  });

  it('keeps who goes out in winter from going in a shirt', () => {
    const sporty = (plan: Plan, name: SceneName) =>
      isWornAt(plan, styleBrief('Sporty', 'cold'), { name, variant: 0 });
    expect([sporty('separates', 'cloud'), sporty('separates', 'track')]).toEqual([false, false]);
    expect([sporty('separates', 'loft'), sporty('separates-and-layer', 'cloud')]).toEqual([true, true]);
  });

  it('goes to no evening in the cold without one', () => {
    const party = (plan: Plan, name: SceneName) =>
      isWornAt(plan, styleBrief('Party', 'cold'), { name, variant: 0 });
    expect([party('separates-and-layer', 'rooftop'), party('separates-and-coat', 'rooftop')]).toEqual([
      false,
      true,
    ]);
    expect(party('separates-and-layer', 'foyer')).toBe(true);
  });

  it('wears it in the street', () => {
    expect(isWornAt('separates-and-coat', VIBE_BRIEFS.casual, { name: 'street', variant: 0 })).toBe(true);
  });
});
