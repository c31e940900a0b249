import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStoredAttempts } from '#infra/rate-limits/database-counters.ts';
import { ADAS_RESET, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';
import { createResetBreaker } from './reset-breaker.ts';

const HOUR_MS = 60 * 60_000;

describe.each(ENGINES)('createResetBreaker on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
    await server.signUp();
  });
  afterEach(() => server.close());

  /** What 500 guesses leave behind, without their Argon2. */
  async function guess500Times(accountId: string | undefined): Promise<void> {
    const { db, clock, auth } = server.dependencies;
    const attempts = [await createResetBreaker(server.dependencies).attemptAt(accountId)];
    for (let guess = 0; guess < 500; guess += 1)
      await countStoredAttempts(db.queries, auth.secrets.attemptKey, attempts, clock.now());
  }
  const reset = async () => (await server.post(PATHS.reset, ADAS_RESET)).statusCode;
  const refusals = async () => {
    const { values } = await server.dependencies.metrics.refusedAttempts.get();
    return values.map(({ labels, value }) => [labels.limit, value]);
  };

  it('leaves the question open to everybody after 500 guesses at addresses without an account', async () => {
    await guess500Times(undefined);
    expect(await reset()).toBe(200);
    expect(await refusals()).toEqual([]);
  });

  it('closes the question for an hour after 500 guesses at accounts, and a metric counts it', async () => {
    await guess500Times('somebody');
    expect(await reset()).toBe(400);
    expect(await refusals()).toEqual([['reset.everybody', 1]]);
    server.clock.pass(HOUR_MS);
    expect(await reset()).toBe(200);
  });

  it('takes one guess more for every 1,000 accounts, which it counts once an hour', async () => {
    const breaker = createResetBreaker(server.dependencies);
    const max = async () => (await breaker.attemptAt(undefined)).limit.max;
    expect(await max()).toBe(500);
    const created_at = server.clock.now().toISOString();
    const rows = Array.from({ length: 1999 }, (_, index) => ({
      id: `${index}`,
      email: `person-${index}@example.com`,
      display_name: '',
      password_hash: '',
      role: 'user' as const,
      created_at,
      password_changed_at: created_at,
    }));
    await server.dependencies.db.queries.insertInto('accounts').values(rows).execute();
    expect(await max()).toBe(500);
    server.clock.pass(HOUR_MS);
    expect(await max()).toBe(502);
  });
});
