import type { FastifyInstance } from 'fastify';
import type { Layers } from '#catalogue/layers/layers.ts';
import type { Lookbook } from '#catalogue/looks/lookbook.ts';
import { looksJson } from '#catalogue/looks/looks-json.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import type { Config } from '#config/config.ts';
import type { AnswerStore } from '#infra/answers/answer-store.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import { publicUrlOf } from '#infra/http/public-url.ts';
import { JsonText, registerCall } from '#infra/http/register-call.ts';
import type { Metrics } from '#infra/metrics.ts';
import { addressKey } from '#infra/rate-limits/address-key.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';
import { createInstantOutfits } from './instant-outfits.service.ts';

/** A pick takes at most five calls (spec section 4): twenty-four picks a minute from one address. */
const FETCH_LIMIT: RateLimit = { name: 'instant-outfits.fetch', max: 120, windowMs: 60_000 };

export interface InstantOutfitsDependencies {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly lookbook: Lookbook;
  readonly previews: Previews;
  readonly layers: Layers;
  readonly metrics: Metrics;
  readonly counters: CounterStore;
  readonly answers: AnswerStore;
}

export function addInstantOutfitRoutes(app: FastifyInstance, dependencies: InstantOutfitsDependencies): void {
  const chooseLooks = createInstantOutfits(dependencies);
  registerCall(app, dependencies, 'fetchInstantOutfits', {
    limits: [FETCH_LIMIT],
    async handle({ body, request }) {
      const { looks, uniqueExhausted } = await chooseLooks(body, addressKey(request.ip));
      const publicUrl = publicUrlOf(dependencies.config, request);
      const outfits = await looksJson(dependencies, looks, publicUrl);
      return new JsonText('{"outfits":', outfits, `,"uniqueExhausted":${uniqueExhausted}}`);
    },
  });
}
