import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../scripts/run.ts';
import { fetchPackage } from './measure/fetch-package.ts';
import { interleave } from './measure/interleave.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { launchBrowser, onSlowPage } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';

// What an embed costs the page that carries it: bytes and requests of script and style, milliseconds of script at
// 4x throttle, until something of it shows, and how far it pushes the page; ours beside embeds from npm.

const ROUNDS = 7;
const EMBED = join(ROOT, 'packages/widgets/dist/embed');

interface Contestant {
  readonly head: string;
  readonly body: string;
  /** What shows once the embed does; looked for in open shadow roots as well. */
  readonly shows: string;
}

const glow = (body: string, shows: string): Contestant => ({
  head: '<script src="/embed/glow.js"></script>',
  body,
  shows,
});

const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  'glow instant style': glow('<glow-instant-style></glow-instant-style>', 'button'),
  'glow early access': glow('<glow-early-access open></glow-early-access>', 'dialog input'),
  'glow style quiz': glow('<glow-style-quiz></glow-style-quiz>', 'input'),
  'typeform inline': {
    head: '<link rel="stylesheet" href="/peers/typeform/build/css/widget.css"><script defer src="/peers/typeform/build/embed.js"></script>',
    body: '<div data-tf-widget="abc" data-tf-opacity="100"></div>',
    shows: 'iframe',
  },
  'typebot bubble': {
    head: '<script type="module">import Typebot from "/peers/typebot/dist/web.js"; Typebot.initBubble({ typebot: "abc", apiHost: "/nowhere" });</script>',
    body: '',
    shows: 'typebot-bubble button',
  },
  cookieconsent: {
    head: '<link rel="stylesheet" href="/peers/cookieconsent/dist/cookieconsent.css"><script type="module">import { run } from "/peers/cookieconsent/dist/cookieconsent.esm.js"; run({ hideFromBots: false, categories: { necessary: {} }, language: { default: "en", translations: { en: { consentModal: { title: "Cookies", acceptAllBtn: "OK" }, preferencesModal: { sections: [] } } } } });</script>',
    body: '',
    shows: '#cc-main .cm',
  },
};

const PEERS: Readonly<Record<string, (file: string) => Buffer>> = {
  typeform: fetchPackage('@typeform/embed@6.1.1'),
  typebot: fetchPackage('@typebot.io/js@0.10.7'),
  cookieconsent: fetchPackage('vanilla-cookieconsent@3.1.0'),
};

function fileAt(path: string): string {
  const [, folder = '', name = '', ...rest] = path.split('/');
  const contestant = CONTESTANTS[decodeURIComponent(folder)];
  if (contestant) {
    const { head, body } = contestant;
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${head}<h1>Shop</h1>${body}<p>Below.</p>`;
  }
  const peer = folder === 'peers' && PEERS[name];
  return peer
    ? peer(rest.join('/')).toString()
    : readFileSync(join(EMBED, path.replace('/embed/', '')), 'utf8');
}

const server = await serveCompressed(fileAt);

interface Cost {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptMs: number;
  readonly shift: number;
}
const costs = new Map<string, Cost>();

async function visibleAtMs(page: Page, name: string, shows: string): Promise<number> {
  await page.addInitScript((selector) => {
    const found = { visibleAtMs: 0, shift: 0 };
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const search = (root: ParentNode): Element | undefined => {
      const [last = ''] = selector.split(' ').slice(-1);
      for (const element of root.querySelectorAll('*')) {
        if ((element.matches(selector) || element.matches(last)) && element.checkVisibility()) return element;
        const inside = element.shadowRoot && search(element.shadowRoot);
        if (inside) return inside;
      }
      return undefined;
    };
    const look = () => {
      if (search(document)) found.visibleAtMs = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shows);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${server.origin}/${encodeURIComponent(name)}`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (window as unknown as { found: { visibleAtMs: number } }).found.visibleAtMs,
  );
  await page.waitForTimeout(1500);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const scriptMs = 1000 * (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN);
  const { visibleAtMs, shift, sizes } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = entries.filter((entry) => /\.(js|css)(\?|$)/.test(entry.name));
    const { found } = window as unknown as { found: { visibleAtMs: number; shift: number } };
    return { ...found, sizes: code.map((entry) => entry.encodedBodySize) };
  });
  costs.set(name, {
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    scriptMs,
    shift,
  });
  scripts.get(name)?.push(scriptMs);
  return visibleAtMs;
}

const scripts = new Map(Object.keys(CONTESTANTS).map((name) => [name, [] as number[]]));
const browser = await launchBrowser();
const samples = await interleave(
  Object.fromEntries(
    Object.entries(CONTESTANTS).map(([name, { shows }]) => [
      name,
      () => onSlowPage(browser, (page) => visibleAtMs(page, name, shows)),
    ]),
  ),
  ROUNDS,
);
await browser.close();
server.close();

console.log('| embed | requests | script + style, kB brotli | script ms at 4x | visible ms | layout shift |');
console.log('|---|---|---|---|---|---|');
for (const [name, visible] of Object.entries(samples)) {
  const cost = costs.get(name);
  const script = summary(scripts.get(name) ?? []);
  const kilobytes = ((cost?.bytes ?? 0) / 1000).toFixed(1);
  console.log(
    `| ${name} | ${cost?.requests} | ${kilobytes} | ${script} | ${summary(visible)} | ${cost?.shift.toFixed(2)} |`,
  );
}
const best = Math.min(
  ...Object.entries(samples).flatMap(([name, values]) => (name.startsWith('glow') ? [] : [median(values)])),
);
console.log(`the fastest peer shows after ${best.toFixed(0)} ms`);
