import { randomInt } from 'node:crypto';

/**
 * Draws items at random, in an order of which every one is equally likely (Fisher and Yates, in Durstenfeld's form).
 * @param count how many at most; default all.
 * @param below gives a whole number from 0 to one less than it is given.
 */
export function randomSample<Item>(
  items: readonly Item[],
  count = items.length,
  below: (end: number) => number = randomInt,
): Item[] {
  const rest = [...items];
  const some: Item[] = [];
  while (some.length < count && rest.length > 0) some.push(...rest.splice(below(rest.length), 1));
  return some;
}
