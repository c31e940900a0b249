import { randomInt } from 'node:crypto';

/**
 * The items in an order of which every one is equally likely (Fisher and Yates, in Durstenfeld's form).
 * `below` gives a whole number from 0 to one less than it is given.
 */
export function shuffled<Item>(items: readonly Item[], below: (end: number) => number = randomInt): Item[] {
  const rest = [...items];
  return items.flatMap(() => {
    const [drawn] = rest.splice(below(rest.length), 1);
    return drawn === undefined ? [] : [drawn];
  });
}
