import { chmod } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { adoptSecret } from '#infra/auth/open-secrets.ts';
import { writeSecret } from '#infra/auth/secret-file.ts';
import { migrate } from '#infra/db/migrate.ts';
import { MIGRATIONS } from '#infra/db/migrations/index.ts';
import { openPostgres } from '#infra/db/postgres.ts';
import type { Schema } from '#infra/db/schema.ts';
import { claimSqlite } from './claim-sqlite.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { syncFile } from './copy-blobs.ts';
import { copyTables } from './copy-tables.ts';
import type { DataFolder } from './data-folder.ts';
import { tablesInOrder } from './table-order.ts';

const OWNER_ONLY = 0o600;

/**
 * Copies a PostgreSQL database as of one moment into a SQLite file with the same schema, and its secret into
 * a file, while servers continue to read and write.
 */
export async function copyFromPostgres(url: string, to: DataFolder): Promise<void> {
  const source = openPostgres(url);
  try {
    await source.queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) => copySnapshot(db, to));
  } finally {
    await source.close();
  }
  await chmod(to.database, OWNER_ONLY);
  await syncFile(to.database);
}

async function copySnapshot(db: Kysely<Schema>, to: DataFolder): Promise<void> {
  const steps = await appliedSteps(db);
  const master = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirst();
  if (!master) throw new CommandError(COMMAND_TEXTS.noSecret('the database'));
  const target = claimSqlite(to.database);
  try {
    await migrate(target, steps);
    await target.queries.transaction().execute(async (copy) => {
      const tables = await tablesInOrder(copy);
      await copyTables({ engine: 'postgres', db }, { engine: 'sqlite', db: copy }, tables);
    });
    const secret = Buffer.from(master.value, 'base64url');
    await writeSecret(to.secret, secret);
    await adoptSecret(target, secret);
  } finally {
    await target.close();
  }
}

/** Returns the migrations that the database has applied, which may be fewer than this release knows. */
async function appliedSteps(db: Kysely<Schema>) {
  const { rows } = await sql<{ name: string }>`select name from glow_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const steps = MIGRATIONS.filter(({ name }) => applied.has(name));
  if (steps.length !== applied.size) throw new CommandError(COMMAND_TEXTS.otherRelease);
  return steps;
}
