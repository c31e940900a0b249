import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { setFontOfPages } from '../fonts/font-files.ts';
import { FONT_NAMES, PLACE_WIDTHS_PX } from '../fonts/fonts.ts';
import { openPartner, type Partner } from './partner-page.ts';

const TAGS = DESCRIPTORS.filter(({ reservedHeight }) => reservedHeight).map(({ tag }) => tag);
const SCRIPT = '<script src="{glow}/embed/glow.js"></script>';
/** A page with every widget that holds a place, as wide as the window, and words below. */
const HTML = `${SCRIPT}${TAGS.map((tag) => `<${tag} loading="eager"></${tag}>`).join('')}<p>Words.</p>`;
const CASES = FONT_NAMES.flatMap((font) => PLACE_WIDTHS_PX.map((widthPx) => ({ font, widthPx })));

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

const heights = (page: Page) =>
  page.evaluate(
    (tags) =>
      tags.map((tag) => [tag, document.querySelector(tag)?.getBoundingClientRect().height ?? 0] as const),
    TAGS,
  );

const countShifts = () => {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

describe('the place that /embed/glow.js holds', () => {
  it.each(CASES)(
    'is what the widgets take in a $font font, $widthPx px wide, so that nothing shifts',
    async ({ font, widthPx }) => {
      const { promise: measured, resolve: haveMeasured } = Promise.withResolvers<void>();
      const { page } = await partner.visit(HTML, async (page) => {
        await page.setViewportSize({ width: widthPx + 16, height: 900 });
        await setFontOfPages(page, font);
        await page.addInitScript(countShifts);
        await page.route('**/embed/chunks/*', async (route) => {
          await measured;
          await route.continue();
        });
      });
      await page.evaluate(() => document.fonts.ready);
      const held = await heights(page);
      haveMeasured();
      for (const tag of TAGS) await page.locator(`${tag}:defined [part~=root]`).waitFor();
      await page.locator('glow-instant-style img[src]').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await heights(page)).toEqual(held);
      expect(await shiftOf(page)).toBe(0);
      await page.close();
    },
  );

  it('stays held while the texts of another language are under way', async () => {
    const { promise: measured, resolve: haveMeasured } = Promise.withResolvers<void>();
    const { page } = await partner.visit(`<div lang="de">${HTML}</div>`, async (page) => {
      await setFontOfPages(page, 'narrow');
      await page.route('**/embed/chunks/de*', async (route) => {
        await measured;
        await route.continue();
      });
    });
    await page.waitForFunction((tags) => !document.querySelector(`:is(${tags}):not(:defined)`), TAGS.join());
    const held = await heights(page);
    expect(held.every(([, heightPx]) => heightPx > 300)).toBe(true);
    haveMeasured();
    for (const tag of TAGS) await page.locator(`${tag} [part~=root]`).waitFor();
    expect(await heights(page)).toEqual(held);
    await page.close();
  });
});
