import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { PLANS, type Plan } from '../rules/brief.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { dealShares } from './deal-shares.ts';

const DECKS = 3000;
const brief = { ...styleBrief('Formal', 'hot'), plans: { dress: 4, separates: 1, 'separates-and-layer': 5 } };
const random = createRandom(11);

describe('dealShares', () => {
  it.each([1, 3, 10])('deals decks of %i each plan in its share, the rarest too', (count) => {
    const dealt = Array.from({ length: DECKS }, () => dealShares(random, brief, count));
    for (const deals of dealt) expect(deals).toHaveLength(count);
    const shareOf = (plan: Plan) =>
      dealt.flat().filter((deal) => deal.plan === plan).length / (DECKS * count);
    const shares = PLANS.map(shareOf);
    for (const [index, share] of [0.4, 0, 0, 0.1, 0.5, 0].entries())
      expect(Math.abs((shares[index] ?? 0) - share)).toBeLessThan(0.03);
  });
});
