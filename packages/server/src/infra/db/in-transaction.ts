import type { Kysely, Transaction } from 'kysely';
import { isTransactionConflict } from './engine.ts';
import type { Schema } from './schema.ts';

/**
 * Runs the steps in one transaction. PostgreSQL ends one of two transactions that wait for each other; that one is
 * run once more, so the steps may run twice and must do nothing but queries. SQLite's transactions begin with the
 * write lock and never conflict.
 * @throws what the steps threw, and the second conflict in a row.
 */
export async function inTransaction<Result>(
  db: Kysely<Schema>,
  steps: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction().execute(steps);
  try {
    return await run();
  } catch (error) {
    if (!isTransactionConflict(error)) throw error;
    return run();
  }
}
