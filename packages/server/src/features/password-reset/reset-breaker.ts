import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { Attempt } from '#infra/rate-limits/count-attempts.ts';
import { countAccounts } from '#people/account.repository.ts';

const HOUR_MS = 60 * 60_000;
const MIN_GUESSES_PER_HOUR = 500;
const ACCOUNTS_PER_FURTHER_GUESS = 1000;

/** Stops guessing one answer at each of very many accounts from very many networks, which no other limit meets. */
export interface ResetBreaker {
  /** Returns what a guess counts as. Guesses at addresses without an account count by themselves. */
  attemptAt(accountId: string | undefined): Promise<Attempt>;
}

/**
 * Makes the breaker: 500 guesses an hour at all accounts together, and one more for every 1,000 accounts, which are
 * counted once an hour.
 */
export function createResetBreaker({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): ResetBreaker {
  let counted: { readonly accounts: Promise<number>; readonly atMs: number } | undefined;

  function accountsNow(): Promise<number> {
    const nowMs = clock.now().getTime();
    if (counted && Math.abs(nowMs - counted.atMs) < HOUR_MS) return counted.accounts;
    const accounts = countAccounts(db.queries);
    counted = { accounts, atMs: nowMs };
    accounts.catch(() => {
      counted = undefined;
    });
    return accounts;
  }

  return {
    async attemptAt(accountId) {
      const max = MIN_GUESSES_PER_HOUR + Math.floor((await accountsNow()) / ACCOUNTS_PER_FURTHER_GUESS);
      const name = accountId === undefined ? 'reset.nobody' : 'reset.everybody';
      return { limit: { name, max, windowMs: HOUR_MS }, subject: '' };
    },
  };
}
