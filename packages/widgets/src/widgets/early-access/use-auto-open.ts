import { useEffect } from 'react';
import { useLatest } from '#shared/use-latest.ts';
import { isLookUnderWay } from '#shared/widget-events.ts';
import { wasDismissedWithin } from './dismissal.ts';
import { watchLooksUnderWay } from './looks-under-way.ts';
import { isVisitorBusy } from './visitor-attention.ts';
import { watchExit } from './watch-exit.ts';
import { watchScroll } from './watch-scroll.ts';

/** How long to wait before looking again whether the moment has come. */
export const RECHECK_MS = 500;

/** What opens the modal by itself; `manual`: nothing does. */
export type EarlyAccessTrigger = 'time' | 'exit' | 'scroll' | 'manual';

export interface AutoOpening {
  readonly trigger: EarlyAccessTrigger;
  /** Not before so many ms after it is there. */
  readonly delayMs: number;
  /** For `scroll`: how much of the way down the page, 1 to 100. */
  readonly scrollPercent: number;
  /** Not within so many days after the visitor closed it; 0: that is not remembered. */
  readonly rememberDays: number;
}

/**
 * Opens once, when its trigger and its time have come and no look is being generated, no other modal is open and
 * nobody types. A time that comes too soon waits for that; an exit or a scroll that does is let go, for the next.
 * Leaving the page or `wanted` turning false cancels it.
 */
export function useAutoOpen(opening: AutoOpening, wanted: boolean, open: () => void): void {
  const { trigger, delayMs, scrollPercent, rememberDays } = opening;
  const openRef = useLatest(open);
  useEffect(() => {
    if (trigger === 'manual' || !wanted) return;
    const stopLooks = watchLooksUnderWay();
    let stopTrigger = () => {};
    const openOr = (wait: () => void) => {
      if (wasDismissedWithin(rememberDays)) return;
      if (isLookUnderWay() || isVisitorBusy()) wait();
      else openRef.current();
    };
    const letGo = () => {};
    const openOrWait = () =>
      openOr(() => {
        timer = setTimeout(openOrWait, RECHECK_MS);
      });
    const start = () => {
      if (trigger === 'exit') stopTrigger = watchExit(() => openOr(letGo));
      else if (trigger === 'scroll') stopTrigger = watchScroll(scrollPercent, () => openOr(letGo));
      else openOrWait();
    };
    let timer = setTimeout(start, delayMs);
    return () => {
      clearTimeout(timer);
      stopTrigger();
      stopLooks();
    };
  }, [trigger, delayMs, scrollPercent, rememberDays, wanted, openRef]);
}
