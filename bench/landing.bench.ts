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
  /** What tasks after the first paint take beyond 50 ms each (web.dev, Total Blocking Time). */
  readonly blockingMs: number;
  readonly layoutShift: number;
}

interface Seen {
  largestPaintMs: number;
  firstPaintMs: number;
  layoutShift: number;
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
}

const BLOCKING_FROM_MS = 50;

function blockingOf({ tasks, firstPaintMs }: Seen): number {
  const after = tasks.map(({ startTime, duration }) =>
    Math.min(duration, startTime + duration - firstPaintMs),
  );
  return after.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKING_FROM_MS), 0);
}

async function paintOf(page: Page, path: string): Promise<Paint> {
  await page.addInitScript(() => {
    const seen: Seen = { largestPaintMs: 0, firstPaintMs: 0, layoutShift: 0, tasks: [] };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.largestPaintMs = entry.startTime;
    });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
    });
    watch('longtask', ({ startTime, duration }) => {
      seen.tasks.push({ startTime, duration });
    });
    watch('layout-shift', (entry) => {
      seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    });
  });
  await page.goto(server.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { ...seen, blockingMs: blockingOf(seen) };
}

const browser: Browser = await launchBrowser();
const blocking: number[] = [];
const blockingOfPlain: number[] = [];
const shifts: number[] = [];
const samples = await interleave(
  {
    'the landing page': async () => {
      const paint = await onSlowPage(browser, (page) => paintOf(page, '/'));
      blocking.push(paint.blockingMs);
      shifts.push(paint.layoutShift);
      return paint.largestPaintMs;
    },
    'the same page without a script': async () => {
      const paint = await onSlowPage(browser, (page) => paintOf(page, '/plain'));
      blockingOfPlain.push(paint.blockingMs);
      return paint.largestPaintMs;
    },
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
  `total blocking time ${summary(blocking)} ms (at most 50), without a script ${summary(blockingOfPlain)} ms; layout shift ${summary(shifts, 3)} (0.00)`,
);
