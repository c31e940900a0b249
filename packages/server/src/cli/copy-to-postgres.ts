import { type Kysely, sql } from 'kysely';
import type { Database } from '#infra/db/database.ts';
import { DatabaseOpenError } from '#infra/db/database-open-error.ts';
import { migrate } from '#infra/db/migrate.ts';
import { openPostgres } from '#infra/db/postgres.ts';
import type { Schema } from '#infra/db/schema.ts';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { copyTables, countRows } from './copy-tables.ts';
import { tablesInOrder } from './table-order.ts';

/** Tables with rows in every schema of ours, however empty the rest is. */
const SCHEMA_TABLES = ['glow_migrations', 'glow_migration_lock', 'list_spans', 'list_totals'];

/**
 * Copies a SQLite database with the current schema, which nobody else has open, and its secret into an empty
 * PostgreSQL database: all of it in one transaction, or nothing.
 * @returns the rows of each table, counted on both sides.
 * @throws {CommandError} where the target is not empty; {@link DatabaseOpenError} where it cannot be used.
 */
export async function copyToPostgres(
  source: Database,
  master: Buffer,
  url: string,
): Promise<Readonly<Record<string, number>>> {
  const target = openPostgres(url);
  try {
    const tables = await tablesInOrder(source.queries);
    await refuseNonEmpty(target.queries, [...tables, 'server_secrets']);
    await migrate(target);
    const counts = await source.queries.transaction().execute((from) =>
      target.queries.transaction().execute(async (to) => {
        await to
          .insertInto('server_secrets')
          .values({ name: 'master', value: master.toString('base64url') })
          .execute();
        return copyTables({ engine: 'sqlite', db: from }, { engine: 'postgres', db: to }, tables);
      }),
    );
    await sql`analyze`.execute(target.queries);
    return counts;
  } catch (error) {
    if (error instanceof CommandError || error instanceof DatabaseOpenError) throw error;
    throw DatabaseOpenError.because(error);
  } finally {
    await target.close();
  }
}

/**
 * Refuses a database that holds rows or other tables. Our empty schema passes, so that an interrupted copy
 * can be repeated.
 */
async function refuseNonEmpty(db: Kysely<Schema>, ours: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() order by table_name`.execute(db);
  for (const { name } of rows) {
    if (SCHEMA_TABLES.includes(name)) continue;
    if (!ours.includes(name) || (await countRows(db, name)) > 0)
      throw new CommandError(COMMAND_TEXTS.postgresNotEmpty(name));
  }
}
