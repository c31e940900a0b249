import type { Outfit } from '@glow/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicUrlOf } from '../../platform/http/public-url.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type Look, lookOnTheWire } from '../../platform/looks/index.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';
import { drawDeck, drawLate } from './draw-deck.ts';
import { createQuiz, type QuizDependencies } from './quiz.service.ts';

const RECOMMEND_LIMIT: RateLimit = { name: 'quiz.recommend', max: 60, windowMs: 60_000 };
/** A deck asks for looks once; each composes and stores four. */
const GENERATE_LIMIT: RateLimit = { name: 'quiz.generate', max: 30, windowMs: 60_000 };

/** Built in; it needs nobody else (INTERFACE section 2). */
const PROVIDER = 'glow';

export function addQuizRoutes(app: FastifyInstance, dependencies: QuizDependencies): void {
  const { config, gallery } = dependencies;
  const quiz = createQuiz(dependencies);
  const onTheWire = (looks: readonly Look[], request: FastifyRequest): Outfit[] => {
    const publicUrl = publicUrlOf(config, request);
    return looks.map((look) => lookOnTheWire(look, publicUrl));
  };

  registerCall(app, dependencies, 'recommend', {
    limits: [RECOMMEND_LIMIT],
    async handle({ body, request }) {
      const { looks, weather } = await quiz.recommend(body);
      drawDeck(gallery, looks);
      return {
        outfits: onTheWire(looks, request),
        ai: { enabled: config.ai.enabled, provider: PROVIDER },
        weather,
      };
    },
  });

  registerCall(app, dependencies, 'generate', {
    limits: [GENERATE_LIMIT],
    async handle({ body, request }) {
      const looks = await quiz.generate(body);
      drawLate(gallery, looks);
      return { outfits: onTheWire(looks, request) };
    },
  });
}
