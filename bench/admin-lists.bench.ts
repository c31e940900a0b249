import { fillTables } from '../packages/server/test/fill-tables.ts';
import { type Fixture, onEachEngine } from './administration/fixtures.ts';
import { interleave } from './measure/interleave.ts';
import { quantile, summary } from './measure/statistics.ts';

// Milliseconds of the administrator's lists over HTTP at growing sizes, quickest and median: the first page, the last,
// one in the middle, searches that find one row, every row, what two characters are in and what two are in no row; and how
// long another request waits at most while searches run. A request that does nothing is timed in between: what it takes is the machine's.

const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = 7;
const LISTS = [
  { name: 'registrations', path: '/api/early_access/list/', size: 10, word: 'person-' },
  { name: 'users', path: '/api/users/', size: 5, word: 'person-' },
  { name: 'images', path: '/api/admin/images/search/', size: 10, word: 'number ' },
];

async function time(fixture: Fixture, path: string): Promise<{ ms: number; total: number }> {
  const start = performance.now();
  const answer = await fixture.get(path);
  const { total } = (await answer.json()) as { total: number };
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return { ms: performance.now() - start, total };
}

async function timeNothing({ server }: Fixture): Promise<number> {
  const start = performance.now();
  await (await fetch(`${server.address}/healthz`)).text();
  return performance.now() - start;
}

/** The longest that another request waits while searches run one after the other. */
async function longestWait(fixture: Fixture, path: string): Promise<number> {
  let state: 'searching' | 'done' = 'searching';
  const isDone = () => state === 'done';
  const searches = (async () => {
    for (let round = 0; round < 3; round += 1) await fixture.get(path).then((answer) => answer.text());
    state = 'done';
  })();
  const waits: number[] = [];
  while (!isDone()) {
    const start = performance.now();
    await (await fetch(`${fixture.server.address}/healthz`)).text();
    waits.push(performance.now() - start);
  }
  await searches;
  return quantile(waits, 1);
}

await onEachEngine(async (fixture) => {
  let filled = 0;
  for (const size of SIZES) {
    await fillTables(fixture.config, filled, size);
    filled = size;
    for (const { name, path, size: pageSize, word } of LISTS) {
      const { total } = await time(fixture, path);
      const last = Math.ceil(total / pageSize);
      const timed = (query: string) => async () => (await time(fixture, path + query)).ms;
      const samples = await interleave(
        {
          nothing: () => timeNothing(fixture),
          'page 1': timed(''),
          'last page': timed(`?page=${last}`),
          'middle page': timed(`?page=${Math.ceil(last / 2)}`),
          'search for one': timed(`?q=${word}${size - 2}`),
          'search for all': timed(`?q=${word}`),
          'two characters': timed('?q=77'),
          'two in no row': timed('?q=zz'),
        },
        ROUNDS,
      );
      console.log(`${fixture.name}, ${total} ${name}, ms: quickest, median [p25-p75]`);
      for (const [what, taken] of Object.entries(samples))
        console.log(
          `  ${what.padEnd(16)} ${quantile(taken, 0).toFixed(1).padStart(7)}  ${summary(taken, 1)}`,
        );
      const wait = await longestWait(fixture, `${path}?q=${word}${size - 2}`);
      console.log(`  another request during searches: at most ${wait.toFixed(1)}`);
    }
  }
});
