import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '../packages/server/test/services/cluster.ts';
import { type StepFigures, startVisits } from './load/mixed-visits.ts';
import { type Memory, memoryOf } from './load/process-memory.ts';

// Mixed visitors on the cluster, through nginx, for GLOW_LOAD_MINUTES (10): pages, pictures, instant looks, decks, joins and
// sign-ups. A quarter in, one answering server is killed. Prints what each step took, what failed and how, and what
// memory each server has after a tenth of the time, in the middle, and at the end.

const MINUTES = Number(process.env.GLOW_LOAD_MINUTES ?? 10);
const VISITORS = 16;
const part = (share: number) => delay(share * MINUTES * 60_000);

const cluster = await startCluster({
  clients: 'of-request',
  environment: { GLOW_WEATHER_URL: 'none', GLOW_DRAW_AT_START: 'on' },
});
const memories = () => Promise.all(cluster.servers.map(memoryOf));
try {
  const visits = startVisits(cluster.address, VISITORS);
  await part(0.1);
  const start = await memories();
  await part(0.15);
  const [killed] = cluster.servers;
  killed?.process().kill('SIGKILL');
  await part(0.25);
  const middle = await memories();
  await part(0.5);
  const end = await memories();
  printSteps(await visits.end());
  printMemory(start, middle, end);
} finally {
  await cluster.stop();
}

function printSteps(steps: readonly StepFigures[]): void {
  console.log(
    `${VISITORS} visitors for ${MINUTES} minutes, one answering server killed after a quarter of them`,
  );
  console.log('step          answered  per second  p50 ms  p99 ms  max ms  failures');
  for (const { step, answered, p50Ms, p99Ms, maxMs, failures } of steps) {
    const cells = [
      `${answered}`.padStart(8),
      (answered / MINUTES / 60).toFixed(1).padStart(10),
      ...[p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(0).padStart(6)),
      [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none',
    ];
    console.log(`${step.padEnd(12)}  ${cells.join('  ')}`);
  }
}

function printMemory(start: readonly Memory[], middle: readonly Memory[], end: readonly Memory[]): void {
  console.log('server   resident MB at start, middle, end   heap MB');
  for (const [index, { role }] of cluster.servers.entries()) {
    const times = [start, middle, end].map((memory) => memory[index]);
    const mb = (of: 'residentMb' | 'heapMb') =>
      times.map((memory) => (memory?.[of] ?? Number.NaN).toFixed(0).padStart(5)).join(' ');
    const isNew = times[0]?.pid !== times[2]?.pid;
    const name = role === 'serve' ? 'answers' : 'draws';
    console.log(
      `${name.padEnd(8)} ${mb('residentMb')}   ${mb('heapMb')}${isNew ? '   killed and started again' : ''}`,
    );
  }
}
