import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../scripts/run.ts';
import { interleave } from './measure/interleave.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { launchBrowser, onSlowPage } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';

// The landing page's largest paint beside the same page without a script: both built, both served compressed.

const ROUNDS = 7;
const DIST = join(ROOT, 'sites/app/dist');
const built = readFileSync(join(DIST, 'index.html'), 'utf8');
const plain = built.replaceAll(/<script\b.*?<\/script>/gs, '');

const server = await serveCompressed((path) => {
  if (path === '/') return built;
  if (path === '/plain') return plain;
  return readFileSync(join(DIST, path));
});

interface Paint {
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

async function paintOf(page: Page, path: string): Promise<Paint> {
  await page.addInitScript(() => {
    const seen = { largestPaintMs: 0, blockingMs: 0, layoutShift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.largestPaintMs = entry.startTime;
    });
    watch('longtask', (entry) => {
      seen.blockingMs += Math.max(0, entry.duration - 50);
    });
    watch('layout-shift', (entry) => {
      seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  return page.evaluate(() => (window as unknown as { seen: Paint }).seen);
}

const browser: Browser = await launchBrowser();
const blocking: number[] = [];
const shifts: number[] = [];
const samples = await interleave(
  {
    'the landing page': async () => {
      const paint = await onSlowPage(browser, (page) => paintOf(page, '/'));
      blocking.push(paint.blockingMs);
      shifts.push(paint.layoutShift);
      return paint.largestPaintMs;
    },
    'the same page without a script': async () =>
      (await onSlowPage(browser, (page) => paintOf(page, '/plain'))).largestPaintMs,
  },
  ROUNDS,
);
await browser.close();
server.close();

for (const [name, values] of Object.entries(samples))
  console.log(`largest paint, ${name}: ${summary(values)} ms`);
const [ours, theirs] = [samples['the landing page'], samples['the same page without a script']].map(median);
console.log(`ratio ${((ours ?? 0) / (theirs ?? 1)).toFixed(2)} (at most 1.10)`);
console.log(
  `total blocking time ${summary(blocking)} ms (at most 50); layout shift ${summary(shifts, 3)} (0.00)`,
);
