import { type Kysely, sql, type Transaction } from 'kysely';
import type { Log } from '../logging/log.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

const SAVEPOINT = sql.id('glow_trigrams');

/** Creates PostgreSQL's `pg_trgm` where it can be created; tells whether its indexes can be. */
export async function hasTrigrams(db: Transaction<Schema>): Promise<boolean> {
  await sql`savepoint ${SAVEPOINT}`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    // One that lies outside the search path is as good as none.
    await sql`create index glow_trigrams on glow_migrations using gin (name gin_trgm_ops)`.execute(db);
    await sql`drop index glow_trigrams`.execute(db);
    return true;
  } catch {
    await sql`rollback to savepoint ${SAVEPOINT}`.execute(db);
    return false;
  }
}

/** Tells whether searches have an index, and says so once where they have none. */
export async function findSearchIndex(
  queries: Kysely<Schema>,
  log: Log | undefined,
): Promise<Database['searchIndex']> {
  const { rows } = await sql`
    select 1 from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = 'early_access_registrations_search' and indisvalid and pg_table_is_visible(indrelid)`.execute(
    queries,
  );
  if (rows.length > 0) return 'there';
  log?.warn('No index serves the searches of the console, which read whole lists: see docs/operating.md');
  return 'missing';
}
