import type { Clock } from '#infra/clock.ts';

export interface TestClock extends Clock {
  pass(durationMs: number): void;
}

/** Creates a clock that stands still until `pass` is called. */
export function createTestClock(start = '2026-11-21T08:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    pass(durationMs) {
      now += durationMs;
    },
  };
}
