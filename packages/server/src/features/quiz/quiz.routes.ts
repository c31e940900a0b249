import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DescribedLook } from '#catalogue/looks/lookbook.ts';
import { looksJson } from '#catalogue/looks/looks-json.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { JsonText, registerCall } from '#infra/http/register-call.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { RateLimit } from '#infra/rate-limits/counter-store.ts';
import { weatherOfRequest } from '#infra/weather/weather-of-request.ts';
import type { Quiz, QuizDependencies } from './quiz.service.ts';

const RECOMMEND_LIMIT: RateLimit = { name: 'quiz.recommend', max: 60, windowMs: 60_000 };
/** A deck requests looks once; each request composes and stores four. */
const GENERATE_LIMIT: RateLimit = { name: 'quiz.generate', max: 30, windowMs: 60_000 };

/** A visitor may turn the weather on and off while she looks at the questions. */
const WEATHER_LIMIT: RateLimit = { name: 'quiz.weather', max: 30, windowMs: 60_000 };

/** The built-in stylist (INTERFACE section 2). */
const PROVIDER = 'glow';

export function addQuizRoutes(app: FastifyInstance, dependencies: QuizDependencies, quiz: Quiz): void {
  const { config } = dependencies;
  const provider = dependencies.models.text?.name ?? PROVIDER;
  const ai = JSON.stringify({ enabled: config.ai.enabled, provider });
  const outfitsJson = (looks: readonly DescribedLook[], request: FastifyRequest): Promise<Buffer> =>
    looksJson(dependencies, looks, publicUrlOf(config, request));

  registerCall(app, dependencies, 'recommend', {
    limits: [RECOMMEND_LIMIT],
    async handle({ body, request }) {
      const { looks, weather } = await quiz.recommend(body, addressKey(request.ip));
      const outfits = await outfitsJson(looks, request);
      return new JsonText('{"outfits":', outfits, `,"ai":${ai},"weather":${JSON.stringify(weather)}}`);
    },
  });

  registerCall(app, dependencies, 'generate', {
    limits: [GENERATE_LIMIT],
    async handle({ body, request }) {
      const looks = await quiz.generate(body, addressKey(request.ip));
      return new JsonText('{"outfits":', await outfitsJson(looks, request), '}');
    },
  });

  registerCall(app, dependencies, 'fetchWeather', {
    limits: [WEATHER_LIMIT],
    handle: ({ body, request }) =>
      weatherOfRequest(dependencies, { ...body, use_weather: true }, addressKey(request.ip)),
  });
}
