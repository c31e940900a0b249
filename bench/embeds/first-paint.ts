import type { Browser } from '@playwright/test';
import { interleave } from '../measure/interleave.ts';
import { onSlowPage } from '../measure/slow-page.ts';
import { trimmedMean } from '../measure/statistics.ts';

/** So many, since one first paint differs from the next of the same page by a third. */
const ROUNDS = 60;

function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** A page's first contentful paint beside the floor's. */
export interface FirstPaint {
  readonly ms: number;
  /** Its time as a share of the floor's, and that share's standard error. */
  readonly ratio: number;
  readonly error: number;
}

/**
 * Returns the first contentful paint of each page beside that of `floor`, which is measured twice: the second is named
 * `<floor>, again` and says what the machine's noise is. Means without the outer tenths, since medians of paints jump
 * by whole frames, and a frame is a twentieth of the time.
 * @param addresses Name → address.
 */
export async function measureFirstPaints(
  browser: Browser,
  floor: string,
  addresses: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, FirstPaint>> {
  const paintOf = (address: string) => () =>
    onSlowPage(browser, async (page) => {
      await page.goto(address, { waitUntil: 'commit' });
      return page.evaluate(firstPaint);
    });
  const contestants = Object.entries({ ...addresses, [`${floor}, again`]: addresses[floor] ?? '' });
  const samples = await interleave(
    Object.fromEntries(contestants.map(([name, address]) => [name, paintOf(address)])),
    ROUNDS,
  );
  const ofFloor = trimmedMean(samples[floor] ?? []);
  return new Map(
    Object.entries(samples).map(([name, ms]) => {
      const { mean, error } = trimmedMean(ms);
      const ratio = mean / ofFloor.mean;
      return [
        name,
        { ms: mean, ratio, error: ratio * Math.hypot(error / mean, ofFloor.error / ofFloor.mean) },
      ];
    }),
  );
}
