import { TRAITS, type Trait } from '@glow/api';
import { lookTraits } from '../describe/traits.ts';
import type { Brief, Plan } from '../rules/brief.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { LEAN_STEP, liking } from '../taste/learn.ts';
import { readTraits } from '../taste/read-traits.ts';

/** What a look gains at most where somebody leans to all of it, beside a rating of 0 to 1. */
const WEIGHT = 1.1;

/** How much more strongly than the odds of a like somebody's leans move the shares of plans and registers. */
const PULL = 3.5;

/** Returns what a look gains or loses by somebody's leans, at most 1.1 either way. */
export function tasteBonus(reading: OutfitReading, leans: readonly number[] | undefined): number {
  if (!leans) return 0;
  return WEIGHT * Math.tanh((LEAN_STEP * liking(leans, lookTraits(reading))) / 2);
}

/** Returns how much more than nothing somebody is believed to like a look with these traits, in logits. */
export function tasteScore(leans: readonly number[], traits: string | undefined): number {
  return LEAN_STEP * liking(leans, readTraits(traits));
}

/** What every look of a plan is like. */
function traitsOfPlan(plan: Plan): Readonly<Partial<Record<Trait, number>>> {
  const layers = plan.endsWith('layer') || plan.endsWith('coat') ? 0 : -1;
  return plan.startsWith('dress') ? { dress: 1, skirt: 1, layers } : { dress: -1, layers };
}

/** Returns a brief whose plans and registers are dealt as often as somebody's leans ask for. */
export function toTaste(brief: Brief, leans: readonly number[]): Brief {
  const weighted = <Name extends string>(
    shares: Readonly<Partial<Record<Name, number>>>,
    traitsOf: (name: Name) => Readonly<Partial<Record<Trait, number>>>,
  ): Partial<Record<Name, number>> => {
    const entries = (Object.entries(shares) as [Name, number][]).map(([name, share]) => {
      const traits = traitsOf(name);
      const logit =
        LEAN_STEP *
        liking(
          leans,
          TRAITS.map((trait) => traits[trait] ?? 0),
        );
      return [name, share * Math.exp(PULL * logit)];
    });
    return Object.fromEntries(entries) as Partial<Record<Name, number>>;
  };
  return {
    ...brief,
    plans: weighted(brief.plans, traitsOfPlan),
    registers: weighted(brief.registers, (register) => ({ [register]: 1 })),
  };
}
