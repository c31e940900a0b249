import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { describeCounterStore } from './counter-store.suite.ts';
import { countStoredAttempts, deleteStoredAttempts, sweepStoredAttempts } from './database-counters.ts';

const HOUR_MS = 60 * 60_000;
const key = randomBytes(32);

describe.each(ENGINES)('the counters in the database on %s', (engine) => {
  describeCounterStore('countStoredAttempts', async () => {
    const { queries, close } = await createTestDatabase(engine);
    return { count: (attempts, atMs) => countStoredAttempts(queries, key, attempts, new Date(atMs)), close };
  });

  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const now = new Date(Date.UTC(2026, 10, 21));
  const limit = { name: 'login', max: 2, windowMs: 10_000 };
  const slow = { name: 'slow', max: 1, windowMs: 1000 };
  const attempts = (subject: string) => [{ limit, subject, otherwise: { limit: slow, subject } }];
  const exceeded = async (subject: string) =>
    (await countStoredAttempts(db.queries, key, attempts(subject), now)).exceeded;
  const rows = () => db.queries.selectFrom('attempt_counters').selectAll().execute();

  it('are deleted of one subject, and of no other', async () => {
    for (const subject of ['ada', 'bob']) for (const _ of [1, 2, 3]) await exceeded(subject);
    await deleteStoredAttempts(db.queries, key, attempts('ada'));
    expect(await rows()).toHaveLength(2);
    expect(await exceeded('ada')).toBeUndefined();
    expect(await exceeded('bob')).toBe('login');
  });

  it('keep no subject in clear, and are swept when they are long over', async () => {
    await exceeded('ada@example.com');
    expect(JSON.stringify(await rows())).not.toMatch(/\bada\b|example/);
    await sweepStoredAttempts(db.queries, new Date(now.getTime() + HOUR_MS));
    expect(await rows()).toHaveLength(2);
    await sweepStoredAttempts(db.queries, new Date(now.getTime() + 72 * HOUR_MS));
    expect(await rows()).toEqual([]);
  });
});
