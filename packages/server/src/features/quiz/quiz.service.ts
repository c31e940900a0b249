import {
  BODY_SHAPES,
  type Figure,
  type GenerateRequest,
  leansOfTaste,
  RECOMMEND_COUNT,
  type RecommendRequest,
  STYLES,
  type WeatherInfo,
} from '@glow/api';
import { type DeckRequest, figurePicture, lookKey } from '@glow/stylist';
import { LRUCache } from 'lru-cache';
import { composeNewLooks } from '#catalogue/generated-looks/compose-new-looks.ts';
import { countGenerated } from '#catalogue/generated-looks/daily-limits.ts';
import { findSupplementKeys } from '#catalogue/generated-looks/generated-looks.repository.ts';
import type { Layers } from '#catalogue/layers/layers.ts';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { isDrawn, type Look } from '#catalogue/looks/look.ts';
import type { DescribedLook, Lookbook } from '#catalogue/looks/lookbook.ts';
import { createOfferCache } from '#catalogue/offered/offer-cache.ts';
import { findKeysOfAnswers } from '#catalogue/offered/offered-looks.repository.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import type { Models } from '#infra/ai/models.ts';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import type { Weather } from '#infra/weather/weather.ts';
import { weatherOfRequest } from '#infra/weather/weather-of-request.ts';
import { dealOnFigure, type FigureDeckRequest, fitDrafts } from './deal-on-figure.ts';
import { dealToTaste, isPersonal } from './deal-to-taste.ts';
import { prefetchDeck, prefetchFirstCards, prefetchLateLooks } from './prefetch-deck.ts';
import { proposeForClient } from './propose-for-client.ts';
import { splitOffered } from './split-offered.ts';

export interface QuizDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly lookbook: Lookbook;
  readonly counters: CounterStore;
  readonly answers: AnswerStore;
  readonly weather: Weather;
  readonly gallery: Gallery;
  readonly previews: Previews;
  readonly layers: Layers;
  readonly models: Models;
}

/** Twenty answers, three weathers and some lengths, with room for those of the offer before. */
const MAX_DECKS = 500;

const keyOfAnswers = ({ style, bodyShape, weather }: DeckRequest, figure?: Figure) =>
  [style, bodyShape, weather, figure && lookKey(figurePicture(figure))].join();

export interface Deck {
  readonly looks: readonly DescribedLook[];
  readonly weather: WeatherInfo;
}

export interface Quiz {
  /**
   * Returns a deck for the answers: each look carries their tags and, where it is applied, the weather's. One for a
   * taste, or without looks that were seen, is dealt for it alone.
   */
  recommend(request: RecommendRequest, client: string): Promise<Deck>;
  /**
   * Returns looks that did not exist before; none where AI is off.
   * @throws {ServiceError} `rate_limited` for a client, `unavailable` for everybody, where a day had enough of them.
   */
  generate(request: GenerateRequest, client: string): Promise<readonly DescribedLook[]>;
  /** Draws the first cards of every deck without weather, and the previews of all its cards, before somebody asks. */
  drawAhead(signal: AbortSignal): Promise<void>;
}

