import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script src="{glow}/embed/glow.js"></script>';
const TAG = '<glow-instant-style><p>Write to us.</p></glow-instant-style>';
const RUNTIME = '**/embed/*/runtime-*.js';

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

/** A page whose runtime stays under way until it is let go. */
async function visitWithoutRuntime(html: string, prepare = () => {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const visit = await partner.visit(html, async (page) => {
    await page.addInitScript(prepare);
    await page.addInitScript(() => {
      const page = window as unknown as { picks: string[] };
      page.picks = [];
      document.addEventListener('glow-pick', (event) =>
        page.picks.push((event as CustomEvent<{ vibe: string }>).detail.vibe),
      );
    });
    await page.route(RUNTIME, async (route: Route) => {
      await released;
      await route.continue();
    });
  });
  return { ...visit, release };
}

const isDefined = (page: Page) =>
  page.waitForFunction(() => document.querySelector('glow-instant-style:defined'));
const picks = (page: Page) => page.evaluate(() => (window as unknown as { picks: string[] }).picks);
const stylings = (page: Page) => page.getByRole('button', { name: 'Style Me' });

describe('the instant-style picker while its runtime is under way', () => {
  it('shows its cards and carries out once the first press, when it can', async () => {
    const { page, lines, release } = await visitWithoutRuntime(`${SCRIPT}${TAG}`);
    await page.getByRole('group', { name: 'Cold' }).getByRole('button').click();
    await page.getByRole('group', { name: 'Work' }).getByRole('button').click();
    expect(await stylings(page).count()).toBe(6);
    expect(await page.getByText('Write to us.').isVisible()).toBe(false);
    expect(await picks(page)).toEqual([]);
    release();
    await page.getByRole('img', { name: 'A linen dress.' }).waitFor();
    expect(await picks(page)).toEqual(['cold']);
    expect(lines).toEqual([]);
    await page.close();
  });

  it('is taken over element by element, so that the focus stays and nothing moves', async () => {
    const { page, release } = await visitWithoutRuntime(`${SCRIPT}${TAG}`);
    const work = page.getByRole('group', { name: 'Work' }).getByRole('button');
    await work.focus();
    const root = await page.locator('glow-instant-style [part=root]').elementHandle();
    const before = await work.boundingBox();
    release();
    await isDefined(page);
    await page.locator('glow-instant-style img[src]').first().waitFor({ state: 'attached' });
    expect(await root?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await work.evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await work.boundingBox()).toEqual(before);
    await page.close();
  });

  it('is whole where the runtime comes before a frame is drawn', async () => {
    const { page, release } = await visitWithoutRuntime(`${SCRIPT}${TAG}`, () => {
      window.requestAnimationFrame = () => 0;
    });
    await stylings(page).first().waitFor({ state: 'attached' });
    expect(await stylings(page).count()).toBe(3);
    release();
    await expect.poll(() => stylings(page).count()).toBe(6);
    await page.close();
  });

  it('offers the choices and takes the theme and direction that the page asks for', async () => {
    const tag =
      '<div dir="rtl"><glow-instant-style theme="dark" vibes="work, date"></glow-instant-style></div>';
    const { page, release } = await visitWithoutRuntime(`${SCRIPT}${tag}`);
    await stylings(page).first().waitFor();
    const root = page.locator('glow-instant-style [part=root]');
    const look = () =>
      root.evaluate((element) => ({
        buttons: element.querySelectorAll('button').length,
        colorScheme: getComputedStyle(element).colorScheme,
        direction: getComputedStyle(element).direction,
        text: element.textContent,
      }));
    const first = await look();
    expect(first).toMatchObject({ buttons: 2, colorScheme: 'dark', direction: 'rtl' });
    release();
    await isDefined(page);
    await page.locator('glow-instant-style img[src]').first().waitFor({ state: 'attached' });
    expect(await look()).toEqual(first);
    await page.close();
  });

  it.each([
    ['a language that is not English', '<div lang="de"><glow-instant-style></glow-instant-style></div>'],
    ['a demo', '<glow-instant-style demo="result"></glow-instant-style>'],
  ])('waits with %s for the widget itself', async (_what, tag) => {
    const { page, release } = await visitWithoutRuntime(`${SCRIPT}${tag}`);
    await page.waitForLoadState('load');
    await page.waitForRequest(RUNTIME).catch(() => {});
    expect(await stylings(page).count()).toBe(0);
    release();
    await page.locator('glow-instant-style [part=root]').waitFor();
    await page.close();
  });

  it('gives the page its fallback back when the runtime does not come', async () => {
    const { page } = await partner.visit(`${SCRIPT}${TAG}`, async (page) => {
      await page.route(RUNTIME, (route) => route.abort());
      await page.addInitScript(() =>
        document.addEventListener('glow-error', () => Object.assign(window, { stage: 'given up' })),
      );
    });
    await page.waitForFunction(() => (window as unknown as { stage?: string }).stage);
    await page.getByText('Write to us.').waitFor();
    expect(await stylings(page).count()).toBe(0);
    await page.close();
  });
});
