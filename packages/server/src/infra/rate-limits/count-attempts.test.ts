import { describe, expect, it } from 'vitest';
import { countAttempts } from './count-attempts.ts';
import { createMemoryCounters } from './memory-counters.ts';

const WINDOW_MS = 60_000;

describe('countAttempts', () => {
  it('makes the same increments whatever the outcome, and none that takes up a limit after a refusal', async () => {
    const counters = createMemoryCounters();
    const subject = 'ada';
    const otherwise = { limit: { name: 'slow', max: 1, windowMs: WINDOW_MS }, subject };
    const attempts = [
      { limit: { name: 'first', max: 2, windowMs: WINDOW_MS }, subject, otherwise },
      { limit: { name: 'second', max: 100, windowMs: WINDOW_MS }, subject },
    ];
    const increments: string[] = [];
    const recorder = {
      increment: async (...[limit, whose, by]: Parameters<typeof counters.increment>) => {
        increments.push(`${limit.name} +${by}`);
        return counters.increment(limit, whose, by);
      },
    };
    for (const outcome of [undefined, undefined, undefined, 'first', 'first'])
      expect((await countAttempts(recorder, attempts)).exceeded).toBe(outcome);
    const within = ['first +1', 'slow +0', 'second +1'];
    const slowed = ['first +1', 'slow +1', 'second +1'];
    const refused = ['first +1', 'slow +1', 'second +0'];
    expect(increments).toEqual([within, within, slowed, refused, refused].flat());
  });
});
