import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../scripts/run.ts';
import { interleave } from './measure/interleave.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { launchBrowser, onSlowPage } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';

// Time until the first 'Style Me' can be pressed on a partner's page, beside a vanilla element behind the same
// loader and import, and beside a vanilla element with a single script.

const ROUNDS = 9;
const EMBED = join(ROOT, 'packages/widgets/dist/embed');
const VANILLA = `customElements.define('glow-instant-style', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const button = Object.assign(document.createElement('button'), { textContent: 'Style Me' });
    root.append(button);
  }
});`;

const loader = readFileSync(join(EMBED, 'glow.js'), 'utf8');
const pageWith = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title>Shop</title><script src="${script}"></script><glow-instant-style></glow-instant-style>`;

/** Contestants share page and, but for the last, loader; only what the loader imports differs. */
const FILES: Readonly<Record<string, string>> = {
  '/widget': pageWith('/embed/glow.js'),
  '/vanilla': pageWith('/vanilla/glow.js'),
  '/single': pageWith('/single.js'),
  '/vanilla/glow.js': loader,
  '/single.js': `document.addEventListener('DOMContentLoaded', () => {${VANILLA}});`,
};

function fileAt(path: string): string {
  const own = FILES[path];
  if (own) return own;
  if (path.startsWith('/vanilla/chunks/')) return path.includes('instant-style') ? VANILLA : '';
  return readFileSync(join(EMBED, path.replace('/embed/', '')), 'utf8');
}

const server = await serveCompressed(fileAt);

async function pressableAtMs(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      const host = document.querySelector('glow-instant-style');
      const button = [...(host?.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => !one.disabled);
      if (button?.checkVisibility()) Object.assign(window, { pressableAtMs: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as { pressableAtMs?: number }).pressableAtMs);
  return (await handle.jsonValue()) ?? Number.NaN;
}

const browser = await launchBrowser();
const timed = (path: string) => () => onSlowPage(browser, (page) => pressableAtMs(page, path));
const samples = await interleave(
  {
    'instant style': timed('/widget'),
    'vanilla element, same loader and import': timed('/vanilla'),
    'vanilla element, one script': timed('/single'),
  },
  ROUNDS,
);
await browser.close();
server.close();

for (const [name, values] of Object.entries(samples)) console.log(`${name}: ${summary(values)} ms`);
const [ours, sameLoader, oneScript] = Object.values(samples).map(median);
console.log(`ratio to the same loader ${((ours ?? 0) / (sameLoader ?? 1)).toFixed(2)} (at most 1.15)`);
console.log(`ratio to one script ${((ours ?? 0) / (oneScript ?? 1)).toFixed(2)}`);
