import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { type Attempt, type AttemptOutcome, countAttempts } from './count-attempts.ts';
import type { CounterStore, RateLimit } from './counter-store.ts';

/** Expired counters are retained this long, far from those that another statement may be incrementing. */
const SWEEP_AFTER_MS = 24 * 60 * 60 * 1000;

/** Counts attempts in the database, in one transaction. */
export function countStoredAttempts(
  db: Kysely<Schema>,
  key: Buffer,
  attempts: readonly Attempt[],
  now: Date,
): Promise<AttemptOutcome> {
  return inTransaction(db, (transaction) => countAttempts(databaseCounters(transaction, key, now), attempts));
}

/**
 * Deletes the counters, once the right secret has been shown; one by one in the order of counting, so that
 * two transactions never wait for each other.
 */
export async function deleteStoredAttempts(
  db: Kysely<Schema>,
  key: Buffer,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const { limit, subject, otherwise } of attempts) {
    await db
      .deleteFrom('attempt_counters')
      .where('key', '=', counterKey(key, limit, subject))
      .execute();
    if (otherwise) await deleteStoredAttempts(db, key, [otherwise]);
  }
}

export async function sweepStoredAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SWEEP_AFTER_MS).toISOString();
  await db.deleteFrom('attempt_counters').where('window_ends_at', '<', before).execute();
}

/** Counts in rows, under keyed hashes of their subjects: the same statement whatever the counter says. */
function databaseCounters(db: Kysely<Schema>, key: Buffer, now: Date): CounterStore {
  const at = now.toISOString();
  return {
    async increment(limit, subject, by) {
      const row = await db
        .insertInto('attempt_counters')
        .values({
          key: counterKey(key, limit, subject),
          attempts: by,
          window_ends_at: new Date(now.getTime() + limit.windowMs).toISOString(),
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            attempts: sql<number>`case when attempt_counters.window_ends_at <= ${at} then excluded.attempts
              else attempt_counters.attempts + excluded.attempts end`,
            window_ends_at: sql<string>`case when attempt_counters.window_ends_at <= ${at}
                or attempt_counters.window_ends_at > excluded.window_ends_at
              then excluded.window_ends_at else attempt_counters.window_ends_at end`,
          }),
        )
        .returning(['attempts', 'window_ends_at'])
        .executeTakeFirstOrThrow();
      return { count: row.attempts, endsInMs: Date.parse(row.window_ends_at) - now.getTime() };
    },
  };
}

function counterKey(key: Buffer, { name }: RateLimit, subject: string): string {
  return createHmac('sha256', key).update(`${name}\n${subject}`).digest('base64url');
}
