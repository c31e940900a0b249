import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fillTables } from '../packages/server/test/fill-tables.ts';
import { type Fixture, onEachEngine } from './administration/fixtures.ts';
import { quantile } from './measure/statistics.ts';

// Seconds of the administrator's exports, by the clock and of the server's CPU; the server's peak of memory above what it
// holds when idle (Linux); and how long another request waits meanwhile, and before. Of the first export the memory is that of
// a server which has answered nobody: the runtime's room for new objects grows once, and the third finds it grown.
// PostgreSQL's processes count by the clock alone. EXPORT_ROWS, such as 1000000, takes other numbers of rows.

const SIZES = (process.env.EXPORT_ROWS ?? '100000,1000000').split(',').map(Number);
const EXPORTS = ['/api/early_access/export/', '/api/users/export/', '/api/early_access/export/'];
const SETTLE_MS = 2000;
const ALONE_MS = 5000;
const SAMPLE_MS = 25;

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Linux counts them in hundredths of a second. */
async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = Number.NaN, system = Number.NaN] =
    stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / 100;
}

/** Asks for another page again and again, and looks at the server's memory, until it is told to stop. */
function watch({ server }: Fixture) {
  let state: 'watching' | 'done' = 'watching';
  const isDone = () => state === 'done';
  const memory: number[] = [];
  const waits: number[] = [];
  const watching = (async () => {
    while (!isDone()) {
      memory.push(await residentMb(server.pid));
      const start = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      waits.push(performance.now() - start);
      await delay(SAMPLE_MS);
    }
  })();
  return async () => {
    state = 'done';
    await watching;
    return {
      peakMb: quantile(memory, 1),
      waits: [0.5, 0.99, 1].map((part) => quantile(waits, part).toFixed(0)),
    };
  };
}

async function measure(fixture: Fixture, path: string, rows: number): Promise<void> {
  const { name, server, get } = fixture;
  await delay(SETTLE_MS);
  const stopAlone = watch(fixture);
  await delay(ALONE_MS);
  const alone = await stopAlone();
  const idleMb = await residentMb(server.pid);
  const stopBeside = watch(fixture);
  const startCpu = await cpuSeconds(server.pid);
  const start = performance.now();
  const answer = await get(path);
  if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}.`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  const seconds = (performance.now() - start) / 1000;
  const cpu = await cpuSeconds(server.pid);
  const { peakMb, waits } = await stopBeside();
  const figures = [
    `${seconds.toFixed(1)} s, ${(cpu - startCpu).toFixed(1)} s of CPU`,
    `${(bytes / 1e6).toFixed(1)} MB`,
    `idle ${idleMb.toFixed(0)} MB, peak +${(peakMb - idleMb).toFixed(0)} MB`,
    `another request waits ${waits.join(', ')} ms (median, 99 %, most), ${alone.waits.join(', ')} alone`,
  ];
  console.log(`${name}, ${rows} rows of ${path}: ${figures.join(' | ')}`);
}

await onEachEngine(async (fixture) => {
  let filled = 0;
  for (const size of SIZES) {
    await fillTables(fixture.config, filled, size);
    filled = size;
    for (const path of EXPORTS) await measure(fixture, path, size);
  }
});
