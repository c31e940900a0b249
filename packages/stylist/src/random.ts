/**
 * Returns a repeatable generator of numbers in [0, 1): the same seed gives the same sequence on every machine
 * (mulberry32 behind a Knuth multiplicative hash of the seed).
 */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns one of a list, evenly; throws on an empty one. */
export function pickOne<T>(random: () => number, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from in an empty list.');
  return picked;
}

/** Returns one of a list by weight; an entry of weight 0 is never picked. */
export function pickWeighted<T>(random: () => number, list: readonly T[], weightOf: (item: T) => number): T {
  const total = list.reduce((sum, item) => sum + weightOf(item), 0);
  let left = random() * total;
  for (const item of list) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return pickOne(random, list);
}

/** Returns a copy in random order (Fisher–Yates). */
export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return result;
}
