import type { Page } from '@playwright/test';

/** From the smallest phone to a large desk; a phone's window with and without its browser's bars. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const SCHEMES = ['light', 'dark'] as const;
/** Of a long page, so many windows are shown. */
const MAX_WINDOWS = 3;
const PICTURES_LIMIT_MS = 10_000;

export interface Shot {
  readonly scheme: (typeof SCHEMES)[number];
  readonly width: number;
  /** Of the window; what lies below it is under the fold. */
  readonly foldPx: number;
  readonly png: Buffer;
}

/** Shoots a page that is in its state, in every window, light and dark. */
export async function shootAll(page: Page): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, MAX_WINDOWS * height) };
      const png = await page.screenshot({ fullPage: true, clip, animations: 'disabled' });
      shots.push({ scheme, width, foldPx: height, png });
    }
  }
  return shots;
}

/** Has everything come that comes when one scrolls, and waits for its pictures. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([maxWindows, limitMs]) => {
      for (let index = 1; index <= maxWindows; index += 1) {
        scrollTo({ top: index * innerHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }
      scrollTo({ top: 0, behavior: 'instant' });
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      const pictures = [document, ...roots].flatMap((root) => [...root.querySelectorAll('img')]);
      const shownPx = maxWindows * innerHeight;
      const near = pictures.filter((picture) => picture.getBoundingClientRect().top < shownPx);
      const late = new Promise((resolve) => setTimeout(resolve, limitMs));
      await Promise.race([late, Promise.allSettled(near.map((picture) => picture.decode()))]);
      await document.fonts.ready;
    },
    [MAX_WINDOWS, PICTURES_LIMIT_MS] as const,
  );
}
