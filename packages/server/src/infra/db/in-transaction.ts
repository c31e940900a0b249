import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isTransactionConflict } from './engine-errors.ts';
import type { Schema } from './schema.ts';

const MAX_RUNS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs the steps in one transaction. PostgreSQL ends one of two transactions that wait for each other, and servers that speak
 * its protocol and run everything serialisable end one of two that meet; that one is run again after a pause, so the
 * steps may run several times and must do nothing but queries. SQLite's transactions begin with the write lock and never
 * conflict.
 * @throws what the steps threw, and the fifth conflict in a row.
 */
export async function inTransaction<Result>(
  db: Kysely<Schema>,
  steps: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await db.transaction().execute(steps);
    } catch (error) {
      if (run === MAX_RUNS || !isTransactionConflict(error)) throw error;
      await delay(FIRST_PAUSE_MS * 2 ** (run - 1) * (0.5 + Math.random()));
    }
  }
}
