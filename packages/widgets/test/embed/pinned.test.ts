import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBED, packageVersion } from '../../build/paths.ts';
import { openPartner, type Partner } from './partner-page.ts';

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

const { version, files } = JSON.parse(readFileSync(join(EMBED, 'integrity.json'), 'utf8')) as Integrity;
const NONCE = 'bm9uY2U';
const WRONG = `sha384-${'A'.repeat(64)}`;

/** What a page that trusts only the published bytes carries; `{glow}` stands for our origin. */
function pinnedHtml(hashes: Readonly<Record<string, string>> = files): string {
  const addresses = Object.entries(hashes).map(([path, hash]) => [`{glow}/embed/${version}/${path}`, hash]);
  const importMap = JSON.stringify({ integrity: Object.fromEntries(addresses) });
  return `<script type="importmap" nonce="${NONCE}">${importMap}</script>
    <script async src="{glow}/embed/${version}/glow.js" integrity="${files['glow.js']}" crossorigin></script>
    <glow-instant-style></glow-instant-style>`;
}

/** Notes why a `glow-error` was. */
async function hearErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('glow-error', (event) => {
      heard.push((event as CustomEvent<{ reason: string }>).detail.reason);
    });
  });
}

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('/embed/<version>/ on a page with an Integrity-Policy', () => {
  it('is what integrity.json names', () => {
    expect(version).toBe(packageVersion());
    expect(Object.keys(files)).toContain('glow.js');
  });

  it('runs from its import map, popovers and all', async () => {
    const { page, lines } = await partner.visit(pinnedHtml(), hearErrors, { nonce: NONCE });
    await page.getByRole('button', { name: 'Style Me' }).first().click();
    await page.getByText('Why this look').click();
    await page.getByText('It is light.').waitFor();
    expect(lines).toEqual([]);
    await page.close();
  });

  it.each([
    ['has other bytes', Object.fromEntries(Object.entries(files).map(([path]) => [path, WRONG]))],
    ['is named by no hash', {}],
  ])('does not run a chunk that %s, and says glow-error', async (_case, hashes) => {
    const { page } = await partner.visit(pinnedHtml(hashes), hearErrors, { nonce: NONCE });
    await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['load']);
    expect(await page.locator('glow-instant-style:defined').count()).toBe(0);
    await page.close();
  });
});
