import { useEffect } from 'react';
import { useLatest } from '#shared/widget-hooks.ts';
import type { AutoOpening } from './auto-open.ts';

const loadAutoOpen = () => import('./auto-open.ts');

export async function rememberDismissal(): Promise<void> {
  (await loadAutoOpen()).rememberDismissal();
}

/**
 * Opens once, at its trigger, by code that loads after the modal can be opened by hand. Leaving the page or `wanted`
 * turning false cancels it.
 * @param onFailed The code did not load: it never opens by itself.
 */
export function useAutoOpen(
  opening: AutoOpening,
  wanted: boolean,
  open: () => void,
  onFailed: () => void,
): void {
  const { trigger, delayMs, scrollPercent, rememberDays } = opening;
  const latest = useLatest({ open, onFailed });
  useEffect(() => {
    if (trigger === 'manual' || !wanted) return;
    const stop = new AbortController();
    const { promise: due, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, delayMs);
    loadAutoOpen().then(
      ({ openAtTrigger }) =>
        openAtTrigger({ trigger, delayMs, scrollPercent, rememberDays }, due, stop.signal, () =>
          latest.current.open(),
        ),
      () => latest.current.onFailed(),
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [trigger, delayMs, scrollPercent, rememberDays, wanted, latest]);
}
