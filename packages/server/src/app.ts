import type { FastifyInstance } from 'fastify';
import type { Layers } from './catalogue/layers/layers.ts';
import type { Lookbook } from './catalogue/looks/lookbook.ts';
import type { Gallery } from './catalogue/pictures/gallery.ts';
import type { Previews } from './catalogue/previews/previews.ts';
import type { Config } from './config/config.ts';
import { administrationPlugin } from './features/admin-console/index.ts';
import { apiDocsPlugin, apiDocument } from './features/api-docs/index.ts';
import { earlyAccessPlugin } from './features/early-access/index.ts';
import { embedPlugin } from './features/embed/index.ts';
import { figurePlugin } from './features/figure/index.ts';
import { healthPlugin } from './features/health/index.ts';
import { instantOutfitsPlugin } from './features/instant-outfits/index.ts';
import { looksPlugin } from './features/looks/index.ts';
import { mediaPlugin } from './features/media/index.ts';
import { ownAccountPlugin } from './features/own-account/index.ts';
import { pagesPlugin } from './features/pages/index.ts';
import { passwordResetPlugin } from './features/password-reset/index.ts';
import { quizPlugin } from './features/quiz/index.ts';
import { signInPlugin } from './features/sign-in/index.ts';
import { styleFormulaPlugin } from './features/style-formula/index.ts';
import { findSavedInWardrobes, wardrobePlugin } from './features/wardrobe/index.ts';
import type { Models } from './infra/ai/models.ts';
import type { AnswerStore } from './infra/answers/answer-store.ts';
import type { Auth } from './infra/auth/auth.ts';
import type { BlobStore } from './infra/blobs/blob-store.ts';
import type { Clock } from './infra/clock.ts';
import type { Database } from './infra/db/database.ts';
import { createApp } from './infra/http/create-app.ts';
import { allowedMethods, methodNotAllowed } from './infra/http/method-not-allowed.ts';
import type { Log } from './infra/logging/log.ts';
import type { Metrics } from './infra/metrics.ts';
import type { CounterStore } from './infra/rate-limits/counter-store.ts';
import type { Weather } from './infra/weather/weather.ts';

/** What the server stands on, opened by `start-server.ts`; each feature names the part that it needs. */
export interface AppDependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly lookbook: Lookbook;
  readonly gallery: Gallery;
  readonly previews: Previews;
  readonly layers: Layers;
  readonly weather: Weather;
  readonly counters: CounterStore;
  readonly models: Models;
  readonly answers: AnswerStore;
  readonly auth: Auth;
}

/**
 * Builds the whole server, ready to listen or to be asked through `inject`: what happens to every request, what
 * listens for routes, then the features.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = await createApp(dependencies);
  await app.register(apiDocument);
  await app.register(allowedMethods);

  await app.register(healthPlugin, dependencies);
  await app.register(earlyAccessPlugin, dependencies);
  await app.register(instantOutfitsPlugin, dependencies);
  await app.register(quizPlugin, { ...dependencies, findSaved: [findSavedInWardrobes] });
  await app.register(looksPlugin, dependencies);
  await app.register(signInPlugin, dependencies);
  await app.register(passwordResetPlugin, dependencies);
  await app.register(ownAccountPlugin, dependencies);
  await app.register(wardrobePlugin, dependencies);
  await app.register(figurePlugin, dependencies);
  await app.register(styleFormulaPlugin, dependencies);
  await app.register(administrationPlugin, dependencies);
  await app.register(mediaPlugin, dependencies);
  await app.register(embedPlugin, dependencies);
  await app.register(apiDocsPlugin);
  await app.register(pagesPlugin, dependencies);

  await app.register(methodNotAllowed);
  await app.ready();
  return app;
}
