import type { FastifyInstance } from 'fastify';
import type { Lookbook } from './catalogue/looks/lookbook.ts';
import type { Gallery } from './catalogue/pictures/gallery.ts';
import type { Config } from './config/config.ts';
import { registerAdministration } from './features/administration/index.ts';
import { addApiDocument, registerApiDocs } from './features/api-docs/index.ts';
import { registerEarlyAccess } from './features/early-access/index.ts';
import { registerEmbed } from './features/embed/index.ts';
import { registerOperations } from './features/health/index.ts';
import { registerInstantOutfits } from './features/instant-outfits/index.ts';
import { registerMedia } from './features/media/index.ts';
import { registerOwnAccount } from './features/own-account/index.ts';
import { registerPages } from './features/pages/index.ts';
import { registerPasswordReset } from './features/password-reset/index.ts';
import { registerQuiz } from './features/quiz/index.ts';
import { registerSignIn } from './features/sign-in/index.ts';
import { keptByWardrobes, registerWardrobe } from './features/wardrobe/index.ts';
import type { Auth } from './infra/auth/auth.ts';
import type { BlobStore } from './infra/blobs/blob-store.ts';
import type { Clock } from './infra/clock.ts';
import type { Database } from './infra/db/database.ts';
import { createApp } from './infra/http/create-app.ts';
import { collectMethods } from './infra/http/method-not-allowed.ts';
import type { Log } from './infra/logging/log.ts';
import type { Metrics } from './infra/metrics/metrics.ts';
import type { RateLimiter } from './infra/rate-limits/rate-limiter.ts';
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
  readonly weather: Weather;
  readonly rateLimiter: RateLimiter;
  readonly auth: Auth;
}

/** The whole server, ready to listen or to be asked through `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = await createApp(dependencies);
  await addApiDocument(app);
  const answerOtherMethods = collectMethods(app);

  registerOperations(app, dependencies);
  await registerEarlyAccess(app, dependencies);
  await registerInstantOutfits(app, dependencies);
  await registerQuiz(app, dependencies, { keptBy: [keptByWardrobes] });
  registerSignIn(app, dependencies);
  registerPasswordReset(app, dependencies);
  registerOwnAccount(app, dependencies);
  registerWardrobe(app, dependencies);
  await registerAdministration(app, dependencies);
  registerMedia(app, dependencies);
  await registerEmbed(app, dependencies);
  registerApiDocs(app);
  await registerPages(app, dependencies);

  answerOtherMethods();
  await app.ready();
  return app;
}
