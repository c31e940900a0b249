import { EARLY_ACCESS_AUTO_OPEN_MS } from '@glow/api';
import { useEffect, useState } from 'react';

let isFirstPage = true;

/**
 * When the visitor arrived at this page, on the clock of `performance.now()`; undefined until React has taken
 * the page over. The first page's arrival is its navigation's start, a later page's is its first effect.
 */
export function useArrival(): number | undefined {
  const [arrivedAtMs, setArrivedAtMs] = useState<number>();
  useEffect(() => {
    setArrivedAtMs((known) => known ?? (isFirstPage ? 0 : performance.now()));
    return () => {
      isFirstPage = false;
    };
  }, []);
  return arrivedAtMs;
}

/**
 * Returns what is left, now, of the five seconds after arrival (spec section 2).
 * @param arrivedAtMs When the visitor arrived, on the clock of `performance.now()`.
 */
export function untilAutoOpenMs(arrivedAtMs: number, nowMs: number): number {
  return Math.max(0, arrivedAtMs + EARLY_ACCESS_AUTO_OPEN_MS - nowMs);
}
