import type { GeneratedOutfits, GenerateRequest, Recommendation, RecommendRequest } from '@glow/api';
import type { LightMyRequestResponse } from 'fastify';
import { createGallery } from '#catalogue/pictures/gallery.ts';
import { type QuizOptions, quizPlugin } from '#features/quiz/index.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createWeather } from '#infra/weather/weather.ts';
import { createTestApp, NO_LIMITS, type TestApp, type TestAppOptions } from './test-app.ts';
import { createTestPictures, type TestPictures } from './test-pictures.ts';
import { createTestWeather, type TestWeather } from './test-weather.ts';

export interface TestQuiz extends TestApp {
  readonly pictures: TestPictures;
  readonly weatherSource: TestWeather;
  ask(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  recommend(request: Partial<RecommendRequest>): Promise<Recommendation>;
  generate(request: Partial<GenerateRequest>): Promise<GeneratedOutfits>;
}

export interface TestQuizOptions
  extends Pick<QuizOptions, 'catalogue' | 'findSaved'>,
    Pick<TestAppOptions, 'engine' | 'environment'> {
  readonly overrides?: Pick<
    NonNullable<TestAppOptions['overrides']>,
    'clock' | 'db' | 'counters' | 'metrics' | 'models'
  >;
  /** Default `off`: most tests ask more often than a visitor may. */
  readonly limits?: 'off' | 'on';
}

/** Opens the quiz on a database of its own, with a weather source and pictures that the test controls. */
export async function openTestQuiz(options: TestQuizOptions = {}): Promise<TestQuiz> {
  const { engine, environment, overrides, catalogue, findSaved, limits = 'off' } = options;
  const pictures = createTestPictures();
  const weatherSource = createTestWeather();
  const opened = await createTestApp({
    ...(engine && { engine }),
    ...(environment && { environment }),
    overrides: { ...(limits === 'off' && { counters: NO_LIMITS }), ...overrides },
    async register(app, dependencies) {
      const gallery = createGallery({ ...dependencies, pictures });
      app.addHook('preClose', () => gallery.close());
      const { clock, counters } = dependencies;
      const weather = createWeather(weatherSource, { clock, counters, metrics: createMetrics() });
      const options = { ...(catalogue && { catalogue }), ...(findSaved && { findSaved }) };
      await app.register(quizPlugin, { ...dependencies, gallery, weather, ...options });
    },
  });
  const ask: TestQuiz['ask'] = (url, payload, headers = {}) =>
    opened.app.inject({ method: 'POST', url, payload, headers });
  return {
    ...opened,
    pictures,
    weatherSource,
    ask,
    recommend: async (request) => (await ask('/quiz/recommend/', request)).json(),
    generate: async (request) => (await ask('/quiz/generate/', request)).json(),
  };
}
