import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outfit, STYLES } from '@glow/api';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../scripts/run.ts';
import { bundlePeer } from './measure/bundle-peer.ts';
import { onColdServer } from './measure/cold-server.ts';
import {
  costOfDrag,
  type Drag,
  type DragCost,
  type DragSight,
  prepareSight,
  seeDrag,
} from './measure/drag.ts';
import { serveCompressed } from './measure/serve-compressed.ts';
import { launchBrowser } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';

// A drag in a deck of 14 drawn looks at 4x throttle, through the browser's input pipeline: frames that came late,
// milliseconds of script and of the main thread, and how far the card trails the pointer; ours beside the peer.

const ROUNDS = 3;
const DRAGS = 10;
const CARDS = 14;
const EMBED = join(ROOT, 'packages/widgets/dist/embed');

const TINDER = `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import TinderCard from 'react-tinder-card';
function Deck() {
  const [outfits] = useState(window.outfits);
  return createElement('div', { className: 'deck' }, outfits.map(({ name, image }) =>
    createElement(TinderCard, { key: name, className: 'tinder', preventSwipe: ['up', 'down'] },
      createElement('img', { src: image + '?w=640', alt: '', draggable: false }))));
}
createRoot(document.getElementById('root')).render(createElement(Deck));`;

const STYLE =
  '<style>body{margin:0}.deck{position:relative;width:360px;height:480px;margin:20px auto}.tinder{position:absolute;inset:0}.tinder img{width:100%;border-radius:16px;display:block}</style>';

const CONTESTANTS = {
  'glow swipe deck': { card: '[part~="card"][data-depth="0"]', deck: 'glow-swipe-deck [part="deck"]' },
  'react-tinder-card 1.6.4': { card: '.tinder:last-of-type', deck: '.deck' },
} as const;
type Name = keyof typeof CONTESTANTS;

function pageOf(path: string, outfits: readonly Outfit[]): string {
  const data = `<script>window.outfits = ${JSON.stringify(outfits)};</script>`;
  const deck = path.startsWith('/glow')
    ? '<script src="/embed/glow.js"></script><glow-swipe-deck></glow-swipe-deck><script>document.querySelector("glow-swipe-deck").outfits = window.outfits;</script>'
    : '<div id="root"></div><script type="module" src="/tinder.js"></script>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Deck</title>${STYLE}${data}${deck}`;
}

async function looksOf(address: string): Promise<Outfit[]> {
  const asked = STYLES.slice(0, 2).map(async (style) => {
    const response = await fetch(`${address}/quiz/recommend/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ styles: [style], bodyShapes: ['Pear'], image_count: 10, use_weather: false }),
    });
    return ((await response.json()) as { outfits: Outfit[] }).outfits;
  });
  return (await Promise.all(asked)).flat().slice(0, CARDS);
}

/** All drags of one visit; `prepare` and `measure` say what is measured. */
async function dragAll<Figure>(
  browser: Browser,
  address: string,
  name: Name,
  prepare: (page: Page) => Promise<void>,
  measure: (drag: Drag) => Promise<Figure>,
): Promise<Figure[]> {
  const { deck } = CONTESTANTS[name];
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  await page.locator(deck).waitFor();
  await page.waitForLoadState('networkidle');
  const box = await page.locator(deck).boundingBox();
  if (!box) throw new Error(`${name} shows no deck.`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 480) / 2 };
  const figures: Figure[] = [];
  for (let drag = 0; drag < DRAGS; drag += 1) {
    figures.push(await measure({ page, devtools, at, sign: drag % 2 ? -1 : 1 }));
    if (name !== 'glow swipe deck') {
      // The peer keeps what has left in the page; a deck of its users takes it out.
      await page.evaluate(() => document.querySelector('.tinder:last-of-type')?.remove());
    }
  }
  await context.close();
  return figures;
}

await onColdServer(async ({ address }) => {
  const outfits = await looksOf(address);
  await Promise.all(
    outfits.map(({ image }) => fetch(`${image}?w=640`).then((answer) => answer.arrayBuffer())),
  );
  const tinder = await bundlePeer(
    ['react-tinder-card@1.6.4', 'react@19', 'react-dom@19', '@react-spring/web@9'],
    TINDER,
  );
  const server = await serveCompressed((path) => {
    if (path.endsWith('.html')) return pageOf(path, outfits);
    return path === '/tinder.js' ? tinder : readFileSync(join(EMBED, path.replace('/embed/', '')), 'utf8');
  });
  const browser = await launchBrowser();
  const names = Object.keys(CONTESTANTS) as Name[];
  const costs = new Map<Name, DragCost[]>(names.map((name) => [name, []]));
  const sights = new Map<Name, DragSight[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const address = `${server.origin}/${name.split(' ')[0]}.html`;
      const watched = (page: Page) => prepareSight(page, CONTESTANTS[name].card);
      costs.get(name)?.push(...(await dragAll(browser, address, name, async () => {}, costOfDrag)));
      sights.get(name)?.push(...(await dragAll(browser, address, name, watched, seeDrag)));
    }
  }
  await browser.close();
  server.close();
  console.log(
    '| deck | drags | script ms per drag | main thread ms | frames | late | behind the pointer px |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const name of names) {
    const [cost = [], sight = []] = [costs.get(name), sights.get(name)];
    const sum = (of: (one: DragSight) => number) => sight.reduce((total, one) => total + of(one), 0);
    const script = summary(cost.map(({ scriptMs }) => scriptMs));
    const task = summary(cost.map(({ taskMs }) => taskMs));
    const frames = `${sum((one) => one.frames)} | ${sum((one) => one.lateFrames)}`;
    const lag = median(sight.map(({ lagPx }) => lagPx)).toFixed(1);
    console.log(`| ${name} | ${cost.length} | ${script} | ${task} | ${frames} | ${lag} |`);
  }
});
