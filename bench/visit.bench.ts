import type { CDPSession, Page } from '@playwright/test';
import { onColdServer } from './measure/cold-server.ts';
import { launchBrowser, onSlowPage } from './measure/slow-page.ts';
import { median, summary } from './measure/statistics.ts';
import { drawAll } from './visit/draw-all.ts';
import { floorVisit } from './visit/floor-visit.ts';
import { ourVisit } from './visit/our-visit.ts';
import { STEPS, type Waits } from './visit/steps.ts';

// What a visitor waits for on a slow phone, beside the same calls and pictures without our code: on a server that
// has just started and drawn nothing, one for each visit, and on one that has drawn what is asked for.

const ROUNDS = { cold: 3, warm: 7 };
const MAX_RATIO = 1.25;

type Visit = (page: Page, devtools: CDPSession, origin: string) => Promise<Waits>;
const CONTESTANTS = { 'our code': ourVisit, 'the floor': floorVisit } as const;
type Contestant = keyof typeof CONTESTANTS;

const browser = await launchBrowser();
const visitOn = (origin: string, visit: Visit) =>
  onSlowPage(browser, (page, devtools) => visit(page, devtools, origin));

/** Runs rounds of both, now the one first, now the other. */
async function measure(rounds: number, run: (visit: Visit) => Promise<Waits>) {
  const waits: Record<Contestant, Waits[]> = { 'our code': [], 'the floor': [] };
  for (let round = 0; round < rounds; round++) {
    const order = Object.keys(CONTESTANTS) as Contestant[];
    for (const name of round % 2 === 0 ? order : order.reverse())
      waits[name].push(await run(CONTESTANTS[name]));
  }
  return waits;
}

function print(server: string, waits: Record<Contestant, Waits[]>): void {
  for (const step of STEPS) {
    const [ours, floor] = (['our code', 'the floor'] as const).map((name) =>
      waits[name].map((wait) => wait[step]),
    );
    const ratio = (median(ours ?? []) / median(floor ?? [])).toFixed(2);
    console.log(`| ${server} | ${step} | ${summary(ours ?? [])} | ${summary(floor ?? [])} | ${ratio} |`);
  }
}

const warm = await onColdServer(async ({ address }) => {
  await drawAll(address);
  return measure(ROUNDS.warm, (visit) => visitOn(address, visit));
});
const cold = await measure(ROUNDS.cold, (visit) => onColdServer(({ address }) => visitOn(address, visit)));
await browser.close();

console.log(`| server | from the press to | our code, ms | the floor, ms | ratio (at most ${MAX_RATIO}) |`);
console.log('|---|---|---|---|---|');
print('warm', warm);
print('cold', cold);
