import type { Page } from '@playwright/test';

/** What an embed cost the page that carries it. */
export interface Cost {
  /** Of script and style. */
  readonly requests: number;
  readonly bytes: number;
  /** Time beyond 50 ms of each task that held the main thread. */
  readonly blockedMs: number;
  readonly firstPaintMs: number;
  readonly visibleMs: number;
  readonly shift: number;
}

interface Found {
  visibleMs: number;
  shift: number;
  blockedMs: number;
}

/** Opens a page and measures it until something of its embed shows, and 1.5 s on. */
export async function visit(page: Page, address: string, shows: string): Promise<Cost> {
  await page.addInitScript((selector) => {
    const found: Found = { visibleMs: 0, shift: 0, blockedMs: 0 };
    Object.assign(window, { found });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('layout-shift', (entry) => {
      found.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    });
    observe('longtask', ({ duration }) => {
      found.blockedMs += duration - 50;
    });
    const search = (root: ParentNode): boolean =>
      [...root.querySelectorAll('*')].some(
        (element) =>
          (element.matches(selector) || element.matches(selector.split(' ').at(-1) ?? '')
            ? element.checkVisibility()
            : false) ||
          (element.shadowRoot !== null && search(element.shadowRoot)),
      );
    const look = () => {
      if (search(document)) found.visibleMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shows);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { found: Found }).found.visibleMs);
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = resources.filter(({ name }) => /\.(js|css)(\?|$)/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      ...(window as unknown as { found: Found }).found,
      requests: code.length,
      bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      firstPaintMs: paint?.startTime ?? Number.NaN,
    };
  });
}
