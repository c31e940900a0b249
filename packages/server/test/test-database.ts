import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { DatabaseConfig } from '#config/config.ts';
import type { Database } from '#infra/db/database.ts';
import type { Engine } from '#infra/db/engine.ts';
import { openDatabase } from '#infra/db/open-database.ts';
import { openPostgres } from '#infra/db/postgres.ts';
import { openSqlite } from '#infra/db/sqlite.ts';
import { databaseUrl, deleteRows, runOn, tablesOf } from './postgres-databases.ts';

/** The engines that the project's tests of repositories and routes run on. */
export const ENGINES = inject('engines');

export interface EmptyDatabase {
  readonly config: DatabaseConfig;
  /** The settings that make a server of its own process use it. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Creates a database that nothing has opened yet. */
export function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  return engine === 'sqlite' ? createSqlite() : createPostgres();
}

/** Opens a database as it is, for the test to migrate. */
export async function openAsItIs({ config }: EmptyDatabase): Promise<Database> {
  return config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url);
}

/** Opens a database with the current schema and no rows; closing it returns it to the pool. */
export async function createTestDatabase(engine: Engine): Promise<Database> {
  const { config, remove } =
    engine === 'sqlite' ? await createSqlite(sqliteTemplate()) : await borrowPostgres();
  const database = await openDatabase(config);
  // Like `fsync=off` of the cluster: nothing in it has to outlive a power cut.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.queries);
  let closed: Promise<void> | undefined;
  const giveBack = async () => {
    await database.close();
    await remove();
  };
  // Twice, and two tests would be lent one database.
  return { ...database, close: () => (closed ??= giveBack()) };
}

const sqliteTemplate = () => inject('templates').sqliteFile;

/** PostgreSQL takes 0.4 s to make a database and 0.02 s to empty one. */
const emptied: { readonly database: EmptyDatabase; readonly tables: readonly string[] }[] = [];

async function borrowPostgres(): Promise<EmptyDatabase> {
  const { database, tables } = emptied.pop() ?? (await copyPostgres());
  const remove = async () => {
    try {
      await deleteRows(directUrlOf(database), tables);
      emptied.push({ database, tables });
    } catch {
      await database.remove(); // a test took a table away
    }
  };
  return { ...database, remove };
}

async function copyPostgres() {
  const database = await createPostgres(inject('templates').postgresName);
  return { database, tables: await tablesOf(directUrlOf(database)) };
}

/** Past the pooler, which would keep what a connection is set to. */
function directUrlOf({ config }: EmptyDatabase): string {
  const { pathname } = new URL((config as { readonly url: string }).url);
  return databaseUrl(`${inject('postgresUrl')}`, pathname.slice(1));
}

async function createDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'glow-data-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function createSqlite(template?: string): Promise<EmptyDatabase> {
  const { directory, remove } = await createDirectory();
  const file = join(directory, 'glow.sqlite');
  if (template) await copyFile(template, file);
  return { config: { kind: 'sqlite', file }, environment: { GLOW_DATA_DIR: directory }, remove };
}

async function createPostgres(template = 'template1'): Promise<EmptyDatabase> {
  const clusterUrl = inject('postgresUrl');
  if (!clusterUrl) throw new Error('This machine has no PostgreSQL.');
  const { directory, remove } = await createDirectory();
  const name = `glow_${randomUUID().replaceAll('-', '')}`;
  await runOn(clusterUrl, `create database ${name} template ${template}`);
  const { poolerPort } = inject('services');
  const url = poolerPort
    ? `postgresql://glow@127.0.0.1:${poolerPort}/${name}`
    : databaseUrl(clusterUrl, name);
  return {
    config: { kind: 'postgres', url },
    environment: { GLOW_DATA_DIR: directory, DATABASE_URL: url },
    async remove() {
      await runOn(clusterUrl, `drop database ${name} with (force)`);
      await remove();
    },
  };
}
