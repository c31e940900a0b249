import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script async src="{glow}/embed/glow.js"></script>';
const TAG = '<glow-instant-style></glow-instant-style>';

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

/** Opens a page with `?glow-debug` and returns what its report says once it has such a line. */
async function reportOf(html: string, line: RegExp): Promise<string[]> {
  const { page } = await partner.visit(html, undefined, { search: '?glow-debug' });
  const items = page.getByRole('region', { name: 'Glow debug' }).getByRole('listitem');
  await items.filter({ hasText: line }).first().waitFor();
  const texts = await items.allTextContents();
  await page.close();
  return texts;
}

describe('?glow-debug', () => {
  it('says that all is well where it is, and shows under the strict policy', async () => {
    const [widget, api, ...more] = await reportOf(SCRIPT + TAG, / shows, /);
    expect(widget).toMatch(/^<glow-instant-style> shows, \d+ × \d+ px\.$/);
    expect(api).toMatch(/^The API at http:.* answers this page\.$/);
    expect(more).toEqual([]);
  });

  it.each([
    ['there is no tag', SCRIPT, /There is no Glow tag/],
    ['the script is there twice', SCRIPT + SCRIPT + TAG, /glow\.js is here 2 times/],
    [
      'it is hidden',
      `${SCRIPT}<div class="tab" hidden>${TAG}</div>`,
      /is not loaded yet|is hidden by <div class="tab">/,
    ],
    [
      'consent is pending',
      `${SCRIPT}<glow-instant-style consent="pending"></glow-instant-style>`,
      /waits for consent/,
    ],
    [
      'the policy blocks its API',
      `${SCRIPT}<glow-instant-style api-base="http://127.0.0.1:9"></glow-instant-style>`,
      /policy \(connect-src\) blocks http:\/\/127\.0\.0\.1:9/,
    ],
  ])('says why when %s', async (_, html, text) => {
    expect((await reportOf(html, text)).filter((line) => text.test(line))).toHaveLength(1);
  });

  it('is not there for visitors', async () => {
    const { page, scripts } = await partner.visit(SCRIPT + TAG);
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    expect(scripts.filter((name) => /doctor|rescue/.test(name))).toEqual([]);
    await page.close();
  });
});
