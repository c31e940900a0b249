import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Attempt, AttemptOutcome } from './count-attempts.ts';

const SECOND_MS = 1000;
const short = { name: 'short', max: 2, windowMs: 10 * SECOND_MS };
const long = { name: 'long', max: 3, windowMs: 100 * SECOND_MS };

export interface CountingStore {
  /** Counts attempts in the store, at a time in milliseconds since 1970. */
  count(attempts: readonly Attempt[], atMs: number): Promise<AttemptOutcome>;
  close(): Promise<void>;
}

/** Describes what `countAttempts` guarantees on every store. */
export function describeCounterStore(name: string, open: () => Promise<CountingStore>): void {
  describe(`countAttempts on ${name}`, () => {
    let store: CountingStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const attempts = (subject: string) => [short, long].map((limit) => ({ limit, subject }));
    const count = (counted: readonly Attempt[], seconds: number) =>
      store.count(counted, Date.UTC(2026, 10, 21) + seconds * SECOND_MS);
    const outcomeOf = async (counted: readonly Attempt[], seconds: number) =>
      (await count(counted, seconds)).exceeded === undefined ? 'within' : 'exceeded';
    const attempt = (seconds: number, subject = 'ada@example.com') => outcomeOf(attempts(subject), seconds);

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

    it('names the first limit that is exceeded, and how long it will be', async () => {
      for (const seconds of [0, 1])
        expect(await count(attempts('ada'), seconds)).toEqual({ retryAfterMs: 0 });
      expect(await count(attempts('ada'), 2)).toEqual({ exceeded: 'short', retryAfterMs: 8 * SECOND_MS });
      await count(attempts('ada'), 10);
      expect(await count(attempts('ada'), 11)).toEqual({ exceeded: 'long', retryAfterMs: 89 * SECOND_MS });
    });

    it('slows down instead of refusing where a limit names another one for that', async () => {
      const slow = { name: 'slow', max: 1, windowMs: SECOND_MS };
      const slowed = [{ limit: long, subject: 'ada', otherwise: { limit: slow, subject: 'ada' } }];
      const outcomes = [];
      for (const seconds of [0, 0, 0, 0]) outcomes.push(await outcomeOf(slowed, seconds));
      expect(await count(slowed, 0.4)).toEqual({ exceeded: 'long', retryAfterMs: 600 });
      for (const seconds of [1, 1]) outcomes.push(await outcomeOf(slowed, seconds));
      expect(outcomes).toEqual(['within', 'within', 'within', 'within', 'within', 'exceeded']);
    });

    it('closes nothing for longer than its window after a clock that was ahead', async () => {
      const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60;
      for (const seconds of [0, 1, 2]) await attempt(TEN_YEARS_S + seconds);
      expect(await attempt(0)).toBe('exceeded');
      expect(await attempt(9)).toBe('exceeded');
      expect(await attempt(10)).toBe('within');
    });

    it('starts a new window when the one before is over, however short', async () => {
      const none = [{ limit: { name: 'none', max: 1, windowMs: 0 }, subject: 'ada' }];
      expect(await outcomeOf(none, 0)).toBe('within');
      expect(await outcomeOf(none, 0)).toBe('within');
    });

    it('counts each subject and each limit by itself, and those that come at once one by one', async () => {
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => attempt(0)));
      expect(outcomes.filter((outcome) => outcome === 'within')).toHaveLength(short.max);
      expect(await attempt(0, 'bob')).toBe('within');
      const other = { limit: { ...short, name: 'other' }, subject: 'ada@example.com' };
      expect(await outcomeOf([other], 0)).toBe('within');
    });
  });
}
