import type { Browser } from '@playwright/test';

/** Sums of what each task of the main thread ran beyond 50 ms. */
export interface Blocked {
  /** By the clock, which other processes of the machine hold up. */
  readonly clockMs: number;
  /** By the time that the thread itself ran. */
  readonly threadMs: number;
  /** Thread time of the longest task. */
  readonly longestMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** All times are in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
}

const TASK = 'ThreadControllerImpl::RunTask';
const LONG_TASK_MS = 50;

const beyond = (durations: readonly number[]) =>
  durations.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0);

/**
 * Runs `measure`, which opens `address`; returns how the tasks of that page blocked its main thread. The task that puts
 * the document in the place of the one before is the browser's own, and not counted.
 */
export async function traceBlocked(
  browser: Browser,
  address: string,
  measure: () => Promise<void>,
): Promise<Blocked> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  await measure();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const navigation = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  const ofPage = traceEvents.filter(
    ({ pid, tid, ts }) => pid === navigation?.pid && tid === navigation.tid && ts > navigation.ts,
  );
  const start = ofPage.find(({ name }) => name === 'domLoading');
  if (!start) throw new Error(`The trace does not hold ${address}.`);
  const tasks = ofPage.filter(({ name, ts }) => name === TASK && ts > start.ts);
  const threadMs = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    clockMs: beyond(tasks.map(({ dur = 0 }) => dur / 1000)),
    threadMs: beyond(threadMs),
    longestMs: Math.max(...threadMs),
  };
}
