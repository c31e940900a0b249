import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';
import type { Engine } from './src/infra/db/engine.ts';
import { canMount } from './test/faults/small-disk.ts';
import { findPostgresPrograms } from './test/postgres-cluster.ts';
import { hasPooler, hasServices, type Needs } from './test/services/services.ts';

const root = import.meta.dirname;

/** Processes of their own, whole databases copied, pictures drawn, hundreds of looks, thousands of requests. */
const SLOW = [
  'test/**/*.test.ts',
  'src/cli/*.test.ts',
  'src/infra/db/migrate.test.ts',
  'src/catalogue/pictures/stylist-pictures.test.ts',
  'src/features/quiz/many-looks.routes.test.ts',
];
/** Spoil the disk that a server stands on. */
const ON_A_DISK = '**/*.faults.test.ts';
/** Stand on an object store, Redis or a pooler. */
const ON_SERVICES = '**/*.services.test.ts';
/** Need PostgreSQL, or a pooler before it. */
const ON_POSTGRES = 'src/**/*postgres.test.ts';
const ON_POOLER = 'src/**/*.pooled.test.ts';
const onEveryEngine = globSync('src/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(`${root}/${file}`, 'utf8').includes('ENGINES'),
);

/** Look at, or set, what a connection through a pooler does not keep. */
const OF_CONNECTIONS = ['src/infra/db/postgres.test.ts'];
/**
 * Hash passwords by the hundred, and ask a connection for nothing that other routes do not: run once, on PostgreSQL where
 * this machine has it, since attacks come side by side.
 */
const ATTACKS = 'src/features/**/*attacks.routes.test.ts';
/** A pooler is PostgreSQL with less: what passes through one is asked of PostgreSQL itself where connections count. */
const WITHOUT_POOLER = hasPooler()
  ? [...onEveryEngine.filter((file) => file.startsWith('src/infra/db/')), ATTACKS]
  : onEveryEngine;

interface TestRun {
  readonly name: string;
  readonly include: string[];
  readonly exclude?: string[];
  readonly engines: readonly Engine[];
  readonly needs?: Needs;
}

function project({
  name,
  include,
  exclude = [ON_SERVICES, ON_A_DISK],
  engines,
  needs,
}: TestRun): TestProjectInlineConfiguration {
  return {
    root,
    test: {
      ...TEST_TIMEOUTS,
      name,
      include,
      exclude,
      provide: { engines, needs },
      globalSetup: './test/global-setup.ts',
      isolate: false,
    },
  };
}

const hasPostgres = findPostgresPrograms() !== undefined;

/**
 * `server` takes seconds; `server pooled` runs what depends on the engine again, on PostgreSQL through PgBouncer, and
 * `server postgres` what depends on its connections, or all of it where this machine has no PgBouncer; `server slow` takes
 * minutes, on both engines, and `server services` starts what several servers share, where this machine has that.
 */
export default defineConfig({
  test: {
    projects: [
      project({
        name: 'server',
        include: ['src/**/*.test.ts'],
        exclude: [...SLOW, ...(hasPostgres ? [ATTACKS] : []), ON_SERVICES, ON_A_DISK, ON_POSTGRES, ON_POOLER],
        engines: ['sqlite'],
      }),
      ...(hasPostgres
        ? [
            project({
              name: 'server postgres',
              include: [...WITHOUT_POOLER, ON_POSTGRES],
              exclude: [...SLOW, ON_SERVICES, ON_A_DISK, ON_POOLER],
              engines: ['postgres'],
            }),
          ]
        : []),
      project({
        name: 'server slow',
        include: SLOW,
        engines: hasPostgres ? ['sqlite', 'postgres'] : ['sqlite'],
      }),
      ...(hasPooler()
        ? [
            project({
              name: 'server pooled',
              include: [...onEveryEngine, ON_POSTGRES, ON_POOLER],
              exclude: [...SLOW, ON_SERVICES, ON_A_DISK, ATTACKS, ...OF_CONNECTIONS],
              engines: ['postgres'],
              needs: 'pooler',
            }),
          ]
        : []),
      ...(canMount()
        ? [project({ name: 'server faults', include: [ON_A_DISK], exclude: [], engines: ['sqlite'] })]
        : []),
      ...(hasServices()
        ? [
            project({
              name: 'server services',
              include: [ON_SERVICES],
              exclude: [],
              engines: ['postgres'],
              needs: 'services',
            }),
          ]
        : []),
    ],
  },
});
