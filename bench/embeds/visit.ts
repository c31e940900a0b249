import type { Browser, Page } from '@playwright/test';
import { callInPage } from '../measure/call-in-page.ts';
import { type Blocked, traceBlocked } from './tasks.ts';

/** What an embed cost the page that carries it. */
export interface Cost extends Blocked {
  /** Of script and style. */
  readonly requests: number;
  readonly bytes: number;
  readonly firstPaintMs: number;
  readonly visibleMs: number;
  readonly shift: number;
}

declare global {
  /** What the page notes of itself. */
  var found: { shift: number; readonly visible: PromiseWithResolvers<number> };
}

/** Has a page note when something that matches `selector` shows, in open shadow roots as well, and how far it shifts. */
function observePage(selector: string): void {
  globalThis.found = { shift: 0, visible: Promise.withResolvers() };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      globalThis.found.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const last = selector.split(' ').at(-1) ?? '';
  const isShown = (element: Element) =>
    (element.matches(selector) || element.matches(last)) && element.checkVisibility();
  const shows = (root: ParentNode): boolean =>
    [...root.querySelectorAll('*')].some(
      (element) => isShown(element) || (element.shadowRoot !== null && shows(element.shadowRoot)),
    );
  const look = () => {
    if (shows(document)) globalThis.found.visible.resolve(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function readPage(): Promise<Omit<Cost, keyof Blocked>> {
  setTimeout(globalThis.found.visible.reject, 30_000, new Error('Nothing showed within 30 s.'));
  const visibleMs = await globalThis.found.visible.promise;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const code = resources.filter(({ name }) => /\.(js|css)(\?|$)/.test(name));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    visibleMs,
    shift: globalThis.found.shift,
    requests: code.length,
    bytes: code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    firstPaintMs: paint?.startTime ?? Number.NaN,
  };
}

/** Opens a page and measures it until something of its embed shows, and 1.5 s on. */
export async function visit(browser: Browser, page: Page, address: string, shows: string): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(observePage, shows);
  let noted: Omit<Cost, keyof Blocked> | undefined;
  const blocked = await traceBlocked(browser, address, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    noted = await callInPage(devtools, readPage);
  });
  if (!noted) throw new Error(`Nothing of ${address} showed.`);
  return { ...noted, ...blocked };
}
