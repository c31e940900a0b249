import type { Browser } from '@playwright/test';
import type { HostPage } from './hosts.ts';

const LIMIT_MS = 15_000;
/** The narrowest picker that shows what it is for, in px. */
const MIN_WIDTH = 280;
const MAX_SHIFT = 0.005;
/** What text is in where no style names its colour. */
const UNSTYLED_INK = 'rgb(0, 0, 0)';

/** Opens a page and takes a look from its picker. @throws {Error} which names what does not work. */
export async function visitPage(browser: Browser, origin: string, host: HostPage): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(LIMIT_MS);
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript(() => {
      const found = { shift: 0 };
      Object.assign(window, { found });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) found.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + host.path);
    const place = host.framed ? page.frameLocator('iframe') : page;
    const styleMe = place.getByRole('button', { name: host.styleMe ?? 'Style Me', exact: true }).first();
    await styleMe.waitFor();
    const picker = place.locator('glow-instant-style, .glow-instant').first();
    const width = (await picker.boundingBox())?.width ?? 0;
    if (width < MIN_WIDTH) throw new Error(`The picker is ${width} px wide.`);
    const ink = await styleMe.evaluate((button) => {
      const root = button.closest('.glow');
      return root && getComputedStyle(root).color;
    });
    if (ink === UNSTYLED_INK) throw new Error('The picker has lost its colours.');
    await styleMe.click();
    await place.getByRole('button', { name: host.retake ?? 'Retake Choices' }).waitFor();
    if (host.tellsLook) await page.locator('#look:not(:empty)').waitFor();
    const { shift } = await page.evaluate(() => (window as unknown as { found: { shift: number } }).found);
    if (host.keepsPlace && shift > MAX_SHIFT) throw new Error(`The page shifts by ${shift.toFixed(3)}.`);
    if (said.length > 0) throw new Error(`The console says: ${said.join(' | ')}`);
  } finally {
    await context.close();
  }
}
