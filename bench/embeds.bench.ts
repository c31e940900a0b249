import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/run.ts';
import { BARE_EMBED, CONTESTANTS, EMPTY, peerFile } from './embeds/contestants.ts';
import { measureFirstPaints } from './embeds/first-paint.ts';
import { type Cost, visit } from './embeds/visit.ts';
import { interleave } from './measure/interleave.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { launchBrowser, onSlowPage } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';

// What an embed costs the page that carries it, on a slow phone: bytes, the main thread, the page's own first paint
// beside the empty page's, until something of the embed shows, and how far it pushes the page. Ours and embeds from npm;
// `node bench/embeds.bench.ts glow` measures ours alone.

const ROUNDS = 7;
const FIRST_PAINT_MAX = 1.03;
const EMBED = join(ROOT, 'packages/widgets/dist/embed');

function fileAt(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  if (folder === 'peers') return peerFile(rest.join('/'));
  if (folder === 'embed') return readFileSync(join(EMBED, rest.join('/')), 'utf8');
  const contestant = CONTESTANTS[decodeURIComponent(folder)];
  if (!contestant) throw new Error(`Nothing at ${path}.`);
  const { head, body } = contestant;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${head}<h1>Shop</h1>${body}<p>Below.</p>`;
}

const [, , only = ''] = process.argv;
const FLOORS = [EMPTY, BARE_EMBED];
const measured = Object.entries(CONTESTANTS).filter(([name]) => FLOORS.includes(name) || name.includes(only));

const server = await serveCompressed(fileAt);
const addressOf = (name: string) => `${server.origin}/${encodeURIComponent(name)}`;
const browser = await launchBrowser();
const costs = new Map<string, Cost[]>(measured.map(([name]) => [name, []]));
await interleave(
  Object.fromEntries(
    measured.map(([name, { shows }]) => [
      name,
      () =>
        onSlowPage(browser, async (page) => {
          const cost = await visit(browser, page, addressOf(name), shows);
          costs.get(name)?.push(cost);
          return cost.visibleMs;
        }),
    ]),
  ),
  ROUNDS,
);
const ours = [...costs.keys()].filter((name) => FLOORS.includes(name) || name.startsWith('glow'));
const paints = await measureFirstPaints(
  browser,
  EMPTY,
  Object.fromEntries(ours.map((name) => [name, addressOf(name)])),
);
await browser.close();
server.close();

const valuesOf = (name: string, key: keyof Cost) => (costs.get(name) ?? []).map((cost) => cost[key]);
const emptyPaintMs = median(valuesOf(EMPTY, 'firstPaintMs'));
console.log(
  '| embed | requests | kB brotli | blocks, ms: by the clock | by thread time | longest task of the thread, ms | first paint of the page | visible, ms | shift |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const name of costs.keys()) {
  const of = (key: keyof Cost) => median(valuesOf(name, key));
  const paint = `${of('firstPaintMs').toFixed(0)} (${(of('firstPaintMs') / emptyPaintMs).toFixed(2)})`;
  const held = [of('clockMs'), of('threadMs'), of('longestMs')].map((ms) => ms.toFixed(0));
  const cells = [name, of('requests'), (of('bytes') / 1000).toFixed(1), ...held, paint];
  console.log(`| ${[...cells, summary(valuesOf(name, 'visibleMs')), of('shift').toFixed(2)].join(' | ')} |`);
}

console.log("\n| page | first paint, ms | of the empty page's |\n|---|---|---|");
for (const [name, { ms, ratio, error }] of paints)
  console.log(`| ${name} | ${ms.toFixed(0)} | ${ratio.toFixed(3)} ± ${error.toFixed(3)} |`);
const late = [...paints].filter(([, { ratio }]) => ratio > FIRST_PAINT_MAX).map(([name]) => name);
if (late.length > 0) console.log(`later than ${FIRST_PAINT_MAX} of the empty page: ${late.join(', ')}`);
