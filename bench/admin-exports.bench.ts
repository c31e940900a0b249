import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fillTables } from '../packages/server/test/fill-tables.ts';
import { type Fixture, onEachEngine } from './administration/fixtures.ts';
import { quantile } from './measure/statistics.ts';

// Seconds of the administrator's exports, by the clock and of the server's CPU; the server's peak of memory above what it
// holds when idle (Linux); and how long another request waits meanwhile. PostgreSQL's processes count by the clock alone.

const SIZES = [100_000, 1_000_000];
const EXPORTS = ['/api/early_access/export/', '/api/users/export/'];
const SETTLE_MS = 2000;
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

async function measure({ name, server, get }: Fixture, path: string, rows: number): Promise<void> {
  await delay(SETTLE_MS);
  const idleMb = await residentMb(server.pid);
  let state: 'exporting' | 'done' = 'exporting';
  const isDone = () => state === 'done';
  const memory: number[] = [];
  const waits: number[] = [];
  const watch = (async () => {
    while (!isDone()) {
      memory.push(await residentMb(server.pid));
      const start = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      waits.push(performance.now() - start);
      await delay(SAMPLE_MS);
    }
  })();
  const startCpu = await cpuSeconds(server.pid);
  const start = performance.now();
  const answer = await get(path);
  if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}.`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  const seconds = (performance.now() - start) / 1000;
  const cpu = await cpuSeconds(server.pid);
  state = 'done';
  await watch;
  const figures = [
    `${seconds.toFixed(1)} s, ${(cpu - startCpu).toFixed(1)} s of CPU`,
    `${(bytes / 1e6).toFixed(1)} MB`,
    `idle ${idleMb.toFixed(0)} MB, peak +${(quantile(memory, 1) - idleMb).toFixed(0)} MB`,
    `another request waits ${quantile(waits, 0.5).toFixed(1)} ms, at most ${quantile(waits, 1).toFixed(0)}`,
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
