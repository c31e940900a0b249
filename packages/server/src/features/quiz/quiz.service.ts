import {
  BODY_SHAPES,
  type GenerateRequest,
  RECOMMEND_COUNT,
  type RecommendRequest,
  STYLES,
  type WeatherInfo,
} from '@glow/api';
import type { DeckRequest } from '@glow/stylist';
import { LRUCache } from 'lru-cache';
import { findSupplementKeys } from '#catalogue/generated-looks/generated-looks.repository.ts';
import { findLooks } from '#catalogue/looks/look.repository.ts';
import { isDrawn, isUploaded, type Look } from '#catalogue/looks/look.ts';
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
import { composeNewLooks } from './compose-new-looks.ts';
import { countGenerated } from './generate-limits.ts';
import { prefetchDeck, prefetchFirstCards, prefetchLateLooks } from './prefetch-deck.ts';
import { proposeForClient } from './propose-for-client.ts';
import { weatherOfRequest } from './request-weather.ts';

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
  readonly models: Models;
}

/** The rest of a deck is the stylist's, so that its looks differ among each other. */
const UPLOADS_MAX_SHARE = 0.5;
/** Twenty answers, three weathers and some lengths, with room for those of the offer before. */
const MAX_DECKS = 500;

const keyOfAnswers = ({ style, bodyShape, weather }: DeckRequest) => [style, bodyShape, weather].join();

export interface Deck {
  readonly looks: readonly DescribedLook[];
  readonly weather: WeatherInfo;
}

export interface Quiz {
  /**
   * Returns a deck for the answers: each look carries their tags and, where it is applied, the weather's.
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

  /** Chooses a deck from what is offered: uploads first, the newest on top, in at most half of it. */
  async function chooseOffered(answers: DeckRequest, count: number) {
    const offered = await findLooks(db.queries, await findKeysOfAnswers(db.queries, answers));
    const uploads = offered.filter(isUploaded).slice(0, Math.ceil(count * UPLOADS_MAX_SHARE));
    const catalogue = offered.filter(isDrawn);
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
  async function openDeck(answers: DeckRequest, count: number): Promise<readonly DescribedLook[]> {
    const looks = await dealDeck(answers, count);
    void previews.of(looks).then(() => prefetchDeck(gallery, looks));
    return lookbook.describeDeck(looks);
  }

  return {
    async recommend(request, client) {
      const weather = await weatherOfRequest(dependencies, request, client);
      const answers = answersOf(request, weather);
      const key = [keyOfAnswers(answers), request.image_count].join();
      const looks = await decks(key, () => openDeck(answers, request.image_count));
      dealt.set(keyOfAnswers(answers), looks);
      return { looks, weather };
    },

    async generate(request, client) {
      if (!config.ai.enabled) return [];
      await countGenerated(dependencies, client, request.image_count);
      const answers = answersOf(request, await weatherOfRequest(dependencies, request, client));
      const looks = await composeNewLooks(dependencies, {
        answers,
        proposed: await proposeForClient(dependencies, answers, request.image_count, client),
        count: request.image_count,
        wantedBy: 'generate',
        excludeNames: request.exclude_names,
      });
      prefetchLateLooks(gallery, looks);
      return lookbook.describeDeck(looks, dealt.get(keyOfAnswers(answers)));
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

function answersOf(
  { styles: [style], bodyShapes: [bodyShape] }: Pick<RecommendRequest, 'styles' | 'bodyShapes'>,
  { tag }: WeatherInfo,
): DeckRequest {
  if (!style || !bodyShape) throw new ServiceError('invalid_request');
  return { style, bodyShape, ...(tag && { weather: tag }) };
}
