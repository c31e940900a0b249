import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseConfig } from '../src/config/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { Engine } from '../src/platform/db/engine.ts';

/** The engines that repository tests run on: SQLite, and PostgreSQL where this machine has it. */
export const ENGINES: readonly Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

export interface EmptyDatabase {
  readonly config: DatabaseConfig;
  /** The settings that make a server of its own process use it. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A database that nothing has opened yet. */
export async function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'glow-data-'));
  const removeDirectory = () => rm(directory, { recursive: true, force: true });
  if (engine === 'sqlite') {
    const config = { kind: 'sqlite', file: join(directory, 'glow.sqlite') } as const;
    return { config, environment: { GLOW_DATA_DIR: directory }, remove: removeDirectory };
  }
  const name = `glow_${randomUUID().replaceAll('-', '')}`;
  await onMaintenanceDatabase(`create database ${name}`);
  const url = clusterUrl().replace('/postgres?', `/${name}?`);
  return {
    config: { kind: 'postgres', url },
    environment: { GLOW_DATA_DIR: directory, DATABASE_URL: url },
    async remove() {
      await onMaintenanceDatabase(`drop database ${name} with (force)`);
      await removeDirectory();
    },
  };
}

/** A database with the schema of today; closing it removes it. */
export async function createTestDatabase(engine: Engine): Promise<Database> {
  const { config, remove } = await createEmptyDatabase(engine);
  const database = await openDatabase(config);
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

function clusterUrl(): string {
  const url = inject('postgresUrl');
  if (!url) throw new Error('This machine has no PostgreSQL.');
  return url;
}

async function onMaintenanceDatabase(statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
