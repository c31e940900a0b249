import { type BodyShape, DECK_SIZE, GENERATE_COUNT, type Style, WEATHER_TAGS } from '@glow/api';
import { chooseLooks } from '#compose/choose-looks.ts';
import { composeLooks } from '#compose/compose-looks.ts';
import { lookTraits, traitsText } from '#describe/traits.ts';
import type { OutfitSpec } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { readOutfit } from '#rules/outfit-reading.ts';
import { ASKED_AFTER, ASKED_AGAIN_AFTER, arrangeDeck, SPARE_COUNT } from '../arrange-deck.ts';
import { type Decision, leansOf, learn } from '../learn.ts';
import { quizPrior } from '../quiz-prior.ts';
import { readTraits } from '../read-traits.ts';
import type { HiddenTaste } from './hidden-tastes.ts';

/** How often somebody decides against her taste. */
const ERRS = 0.1;
const DECKS = [0, 1] as const;
const ASKED_FOR_SPARE: ReadonlySet<number> = new Set([ASKED_AFTER, ASKED_AGAIN_AFTER]);

export interface Visitor {
  readonly taste: HiddenTaste;
  readonly answers: { readonly style: Style; readonly bodyShape: BodyShape };
  /** What is offered for the answers. */
  readonly catalogue: readonly OutfitSpec[];
  readonly seed: number;
}

export interface SwipedDeck {
  readonly looks: readonly OutfitSpec[];
  readonly liked: readonly boolean[];
}

const traitsOf = (spec: OutfitSpec) => readTraits(traitsText(lookTraits(readOutfit(spec)))) ?? [];

/** Composes looks of both weathers, as the server does. */
function composed({ answers, seed }: Visitor, count: number, turn: number, leans?: readonly number[]) {
  return WEATHER_TAGS.flatMap((weather, place) =>
    composeLooks(
      { ...answers, weather },
      { count: count / WEATHER_TAGS.length, seed: seed + 1000 * turn + place, ...(leans && { leans }) },
    ),
  );
}

/** Swipes two decks of the same answers in a row; `fixed` is what everybody was shown before there was a taste. */
export function swipeDecks(visitor: Visitor, kind: 'learning' | 'fixed'): readonly SwipedDeck[] {
  const { taste, answers, catalogue, seed } = visitor;
  const random = createRandom(seed);
  const isLearning = kind === 'learning';
  const log: Decision[] = [];
  const seen = new Set<string>();
  const believed = () => learn(log, quizPrior(answers));
  const chosen = (from: readonly OutfitSpec[], count: number, leans?: readonly number[]) => {
    const items = from.filter(({ name }) => !isLearning || !seen.has(name)).map((spec) => ({ spec }));
    return chooseLooks(answers, items, count, leans).map(({ spec }) => spec);
  };
  return DECKS.map((deck): SwipedDeck => {
    const leans = isLearning && log.length > 0 ? leansOf(believed()) : undefined;
    const known = leans ? composed(visitor, DECK_SIZE, 3 * deck, leans) : [];
    let cards = chosen([...catalogue, ...known], DECK_SIZE, leans);
    let spare: readonly OutfitSpec[] = [];
    const liked: boolean[] = [];
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as OutfitSpec;
      liked.push(taste.likes(card, deck) !== random() < ERRS);
      log.push({ traits: traitsOf(card), liked: liked.at(-1) === true });
      for (const { name } of cards) seen.add(name);
      if (at + 1 === ASKED_AFTER) {
        const asked = isLearning ? leansOf(believed()) : undefined;
        cards = [...cards, ...composed(visitor, GENERATE_COUNT, 3 * deck + 1, asked)];
      }
      if (isLearning && ASKED_FOR_SPARE.has(at + 1)) {
        const asked = leansOf(believed());
        const others = composed(visitor, SPARE_COUNT, 10 * (deck + 1) + at, asked);
        spare = chosen([...catalogue, ...others], SPARE_COUNT, asked);
      }
      if (!isLearning) continue;
      const all = [...cards, ...spare];
      const order = arrangeDeck(all.map(traitsOf), believed(), { index: at, decided: log.length, seed });
      const arranged = order.map((place) => all[place] as OutfitSpec);
      [cards, spare] = [arranged.slice(0, cards.length), arranged.slice(cards.length)];
    }
    return { looks: cards, liked };
  });
}

/** Returns the share somebody would like of as many looks, chosen from the same wardrobe by who knows her taste. */
export function oracleShare(visitor: Visitor, count: number): number {
  const open = [...visitor.catalogue, ...composed(visitor, count, 9)];
  const liked = open.filter((spec) => visitor.taste.likes(spec, 0)).length;
  const share = Math.min(1, liked / count);
  return share * (1 - ERRS) + (1 - share) * ERRS;
}
