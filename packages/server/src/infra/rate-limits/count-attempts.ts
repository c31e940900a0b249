import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import type { RateLimit } from './rate-limiter.ts';

/** An attempt, such as signing in to one address: its limit, and whose attempts are counted together. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly subject: string;
  /** Decides where this limit is exceeded, so that attempts are slowed down and not refused. */
  readonly otherwise?: Attempt;
}

/** Expired counters are retained this long, far from those that another statement may be incrementing. */
const SWEEP_AFTER_MS = 24 * 60 * 60 * 1000;

/** The name of the limit that refuses the attempts; absent where they are within all. */
export interface AttemptOutcome {
  readonly exceeded?: string;
}

/**
 * Counts one more of each in the database, before the work is done, so that attempts made at once are all
 * counted. A limit counts only what those before it let through. The same statements run whatever the outcome.
 */
export async function countAttempts(
  db: Kysely<Schema>,
  key: Buffer,
  attempts: readonly Attempt[],
  now: Date,
): Promise<AttemptOutcome> {
  return inTransaction(db, async (transaction) => {
    const isExceeded = async (attempt: Attempt, by: 0 | 1): Promise<boolean> => {
      const { limit, otherwise } = attempt;
      const count = await countUp(transaction, counterKey(key, attempt), {
        by,
        windowMs: limit.windowMs,
        now,
      });
      const isOver = count > limit.max;
      return otherwise ? (await isExceeded(otherwise, isOver ? by : 0)) && isOver : isOver;
    };
    let outcome: AttemptOutcome = {};
    for (const attempt of attempts) {
      const isOver = await isExceeded(attempt, outcome.exceeded === undefined ? 1 : 0);
      if (isOver) outcome = { exceeded: attempt.limit.name, ...outcome };
    }
    return outcome;
  });
}

/**
 * Deletes the counters, once the right secret has been shown; one by one in the order of counting, so that
 * two transactions never wait for each other.
 */
export async function deleteAttempts(
  db: Kysely<Schema>,
  key: Buffer,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts) {
    await db.deleteFrom('attempt_counters').where('key', '=', counterKey(key, attempt)).execute();
    if (attempt.otherwise) await deleteAttempts(db, key, [attempt.otherwise]);
  }
}

export async function sweepAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SWEEP_AFTER_MS).toISOString();
  await db.deleteFrom('attempt_counters').where('window_ends_at', '<', before).execute();
}

interface Increment {
  readonly by: 0 | 1;
  readonly windowMs: number;
  readonly now: Date;
}

/**
 * Increments a counter and returns its value. A window ends at the latest its length from now: a clock that
 * was ahead blocks nothing for longer.
 */
async function countUp(db: Kysely<Schema>, key: string, { by, windowMs, now }: Increment): Promise<number> {
  const at = now.toISOString();
  const window_ends_at = new Date(now.getTime() + windowMs).toISOString();
  const { attempts } = await db
    .insertInto('attempt_counters')
    .values({ key, attempts: by, window_ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when attempt_counters.window_ends_at <= ${at} then excluded.attempts
          else attempt_counters.attempts + excluded.attempts end`,
        window_ends_at: sql<string>`case when attempt_counters.window_ends_at <= ${at}
            or attempt_counters.window_ends_at > excluded.window_ends_at
          then excluded.window_ends_at else attempt_counters.window_ends_at end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

function counterKey(key: Buffer, { limit, subject }: Attempt): string {
  return createHmac('sha256', key).update(`${limit.name}\n${subject}`).digest('base64url');
}
