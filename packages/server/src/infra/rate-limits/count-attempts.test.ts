import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { type Attempt, countAttempts, deleteAttempts, sweepAttempts } from './count-attempts.ts';

const SECOND_MS = 1000;
const key = randomBytes(32);
const short = { name: 'short', max: 2, windowMs: 10 * SECOND_MS };
const long = { name: 'long', max: 3, windowMs: 100 * SECOND_MS };

describe.each(ENGINES)('countAttempts on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
  });
  afterEach(() => db.close());

  const attempts = (subject: string) => [short, long].map((limit) => ({ limit, subject }));
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * SECOND_MS);
  const outcomeOf = async (counted: readonly Attempt[], seconds: number) => {
    const { exceeded } = await countAttempts(db.queries, key, counted, at(seconds));
    return exceeded === undefined ? 'within' : 'exceeded';
  };
  const attempt = (seconds: number, subject = 'ada@example.com') => outcomeOf(attempts(subject), seconds);
  const rows = () => db.queries.selectFrom('attempt_counters').selectAll().execute();

  it('allows what every limit allows, in windows that start with the first', async () => {
    expect(await attempt(0)).toBe('within');
    expect(await attempt(1)).toBe('within');
    expect(await attempt(2)).toBe('exceeded');
    expect(await attempt(9)).toBe('exceeded');
    expect(await attempt(10)).toBe('within');
  });

  it('counts against a later limit only what an earlier one let through', async () => {
    for (const seconds of [0, 1, 2, 3, 4]) await attempt(seconds);
    expect(await attempt(10)).toBe('within');
    expect(await attempt(11)).toBe('exceeded');
    expect(await attempt(30)).toBe('exceeded');
    expect(await attempt(100)).toBe('within');
  });

  it('names the first limit that is exceeded', async () => {
    for (const seconds of [0, 1]) await attempt(seconds);
    expect(await countAttempts(db.queries, key, attempts('ada@example.com'), at(2))).toEqual({
      exceeded: 'short',
    });
    await attempt(10);
    expect(await countAttempts(db.queries, key, attempts('ada@example.com'), at(11))).toEqual({
      exceeded: 'long',
    });
  });

  it('slows down instead of refusing where a limit names another one for that', async () => {
    const slow = { name: 'slow', max: 1, windowMs: SECOND_MS };
    const slowed = [{ limit: long, subject: 'ada', otherwise: { limit: slow, subject: 'ada' } }];
    const outcomes = [];
    for (const seconds of [0, 0, 0, 0, 0, 1, 1]) outcomes.push(await outcomeOf(slowed, seconds));
    expect(outcomes).toEqual(['within', 'within', 'within', 'within', 'exceeded', 'within', 'exceeded']);
    await deleteAttempts(db.queries, key, slowed);
    expect(await rows()).toEqual([]);
  });

  it('closes nothing for longer than its window after a clock that was ahead', async () => {
    const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;
    for (const seconds of [0, 1, 2]) await attempt(TEN_YEARS_S + seconds);
    expect(await attempt(0)).toBe('exceeded');
    expect(await attempt(9)).toBe('exceeded');
    expect(await attempt(10)).toBe('within');
  });

  it('counts each subject by itself, and those that come at once one by one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(0)));
    expect(outcomes.filter((outcome) => outcome === 'within')).toHaveLength(short.max);
    expect(await attempt(0, 'bob')).toBe('within');
  });

  it('forgets a subject on demand, and no other', async () => {
    for (const subject of ['ada@example.com', 'ada@example.com', 'bob', 'bob']) await attempt(0, subject);
    await deleteAttempts(db.queries, key, attempts('ada@example.com'));
    expect(await attempt(1)).toBe('within');
    expect(await attempt(1, 'bob')).toBe('exceeded');
  });

  it('keeps no subject in clear, and sweeps what is long over', async () => {
    await attempt(0);
    expect(JSON.stringify(await rows())).not.toMatch(/\bada\b|example/);
    await sweepAttempts(db.queries, at(60 * 60));
    expect(await rows()).toHaveLength(2);
    await sweepAttempts(db.queries, at(3 * 24 * 60 * 60));
    expect(await rows()).toEqual([]);
  });
});
