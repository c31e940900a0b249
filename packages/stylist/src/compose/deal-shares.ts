import { shuffled } from '../random.ts';
import { type Brief, PLANS, registersOf } from '../rules/brief.ts';
import { type Deal, drawShoes } from './aim.ts';

/** Values in their shares, in random order; of what does not come out even each is as likely as its remainder is large. */
function dealt<T>(
  random: () => number,
  values: readonly T[],
  shareOf: (value: T) => number,
  count: number,
): readonly T[] {
  const total = values.reduce((sum, value) => sum + shareOf(value), 0);
  const shares = shuffled(random, values).map((value) => ({ value, due: (shareOf(value) / total) * count }));
  const whole = shares.flatMap(({ value, due }) => Array.from({ length: Math.floor(due) }, () => value));
  // One point in each whole step, all as far into it: every remainder covers one with its own likelihood.
  const offset = random();
  let covered = 0;
  const rest = shares.flatMap(({ value, due }) => {
    const before = Math.ceil(covered - offset);
    covered += due % 1;
    return Math.ceil(covered - offset) > before ? [value] : [];
  });
  return shuffled(random, [...whole, ...rest]);
}

/** The plans and registers of a deck in their shares, in random order. */
export function dealShares(random: () => number, brief: Brief, count: number): readonly Deal[] {
  const plans = dealt(random, PLANS, (plan) => brief.plans[plan] ?? 0, count);
  const registers = dealt(random, registersOf(brief), (name) => brief.registers[name] ?? 0, count);
  return plans.flatMap((plan, index) => {
    const register = registers[index];
    return register ? [{ plan, register, shoes: drawShoes(random, brief, { plan, register }) }] : [];
  });
}
