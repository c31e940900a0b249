import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script async src="{glow}/embed/glow.js"></script>';

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('pictures of demo states', () => {
  it('are asked for in one width each', async () => {
    const asked: string[] = [];
    const { page } = await partner.visit(
      `${SCRIPT}<glow-swipe-deck demo="last"></glow-swipe-deck>`,
      async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/media/')) asked.push(request.url());
        });
      },
    );
    await page.locator('glow-swipe-deck [data-picture="decoded"]').first().waitFor();
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(new URL(url).searchParams.getAll('w')).toHaveLength(1);
    await page.close();
  });

  it.each([
    ['glow-curated-grid', 'filled', '.glow-look-picture.glow-skeleton > img'],
    ['glow-instant-style', 'result', '.glow-poster > img'],
    ['glow-swipe-deck', 'first', '.glow-card:has(.glow-skeleton) > img'],
  ])('leave their place where no server answers: %s', async (tag, demo, selector) => {
    const { page } = await partner.visit(`${SCRIPT}<${tag} demo="${demo}"></${tag}>`, async (page) => {
      await page.route('**/media/**', (route) => route.abort());
    });
    const picture = page.locator(`${tag} ${selector}`).first();
    await picture.waitFor({ state: 'attached' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
    expect(await picture.getAttribute('alt')).not.toBe(null);
    await page.close();
  });
});
