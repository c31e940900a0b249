import type { CounterStore, RateLimit } from './counter-store.ts';

/** An attempt, such as signing in to one address: its limit, and whose attempts are counted together. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly subject: string;
  /** Decides where this limit is exceeded, so that attempts are slowed down and not refused. */
  readonly otherwise?: Attempt;
}

export interface AttemptOutcome {
  /** The name of the first limit that refuses the attempts; absent where they are within all. */
  readonly exceeded?: string;
  /** How long that limit refuses further ones; 0 where none does. */
  readonly retryAfterMs: number;
}

/**
 * Counts one more of each, or as many as `by` says, before the work is done, so that attempts made at once are all
 * counted. A limit counts only what those before it let through. The same increments are made whatever the outcome.
 */
export async function countAttempts(
  counters: CounterStore,
  attempts: readonly Attempt[],
  by = 1,
): Promise<AttemptOutcome> {
  let outcome: AttemptOutcome = { retryAfterMs: 0 };
  for (const attempt of attempts) {
    const isRefused = outcome.exceeded !== undefined;
    const retryAfterMs = await waitFor(counters, attempt, isRefused ? 0 : by);
    if (retryAfterMs > 0 && !isRefused) outcome = { exceeded: attempt.limit.name, retryAfterMs };
  }
  return outcome;
}

/** Returns how long the attempt must wait, in milliseconds: 0 where it is within its limit. */
async function waitFor(
  counters: CounterStore,
  { limit, subject, otherwise }: Attempt,
  by: number,
): Promise<number> {
  const { count, endsInMs } = await counters.increment(limit, subject, by);
  const waitMs = count > limit.max ? Math.max(1, endsInMs) : 0;
  if (!otherwise) return waitMs;
  return Math.min(waitMs, await waitFor(counters, otherwise, waitMs > 0 ? by : 0));
}
