import type { Browser } from '@playwright/test';
import { interleave } from '../measure/interleave.ts';
import { onSlowPage } from '../measure/slow-page.ts';
import { median, quantile } from '../measure/statistics.ts';

/** So many, since one first paint differs from the next of the same page by a third. */
const ROUNDS = 40;

function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** A page's first contentful paint beside the floor's, in ms. */
export interface FirstPaint {
  readonly medianMs: number;
  /** Its median as a share of the floor's. */
  readonly ratio: number;
  /** The same of the lower quartiles, which other work on the machine moves least. */
  readonly quartileRatio: number;
}

/**
 * Returns the first contentful paint of each page beside that of `floor`, which is measured twice: the second is named
 * `<floor>, again` and says what the machine's noise is.
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
  const ofFloor = samples[floor] ?? [];
  return new Map(
    Object.entries(samples).map(([name, ms]) => [
      name,
      {
        medianMs: median(ms),
        ratio: median(ms) / median(ofFloor),
        quartileRatio: quantile(ms, 0.25) / quantile(ofFloor, 0.25),
      },
    ]),
  );
}
