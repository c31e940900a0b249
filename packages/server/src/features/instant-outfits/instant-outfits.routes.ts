import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { publicUrlOf } from '../../platform/http/public-url.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { lookOnTheWire } from '../../platform/looks/index.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limiter.ts';
import { chooseLooks } from './instant-outfits.service.ts';

/** A pick takes at most five calls (spec section 4): twenty-four picks a minute from one address. */
const FETCH_LIMIT: RateLimit = { name: 'instant-outfits.fetch', max: 120, windowMs: 60_000 };

export type InstantOutfitsDependencies = Pick<
  Dependencies,
  'config' | 'db' | 'clock' | 'metrics' | 'rateLimiter'
>;

export function addInstantOutfitRoutes(app: FastifyInstance, dependencies: InstantOutfitsDependencies): void {
  registerCall(app, dependencies, 'fetchInstantOutfits', {
    limits: [FETCH_LIMIT],
    async handle({ body, request }) {
      const { looks, uniqueExhausted } = await chooseLooks(dependencies, body);
      const publicUrl = publicUrlOf(dependencies.config, request);
      return { outfits: looks.map((look) => lookOnTheWire(look, publicUrl)), uniqueExhausted };
    },
  });
}
