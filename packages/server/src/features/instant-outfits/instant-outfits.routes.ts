import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { publicUrlOf } from '../../platform/http/public-url.ts';
import { JsonText, registerCall } from '../../platform/http/register-call.ts';
import { lookJson } from '../../platform/looks/index.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';
import { createInstantOutfits } from './instant-outfits.service.ts';

/** A pick takes at most five calls (spec section 4): twenty-four picks a minute from one address. */
const FETCH_LIMIT: RateLimit = { name: 'instant-outfits.fetch', max: 120, windowMs: 60_000 };

export type InstantOutfitsDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'lookbook' | 'metrics' | 'rateLimiter'
>;

export function addInstantOutfitRoutes(app: FastifyInstance, dependencies: InstantOutfitsDependencies): void {
  const chooseLooks = createInstantOutfits(dependencies);
  registerCall(app, dependencies, 'fetchInstantOutfits', {
    limits: [FETCH_LIMIT],
    async handle({ body, request }) {
      const { looks, uniqueExhausted } = await chooseLooks(body);
      const publicUrl = publicUrlOf(dependencies.config, request);
      const outfits = looks.map((look) => lookJson(look, publicUrl));
      return new JsonText(`{"outfits":[${outfits}],"uniqueExhausted":${uniqueExhausted}}`);
    },
  });
}
