import { type Belief, liking } from './learn.ts';

/** Where looks that follow each other should differ, a look's own liking weighs as much against it. */
const LIKENESS_WEIGHT = 3;

/** Returns a repeatable normal deviate generator (Box–Muller over mulberry32). */
function normalsOf(seed: number): () => number {
  let state = seed | 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Returns how alike two looks are, 0 to 1. */
function likenessOf(a: readonly number[], b: readonly number[]): number {
  const apart = a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);
  return Math.exp(-apart / a.length);
}

export interface OrderOptions {
  /** `sample`: by weights drawn from the belief, so that what is uncertain is tried (Thompson); `mean`: by what is believed. */
  readonly by: 'sample' | 'mean';
  readonly seed: number;
  /** Traits of the looks that come right before. */
  readonly before?: readonly (readonly number[])[];
}

/** Returns places of looks in the order to show them: the most liked first, unless it is too much like those before it. */
export function orderLooks(
  looks: readonly (readonly number[] | undefined)[],
  belief: Belief,
  { by, seed, before = [] }: OrderOptions,
): readonly number[] {
  const normal = normalsOf(seed);
  const weights =
    by === 'mean'
      ? belief.means
      : belief.means.map((mean, at) => mean + normal() * (belief.deviations[at] ?? 0));
  // How much each is like the most alike of those shown before it.
  const rest = looks.map((traits, place) => ({ traits, place, value: liking(weights, traits), likeness: 0 }));
  const show = (shown: readonly number[]) => {
    for (const look of rest)
      if (look.traits) look.likeness = Math.max(look.likeness, likenessOf(look.traits, shown));
  };
  for (const traits of before) show(traits);
  const order: number[] = [];
  while (rest.length > 0) {
    const worth = rest.map(({ value, likeness }) => value - LIKENESS_WEIGHT * likeness);
    const [best] = rest.splice(worth.indexOf(Math.max(...worth)), 1);
    if (!best) break;
    order.push(best.place);
    if (best.traits) show(best.traits);
  }
  return order;
}
