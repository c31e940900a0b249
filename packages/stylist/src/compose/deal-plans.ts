import { shuffled } from '../random.ts';
import { type Brief, PLANS, type Plan } from '../rules/brief.ts';

/** The plans of a deck in their shares, in random order; what does not come out even goes to the largest remainders. */
export function dealPlans(random: () => number, { plans }: Brief, count: number): readonly Plan[] {
  const total = PLANS.reduce((sum, plan) => sum + (plans[plan] ?? 0), 0);
  const shares = shuffled(random, PLANS).map((plan) => ({ plan, due: ((plans[plan] ?? 0) / total) * count }));
  const dealt = shares.flatMap(({ plan, due }) => Array.from({ length: Math.floor(due) }, () => plan));
  const rest = shares
    .toSorted((a, b) => (b.due % 1) - (a.due % 1))
    .slice(0, count - dealt.length)
    .map(({ plan }) => plan);
  return shuffled(random, [...dealt, ...rest]);
}