/** Creates the quiz: answers to decks (spec section 7). */
export function createQuiz(dependencies: QuizDependencies): Quiz {
  const { db, config, gallery, lookbook, previews } = dependencies;
  const decks = createOfferCache<readonly DescribedLook[]>(dependencies, {
    kind: 'deck',
    maxEntries: MAX_DECKS,
  });
  /** The newest deck of each answers, which looks that are generated later are put into. */
  const dealt = new LRUCache<string, readonly DescribedLook[]>({ max: MAX_DECKS });

  /** Chooses a deck from what is offered, uploads first. */
  async function chooseOffered(answers: DeckRequest, count: number) {
    const offered = await findLooks(db.queries, await findKeysOfAnswers(db.queries, answers));
    const { uploads, catalogue } = splitOffered(offered, count);
    const drawn = await lookbook.choose(answers, catalogue, count - uploads.length);
    return { uploads, catalogue, deck: [...uploads, ...drawn] };
  }

  /**
   * Chooses a deck. The same answers give the same deck, so that its pictures are drawn once for everyone;
   * what a thinned-out catalogue lacks is composed and stored for the next visitor with these answers.
   */
  async function dealDeck(answers: DeckRequest, count: number): Promise<readonly Look[]> {
    const { uploads, catalogue, deck } = await chooseOffered(answers, count);
    if (deck.length === count) return deck;
    const wanted = count - uploads.length;
    const composed = await findLooks(db.queries, await findSupplementKeys(db.queries, answers));
    const known = [...catalogue, ...composed.filter(isDrawn)];
    const missing = Math.max(0, wanted - known.length);
    const added = await composeNewLooks(dependencies, { answers, count: missing, wantedBy: 'recommend' });
    return [...uploads, ...(await lookbook.choose(answers, [...known, ...added], wanted))];
  }

  /**
   * Chooses and describes a deck, and starts to draw it; pictures that are missing later are drawn on
   * request. The previews come first: they are in the answer, and ten of them take less time than a card.
   */
  async function openDeck(
    answers: DeckRequest,
    count: number,
    onFigure?: Omit<FigureDeckRequest, 'answers' | 'count'>,
  ): Promise<readonly DescribedLook[]> {
    const looks = onFigure
      ? await dealOnFigure(dependencies, { ...onFigure, answers, count })
      : await dealDeck(answers, count);
    void previews.of(looks).then(() => prefetchDeck(gallery, looks));
    return lookbook.describeDeck(looks);
  }

  return {
    async recommend(request, client) {
      const weather = await weatherOfRequest(dependencies, request, client);
      const answers = answersOf(request, weather);
      const figure = figureOf(request);
      const { image_count: count, exclude_names: excludeNames } = request;
      if (!figure && isPersonal(request)) {
        const offered = await findLooks(db.queries, await findKeysOfAnswers(db.queries, answers));
        const own = await dealToTaste(dependencies, { answers, request, offered, client });
        prefetchFirstCards(gallery, own);
        return { looks: await lookbook.describeDeck(own), weather };
      }
      const leans = leansOfTaste(request.taste);
      const looks = figure
        ? await openDeck(answers, count, { figure, client, excludeNames, leans })
        : await decks([keyOfAnswers(answers), count].join(), () => openDeck(answers, count));
      dealt.set(keyOfAnswers(answers, figure), looks);
      return { looks, weather };
    },

    async generate(request, client) {
      if (!config.ai.enabled) return [];
      await countGenerated(dependencies, client, request.image_count);
      const answers = answersOf(request, await weatherOfRequest(dependencies, request, client));
      const figure = figureOf(request);
      const proposed = await proposeForClient(dependencies, answers, request.image_count, client);
      const looks = await composeNewLooks(dependencies, {
        answers,
        figure,
        proposed: figure ? await fitDrafts(lookbook, proposed, figure) : proposed,
        count: request.image_count,
        wantedBy: 'generate',
        excludeNames: request.exclude_names,
        leans: leansOfTaste(request.taste),
      });
      prefetchLateLooks(gallery, looks);
      return lookbook.describeDeck(looks, dealt.get(keyOfAnswers(answers, figure)));
    },

    async drawAhead(signal) {
      const all = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));
      for (const answers of all) {
        if (signal.aborted) return;
        const { deck: looks } = await chooseOffered(answers, RECOMMEND_COUNT);
        prefetchFirstCards(gallery, looks);
        await previews.makeAhead(looks, signal);
      }
    },
  };
}

/** A figure has the body shape of the answers: it was said last. */
function figureOf({ figure, bodyShapes: [bodyShape] }: Pick<RecommendRequest, 'figure' | 'bodyShapes'>) {
  return figure && bodyShape && { ...figure, bodyShape };
}

function answersOf(
  { styles: [style], bodyShapes: [bodyShape] }: Pick<RecommendRequest, 'styles' | 'bodyShapes'>,
  { tag }: WeatherInfo,
): DeckRequest {
  if (!style || !bodyShape) throw new ServiceError('invalid_request');
  return { style, bodyShape, ...(tag && { weather: tag }) };
}
