import type { Clock } from './clock.ts';

const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 15 * 60_000;

export interface CircuitBreaker {
  /** Tells whether the circuit is open: nothing is tried. */
  isOpen(): boolean;
  /** Tells whether to try now: not while it is open, and once after each pause. */
  admits(): boolean;
  /** Notes how the try that was admitted ended. */
  record(outcome: 'succeeded' | 'failed'): void;
}

/**
 * Keeps callers from waiting for a source that fails: five failures in a row open it for a minute, each further one
 * for twice as long, up to a quarter of an hour; a success closes it.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let retryAtMs = 0;
  const isOpen = () => clock.now().getTime() < retryAtMs;
  return {
    isOpen,
    admits() {
      if (isOpen()) return false;
      // Others wait for the outcome of this try.
      if (failures >= FAILURES_TO_OPEN) retryAtMs = clock.now().getTime() + pauseMs;
      return true;
    },
    record(outcome) {
      if (outcome === 'succeeded') {
        failures = 0;
        pauseMs = FIRST_PAUSE_MS;
        retryAtMs = 0;
        return;
      }
      failures += 1;
      if (failures < FAILURES_TO_OPEN) return;
      retryAtMs = clock.now().getTime() + pauseMs;
      pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2);
    },
  };
}
