import type { GenerateRequest, RecommendRequest, WeatherInfo } from '@glow/api';
import { chooseLooks, type DeckRequest } from '@glow/stylist';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ServiceError } from '../../platform/errors/index.ts';
import { findLooks, isDrawn, isUploaded, type Look } from '../../platform/looks/index.ts';
import { createSingleFlight } from '../../platform/single-flight.ts';
import { composeNewLooks } from './compose-new-looks.ts';
import { findSupplementKeys } from './generated-looks.repository.ts';
import { weatherOfRequest } from './request-weather.ts';
import { findOfferedKeys } from './style-looks.repository.ts';

export type QuizDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'metrics' | 'log' | 'rateLimiter' | 'weather' | 'gallery'
>;

/** The rest of a deck is the stylist's, so that its looks differ among each other. */
const UPLOADS_MAX_SHARE = 0.5;

export interface Deck {
  readonly looks: readonly Look[];
  readonly weather: WeatherInfo;
}

export interface Quiz {
  /** A deck for the answers: each look carries their tags and, where it is applied, the weather's. */
  recommend(request: RecommendRequest): Promise<Deck>;
  /** Looks that did not exist before; none where AI is off. */
  generate(request: GenerateRequest): Promise<readonly Look[]>;
}

/** The visitor's answers to decks (spec section 7). */
export function createQuiz(dependencies: QuizDependencies): Quiz {
  const { db, config } = dependencies;
  const once = createSingleFlight<readonly Look[]>();

  /**
   * The same answers give the same deck, so that its pictures are drawn once for everyone; what a thinned-out
   * catalogue lacks is composed and then kept for the next who gives these answers. Uploads come first, the newest
   * on top, in at most half of the deck.
   */
  async function dealDeck(answers: DeckRequest, count: number): Promise<readonly Look[]> {
    const offered = await findLooks(db.queries, await findOfferedKeys(db.queries, answers));
    const uploads = offered.filter(isUploaded).slice(0, Math.ceil(count * UPLOADS_MAX_SHARE));
    const wanted = count - uploads.length;
    const catalogue = offered.filter(isDrawn);
    const deck = chooseLooks(answers, catalogue, wanted);
    if (deck.length === wanted) return [...uploads, ...deck];
    const composed = await findLooks(db.queries, await findSupplementKeys(db.queries, answers));
    const known = [...catalogue, ...composed.filter(isDrawn)];
    const missing = Math.max(0, wanted - known.length);
    const added = await composeNewLooks(dependencies, { answers, count: missing, wantedBy: 'recommend' });
    return [...uploads, ...chooseLooks(answers, [...known, ...added], wanted)];
  }

  return {
    async recommend(request) {
      const weather = await weatherOfRequest(dependencies, request);
      const answers = answersOf(request, weather);
      const key = [answers.style, answers.bodyShape, answers.weather, request.image_count].join();
      return { looks: await once(key, () => dealDeck(answers, request.image_count)), weather };
    },
    async generate(request) {
      if (!config.ai.enabled) return [];
      const answers = answersOf(request, await weatherOfRequest(dependencies, request));
      return composeNewLooks(dependencies, {
        answers,
        count: request.image_count,
        wantedBy: 'generate',
        excludeNames: request.exclude_names,
      });
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
