import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PACKAGE } from '../../build/paths.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { openPartner, type Partner } from './partner-page.ts';

const SCRIPT = '<script async src="{glow}/embed/glow.js"></script>';
const ALL = DESCRIPTORS.map(({ tag }) => `<${tag} loading="eager"></${tag}>`).join('');

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

describe('a page with every widget, before anybody presses anything', () => {
  it('asks for scripts and pictures alone, and stores nothing', async () => {
    const asked: string[] = [];
    const { page } = await partner.visit(SCRIPT + ALL, async (page) => {
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    });
    for (const { tag } of DESCRIPTORS) await page.locator(`${tag}:defined`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const ofGlow = asked.filter((line) => !/^GET \/(favicon\.ico)?$/.test(line));
    expect(ofGlow.filter((line) => !/^GET \/(embed|media)\//.test(line))).toEqual([]);
    const stored = await page.evaluate(() => [
      document.cookie,
      Object.keys(localStorage).join(),
      Object.keys(sessionStorage).join(),
    ]);
    expect(stored).toEqual(['', '', '']);
    await page.close();
  });

  it('stores answers and looks in the tab while the visit goes on, by the names that README gives', async () => {
    const { page } = await partner.visit(SCRIPT + ALL, async (page) => {
      await page.addInitScript(() => {
        const stored = new Set<string>();
        Object.assign(window, { stored });
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          stored.add(key);
          setItem.call(this, key, value);
        };
      });
    });
    await page.getByRole('radio', { name: 'Casual' }).check();
    await page.getByRole('button', { name: 'Next Question' }).click();
    await page.getByRole('radio', { name: 'Pear' }).check();
    await page.getByRole('button', { name: 'Get Recommendations' }).click();
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    await page.waitForFunction(() => sessionStorage.getItem('glow.deck')?.includes('liked'));
    const keys = await page.evaluate(() => [...(window as unknown as { stored: Set<string> }).stored].sort());
    const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
    expect(keys).toEqual(['glow.deck', 'glow.quiz']);
    expect(keys.filter((key) => !readme.includes(`\`${key}\``))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.close();
  });
});
