import { randomInt } from 'node:crypto';

/**
 * Returns items in random order, of which every one is equally likely (Fisher and Yates, in Durstenfeld's
 * form).
 * @param count At most this many; default all.
 * @param below Returns a random whole number from 0 to one less than its argument.
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
