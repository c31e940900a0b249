import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPartner, type Partner } from '../embed/partner-page.ts';

/** A page that knows our origin, as its own module would. */
const PAGE = '<link rel="author" href="{glow}"><glow-instant-style></glow-instant-style>';

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.close());

/** What a page says first; as text, since the test runner rewrites imports in functions. */
const IMPORT = `
  const origin = document.querySelector('link[rel=author]').href;
  const { loadGlow } = await import(origin + 'npm/load.js');`;

/** Calls `loadGlow` in a page as often as asked, at once; returns what each call came to. */
function load(page: Page, times = 1): Promise<string[]> {
  return page.evaluate(`(async () => {
    ${IMPORT}
    const address = (index) => (index % 2 ? new URL(origin) : origin.replace(/[/]$/, ''));
    const calls = Array.from({ length: ${times} }, (_none, index) => loadGlow(address(index)));
    const kind = calls.every((call) => call === calls[0]) ? 'one' : 'several';
    const ends = await Promise.allSettled(calls);
    return ends.map(({ reason, value }) => (reason ? 'failed' : kind + ' ' + typeof value.observe));
  })()`);
}

const isGlowScript = (script: string) => script.startsWith('glow.js');

/** Lets requests for the script fail until told otherwise. */
async function failing(page: Page) {
  const state = { failures: Number.POSITIVE_INFINITY };
  await page.route('**/embed/glow.js*', (route) => (state.failures-- > 0 ? route.abort() : route.continue()));
  return state;
}

describe('loadGlow', () => {
  it('loads the script once for all who ask, under a strict policy', async () => {
    const { page, scripts, lines } = await partner.visit(PAGE);
    expect(await load(page, 3)).toEqual(['one function', 'one function', 'one function']);
    await page.getByRole('button', { name: 'Style Me' }).first().click();
    await page.getByRole('img', { name: 'A linen dress.' }).waitFor();
    expect(await load(page)).toEqual(['one function']);
    expect(scripts.filter(isGlowScript)).toEqual(['glow.js']);
    expect(lines).toEqual([]);
    await page.close();
  });

  it('tries again when the script does not come', async () => {
    const { page, scripts } = await partner.visit(PAGE, async (page) => {
      (await failing(page)).failures = 2;
    });
    expect(await load(page)).toEqual(['one function']);
    expect(new Set(scripts.filter(isGlowScript)).size).toBe(3);
    await page.getByRole('button', { name: 'Style Me' }).first().waitFor();
    await page.close();
  });

  it('rejects after three attempts, and starts anew when called again', async () => {
    const states: { failures: number }[] = [];
    const { page, scripts } = await partner.visit(PAGE, async (page) => {
      states.push(await failing(page));
    });
    expect(await load(page)).toEqual(['failed']);
    expect(scripts.filter(isGlowScript)).toHaveLength(3);
    for (const state of states) state.failures = 1; // browsers remember that the plain address failed
    expect(await load(page)).toEqual(['one function']);
    await page.close();
  });

  it('takes the script that is on the page already', async () => {
    const { page, scripts, lines } = await partner.visit(
      `<script src="{glow}/embed/glow.js"></script>${PAGE}`,
    );
    expect(await load(page)).toEqual(['one function']);
    expect(scripts.filter(isGlowScript)).toEqual(['glow.js']);
    expect(lines).toEqual([]);
    await page.close();
  });

  it('gives what loads the tags of a shadow root', async () => {
    const { page } = await partner.visit(PAGE);
    await page.evaluate(`(async () => {
      ${IMPORT}
      const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
      const tag = root.appendChild(document.createElement('glow-style-quiz'));
      tag.setAttribute('loading', 'eager');
      tag.addEventListener('glow-ready', () => document.body.setAttribute('data-quiz', 'ready'));
      (await loadGlow(origin)).observe(root);
    })()`);
    await page.locator('body[data-quiz=ready]').waitFor();
    await page.close();
  });
});
