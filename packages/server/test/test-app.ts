import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Layers } from '#catalogue/layers/layers.ts';
import { createLookbook } from '#catalogue/looks/lookbook.ts';
import type { Previews } from '#catalogue/previews/previews.ts';
import { type Environment, readConfig } from '#config/environment.ts';
import { apiDocsPlugin, apiDocument } from '#features/api-docs/index.ts';
import { NO_ANSWERS } from '#infra/answers/answer-store.ts';
import { createAuth } from '#infra/auth/auth.ts';
import type { SecretCost } from '#infra/auth/secret-hasher.ts';
import { deriveSecrets, MASTER_SECRET_BYTES } from '#infra/auth/secrets.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import type { Engine } from '#infra/db/engine.ts';
import { createApp } from '#infra/http/create-app.ts';
import { allowedMethods, methodNotAllowed } from '#infra/http/method-not-allowed.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import type { CounterStore } from '#infra/rate-limits/counter-store.ts';
import { createMemoryCounters } from '#infra/rate-limits/memory-counters.ts';
import { noWeather } from '#infra/weather/choose-weather-source.ts';
import { createWeather } from '#infra/weather/weather.ts';
import type { AppDependencies } from '../src/app.ts';
import { testComposer } from './test-composer.ts';
import { createTestDatabase } from './test-database.ts';

/** Counts nothing, for tests that ask more often than a client may. */
export const NO_LIMITS: CounterStore = { increment: async () => ({ count: 0, endsInMs: 0 }) };

/** Makes none, for tests that draw nothing. */
const NO_PREVIEWS: Previews = { of: async () => new Map(), makeAhead: async () => {} };
/** Announces none and draws none. */
export const NO_LAYERS: Layers = { of: async () => new Set(), drawLater: () => {}, close: () => {} };

/** The least that Argon2 takes: as many hashes as the server makes, in a hundredth of the time. */
const QUICK: SecretCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Room for a hundred thousand takes time to make. */
const MAX_COUNTERS = 1000;

/** All but what draws. */
export type TestDependencies = Omit<AppDependencies, 'gallery'>;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly dependencies: TestDependencies;
  /** Everything that was logged so far. */
  logged(): string;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly engine?: Engine;
  readonly environment?: Environment;
  /** `full`: as slow as OWASP recommends. `quick` by default. */
  readonly argon2?: 'quick' | 'full';
  readonly overrides?: Partial<TestDependencies>;
  /** The features under test. */
  readonly register?: (app: FastifyInstance, dependencies: TestDependencies) => unknown;
}

/** Creates a server with a database of its own and only the features under test. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { engine = 'sqlite', environment = {}, argon2 = 'quick', overrides, register } = options;
  const lines: string[] = [];
  const directory = await mkdtemp(join(tmpdir(), 'glow-blobs-'));
  const parts = {
    clock: overrides?.clock ?? SYSTEM_CLOCK,
    metrics: overrides?.metrics ?? createMetrics(),
    db: overrides?.db ?? (await createTestDatabase(engine)),
    secrets: deriveSecrets(randomBytes(MASTER_SECRET_BYTES)),
  };
  const counters = createMemoryCounters({ maxCounters: MAX_COUNTERS });
  const dependencies: TestDependencies = {
    ...parts,
    config: readConfig(environment),
    log: createLog({ write: (line) => void lines.push(line) }),
    auth: await createAuth({ ...parts, ...(argon2 === 'quick' && { secretCost: QUICK }) }),
    blobs: await openDiskBlobStore(directory),
    lookbook: createLookbook(parts.db, testComposer()),
    weather: createWeather(noWeather(), { ...parts, counters }),
    counters,
    answers: NO_ANSWERS,
    previews: NO_PREVIEWS,
    layers: NO_LAYERS,
    models: {},
    ...overrides,
  };
  const app = await createApp(dependencies);
  app.addHook('onClose', () => rm(directory, { recursive: true, force: true }));
  await app.register(apiDocument);
  await app.register(allowedMethods);
  await register?.(app, dependencies);
  await app.register(apiDocsPlugin);
  await app.register(methodNotAllowed);
  await app.ready();
  const close = async () => {
    await app.close();
    await dependencies.db.close();
  };
  return { app, dependencies, logged: () => lines.join(''), close };
}
