import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Environment, readConfig } from '../src/config/environment.ts';
import { addApiDocument, registerApiDocs } from '../src/features/api-docs/index.ts';
import { createAuth, deriveSecrets, MASTER_SECRET_BYTES } from '../src/platform/auth/index.ts';
import { openDiskBlobStore } from '../src/platform/blobs/index.ts';
import { SYSTEM_CLOCK } from '../src/platform/clock.ts';
import type { Engine } from '../src/platform/db/engine.ts';
import type { Dependencies } from '../src/platform/dependencies.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import { collectMethods } from '../src/platform/http/method-not-allowed.ts';
import { createLog } from '../src/platform/logging/create-log.ts';
import { createLookbook } from '../src/platform/looks/index.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { createInProcessRateLimiter } from '../src/platform/rate-limits/in-process-rate-limiter.ts';
import { noWeather } from '../src/platform/weather/no-weather.ts';
import { createWeather } from '../src/platform/weather/weather.ts';
import { testComposer } from './test-composer.ts';
import { createTestDatabase } from './test-database.ts';

type TestDependencies = Omit<Dependencies, 'pictures' | 'gallery'>;

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
  readonly overrides?: Partial<TestDependencies>;
  /** The features under test. */
  readonly register?: (app: FastifyInstance, dependencies: TestDependencies) => void | Promise<void>;
}

/** The server with a database of its own and only the features under test. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { engine = 'sqlite', environment = {}, overrides, register } = options;
  const lines: string[] = [];
  const directory = await mkdtemp(join(tmpdir(), 'glow-blobs-'));
  const parts = {
    clock: overrides?.clock ?? SYSTEM_CLOCK,
    metrics: overrides?.metrics ?? createMetrics(),
    db: overrides?.db ?? (await createTestDatabase(engine)),
    secrets: deriveSecrets(randomBytes(MASTER_SECRET_BYTES)),
  };
  const rateLimiter = createInProcessRateLimiter();
  const dependencies: TestDependencies = {
    ...parts,
    config: readConfig(environment),
    log: createLog({ write: (line) => void lines.push(line) }),
    auth: await createAuth(parts),
    blobs: await openDiskBlobStore(directory),
    lookbook: createLookbook(parts.db, testComposer()),
    weather: createWeather(noWeather(), { ...parts, rateLimiter }),
    rateLimiter,
    ...overrides,
  };
  const app = await createApp(dependencies);
  app.addHook('onClose', () => rm(directory, { recursive: true, force: true }));
  await addApiDocument(app);
  const answerOtherMethods = collectMethods(app);
  await register?.(app, dependencies);
  registerApiDocs(app);
  answerOtherMethods();
  await app.ready();
  const close = async () => {
    await app.close();
    await dependencies.db.close();
  };
  return { app, dependencies, logged: () => lines.join(''), close };
}
