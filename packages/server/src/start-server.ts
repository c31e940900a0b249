import { mkdir } from 'node:fs/promises';
import { createComposer } from '@glow/stylist/composer';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { buildApp } from './app.ts';
import { createQueuedPictures, createQueueLocks } from './catalogue/drawing-queue/queued-pictures.ts';
import { createLayers } from './catalogue/layers/layers.ts';
import { createLookbook } from './catalogue/looks/lookbook.ts';
import { createGallery } from './catalogue/pictures/gallery.ts';
import { paintPictures } from './catalogue/pictures/painted-pictures.ts';
import { openStylistPictures } from './catalogue/pictures/stylist-pictures.ts';
import { createPreviews } from './catalogue/previews/previews.ts';
import type { Config } from './config/config.ts';
import { type Environment, readConfig } from './config/environment.ts';
import type { Models } from './infra/ai/models.ts';
import type { ModelDependencies } from './infra/ai/open-models.ts';
import { createAuth } from './infra/auth/auth.ts';
import { refuseLostDatabase } from './infra/auth/lost-database.ts';
import { openSecrets } from './infra/auth/open-secrets.ts';
import { openBlobs } from './infra/blobs/open-blobs.ts';
import { SYSTEM_CLOCK } from './infra/clock.ts';
import { openDatabase } from './infra/db/open-database.ts';
import { createLog } from './infra/logging/log.ts';
import { createMetrics, type Metrics } from './infra/metrics.ts';
import { createMemoryCounters } from './infra/rate-limits/memory-counters.ts';
import { openShared } from './infra/redis/open-shared.ts';
import type { Exporters } from './infra/telemetry/open-exporters.ts';
import { chooseWeatherSource } from './infra/weather/choose-weather-source.ts';
import { createWeather } from './infra/weather/weather.ts';
import { ensureAdministrator } from './people/administrator.service.ts';
import { addressOf, closeInTime, listen, type RunningServer } from './running-server.ts';
import { startDrawing } from './start-drawing.ts';
import { StartError } from './start-error.ts';

const OWNER_ONLY = 0o700;

export interface StartOptions {
  /** The settings of INTERFACE section 2, such as `process.env`. */
  readonly environment: Environment;
  /** Where log lines go; standard output by default. */
  readonly logDestination?: DestinationStream;
}

/**
 * Reads the settings, opens the database and the other ports, and listens.
 * @throws {ConfigError | DatabaseOpenError | ObjectStoreError | StartError} with one sentence for the operator.
 */
export async function startServer({ environment, logDestination }: StartOptions): Promise<RunningServer> {
  const config = readConfig(environment);
  const log = createLog(logDestination);
  const clock = SYSTEM_CLOCK;
  await makeDataDirectory(config.dataDirectory);
  await refuseLostDatabase(config);
  const metrics = createMetrics();
  const telemetry = await openTelemetry(config, metrics);
  const { blobs, ...blobStore } = await openBlobs(config, { log, metrics });
  const db = await openDatabase(config.database, log);
  const models = await openOutsideModels(config, { clock, metrics, log });
  if (config.role === 'draw') {
    const close = async () => {
      blobStore.close();
      await telemetry?.close();
    };
    const counters = createMemoryCounters();
    return startDrawing({ config, clock, log, metrics, db, blobs, models, counters, close });
  }
  const isAlone = config.role === 'all';
  const secrets = await openSecrets(config, db).catch(async (cause: unknown) => {
    await db.close();
    throw cause;
  });
  const shared = await openShared(config, { secrets, log, metrics });
  const { counters, answers } = shared;
  const pictures = isAlone
    ? paintPictures({ drawings: openStylistPictures(), model: models.image, blobs, counters, log })
    : createQueuedPictures({ db, blobs });
  const locks = isAlone ? shared.locks : createQueueLocks(db);
  const composer = createComposer();
  const lookbook = createLookbook(db, composer);
  const gallery = createGallery({ db, lookbook, blobs, pictures, locks, metrics, log });
  const layers = createLayers({ gallery, blobs, drawing: config.drawing, log });
  let app: FastifyInstance | undefined;
  const stop = async () => {
    layers.close();
    const drawn = gallery.close();
    if (app) await closeInTime(app);
    await pictures.close();
    await composer.close();
    await drawn;
    blobStore.close();
    shared.close();
    await db.close();
    await telemetry?.close();
  };
  try {
    const auth = await createAuth({ db, clock, metrics, secrets });
    app = await buildApp({
      config,
      clock,
      log,
      metrics,
      db,
      blobs,
      lookbook,
      gallery,
      previews: createPreviews({ db, gallery, log }),
      layers,
      weather: createWeather(chooseWeatherSource(config, log), { clock, metrics, counters }),
      counters,
      models,
      answers,
      auth,
    });
    await listen(app, config);
    // After listening: a start that fails must not make a password that nobody is shown.
    const administrator = await ensureAdministrator({ config, db, clock, auth });
    return { address: addressOf(config, app), administrator, log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openTelemetry({ telemetryUrl }: Config, metrics: Metrics): Promise<Exporters | undefined> {
  if (!telemetryUrl) return undefined;
  const { openExporters } = await import('./infra/telemetry/open-exporters.ts');
  return openExporters(telemetryUrl, metrics);
}

async function openOutsideModels({ ai }: Config, dependencies: ModelDependencies): Promise<Models> {
  if (!ai.enabled || !ai.provider) return {};
  const { openModels } = await import('./infra/ai/open-models.ts');
  return openModels(ai.provider, dependencies);
}

/**
 * Creates the data directory with its permissions before anything is in it: it holds addresses of people,
 * and secrets.
 */
async function makeDataDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY }).catch((cause: unknown) => {
    throw StartError.ofDataDirectory(path, cause);
  });
}
