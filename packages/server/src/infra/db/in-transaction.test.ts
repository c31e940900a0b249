import type { Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import type { Schema } from './schema.ts';

const FAR = '2030-01-01T00:00:00.000Z';

let db: Database;
afterEach(() => db.close());

async function openWithCounters(engine: (typeof ENGINES)[number]): Promise<void> {
  db = await createTestDatabase(engine);
  await db.queries
    .insertInto('attempt_counters')
    .values(['a', 'b'].map((key) => ({ key, attempts: 0, window_ends_at: FAR })))
    .execute();
}

async function increase(transaction: Transaction<Schema>, key: string): Promise<void> {
  await transaction
    .updateTable('attempt_counters')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('key', '=', key)
    .execute();
}

async function counts(): Promise<readonly number[]> {
  const rows = await db.queries.selectFrom('attempt_counters').selectAll().orderBy('key').execute();
  return rows.map(({ attempts }) => attempts);
}

describe.each(ENGINES)('inTransaction on %s', (engine) => {
  beforeEach(() => openWithCounters(engine));

  it('returns what the steps return', async () => {
    expect(await inTransaction(db.queries, async () => 'done')).toBe('done');
  });

  it('runs steps again that met others, five times at most', async () => {
    let runs = 0;
    const meet = (until: number) =>
      inTransaction(db.queries, async (transaction) => {
        runs += 1;
        await increase(transaction, 'a');
        if (runs <= until) throw Object.assign(new Error('restart transaction'), { code: '40001' });
        return runs;
      });
    expect(await meet(4)).toBe(5);
    expect(await counts()).toEqual([1, 0]);
    runs = 0;
    await expect(meet(9)).rejects.toThrow('restart transaction');
    expect(runs).toBe(5);
  });

  it('takes back what steps wrote that fail, and runs them once', async () => {
    let runs = 0;
    const failing = inTransaction(db.queries, async (transaction) => {
      runs += 1;
      await increase(transaction, 'a');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(runs).toBe(1);
    expect(await counts()).toEqual([0, 0]);
  });
});

// SQLite lets in one transaction after another.
describe.each(ENGINES.filter((engine) => engine === 'postgres'))('inTransaction on %s alone', (engine) => {
  beforeEach(() => openWithCounters(engine));

  it('runs the transaction again that a deadlock was broken by', async () => {
    const locked = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    let runs = 0;
    const lockInOrder = (...order: ['a', 'b'] | ['b', 'a']) =>
      inTransaction(db.queries, async (transaction) => {
        runs += 1;
        const [first, second] = runs > 2 ? (order.toSorted() as typeof order) : order;
        await increase(transaction, first);
        locked[first].resolve();
        await locked[second].promise;
        await increase(transaction, second);
      });
    await Promise.all([lockInOrder('a', 'b'), lockInOrder('b', 'a')]);
    // PostgreSQL ends one of the two; on a busy machine each may find the deadlock at once, and both run again: in one
    // order then.
    expect(runs).toBeGreaterThan(2);
    expect(await counts()).toEqual([2, 2]);
  });
});
