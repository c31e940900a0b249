import { useEffect } from 'react';
import { isLookUnderWay } from '../element/looks-under-way.ts';
import { useLatest } from '../provider/use-latest.ts';
import { watchLooksUnderWay } from './looks-under-way.ts';
import { isVisitorBusy } from './visitor-attention.ts';

/** How long to wait before looking again whether the moment has come. */
export const RECHECK_MS = 500;

/**
 * Opens once, `delayMs` after it was first there (undefined: never), or as soon after as no look is being
 * generated, no other modal is open and nobody types. Leaving the page or `wanted` turning false cancels it.
 */
export function useAutoOpen(delayMs: number | undefined, wanted: boolean, open: () => void): void {
  const openRef = useLatest(open);
  useEffect(() => {
    if (delayMs === undefined || !wanted) return;
    const stopWatching = watchLooksUnderWay();
    const openOrWait = () => {
      if (isLookUnderWay() || isVisitorBusy()) timer = setTimeout(openOrWait, RECHECK_MS);
      else openRef.current();
    };
    let timer = setTimeout(openOrWait, delayMs);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [delayMs, wanted, openRef]);
}
