import type { Belief } from './learn.ts';
import { orderLooks } from './order-looks.ts';

/** Decisions after which a deck asks for further looks: fewer say too little, more leave no cards to change. */
export const ASKED_AFTER = 5;
/** Decisions after which looks that may stand in for cards are asked for once more: by then more is known. */
export const ASKED_AGAIN_AFTER = 9;
/** Looks that are asked for each time, to stand in for cards that are likely to be passed. */
export const SPARE_COUNT = 14;
/** As long as so few were decided, cards are tried out. */
const TRIED = 6;
/** The card on top, which may be leaving, and the one below it, which is seen. */
const SEEN_CARDS = 2;

interface ArrangeOptions {
  /** Of the card on top. */
  readonly index: number;
  /** Decisions that the belief comes from. */
  readonly decided: number;
  readonly seed: number;
}

/**
 * Returns places of looks, cards and those that may stand in for them, in a new order: what has been seen stays, early
 * cards follow a sample of the belief, later ones its mean. The same options give the same order.
 */
export function arrangeDeck(
  looks: readonly (readonly number[] | undefined)[],
  belief: Belief,
  { index, decided, seed }: ArrangeOptions,
): readonly number[] {
  const first = Math.min(index + SEEN_CARDS, looks.length);
  const kept = Array.from({ length: first }, (_, place) => place);
  const before = looks.slice(index, first).flatMap((traits) => (traits ? [traits] : []));
  const by = decided < TRIED ? 'sample' : 'mean';
  const order = orderLooks(looks.slice(first), belief, { by, seed: seed + decided, before });
  return [...kept, ...order.map((place) => first + place)];
}
