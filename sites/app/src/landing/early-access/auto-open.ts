import { EARLY_ACCESS_AUTO_OPEN_MS } from '@glow/api';

/**
 * Returns what is left, now, of the five seconds after arrival (spec section 2).
 * @param arrivedAtMs When the visitor arrived, on the clock of `performance.now()`.
 */
export function untilAutoOpenMs(arrivedAtMs: number, nowMs: number): number {
  return Math.max(0, arrivedAtMs + EARLY_ACCESS_AUTO_OPEN_MS - nowMs);
}
