import { type Kysely, sql, type Transaction } from 'kysely';
import { hasCode, isUniqueViolation } from './engine-errors.ts';
import type { Schema } from './schema.ts';

/** The one place where the engines differ. */
export type Engine = 'sqlite' | 'postgres';

const TIME_LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const LOCK_TABLE = 'glow_migration_lock';
/** SQLSTATEs, PostgreSQL appendix A. */
const DUPLICATE_TABLE = '42P07';
/** Of a table's row type, which is made just before the table. */
const DUPLICATE_OBJECT = '42710';

/**
 * Runs the steps in one transaction that no second process enters in the meantime; a process that dies in it frees
 * the lock and leaves nothing behind. SQLite's write lock is taken as the transaction begins; PostgreSQL locks
 * a row, since servers that speak its protocol need not know advisory locks.
 */
export async function inMigrationLock<Tables, Result>(
  engine: Engine,
  db: Kysely<Tables>,
  steps: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return db.transaction().execute(steps);
  await createLockRow(db);
  return db.transaction().execute(async (transaction) => {
    // Through a pooler a connection may have limits that another client wants.
    for (const limit of TIME_LIMITS) await sql`set local ${sql.raw(limit)} = 0`.execute(transaction);
    await sql`select id from ${sql.table(LOCK_TABLE)} where id = 1 for update`.execute(transaction);
    return steps(transaction);
  });
}

/**
 * Creates the lock's row. Two sessions that create one table at once may both start; the later one fails on
 * the system catalogue.
 */
async function createLockRow<Tables>(db: Kysely<Tables>): Promise<void> {
  const create = sql`create table if not exists ${sql.table(LOCK_TABLE)} (id integer primary key)`;
  await create.execute(db).catch((error: unknown) => {
    if (!isUniqueViolation(error) && !hasCode(error, [DUPLICATE_TABLE, DUPLICATE_OBJECT])) throw error;
  });
  await sql`insert into ${sql.table(LOCK_TABLE)} (id) values (1) on conflict do nothing`.execute(db);
}

/** As `version()` names CockroachDB and YugabyteDB. */
const WITHOUT_TRANSITION_TABLES = /CockroachDB|-YB-/;

/**
 * Tells whether a trigger can see all rows of its statement, which not every server that speaks PostgreSQL's protocol
 * offers.
 */
export async function hasTransitionTables(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(db);
  return !WITHOUT_TRANSITION_TABLES.test(rows[0]?.version ?? '');
}

/**
 * How many rows one statement of a search without an index looks through. SQLite answers on the thread of every request, so its
 * searches come in slices of some milliseconds; PostgreSQL has processes of its own.
 */
export const SEARCH_SLICE_ROWS: Readonly<Record<Engine, number>> = { sqlite: 20_000, postgres: 250_000 };

/** How many writes are worth starting at the same time: SQLite has one writer, which the others would only wait for. */
export const WRITES_AT_ONCE: Readonly<Record<Engine, number>> = {
  sqlite: 1,
  postgres: Number.POSITIVE_INFINITY,
};
