import { setTimeout as delay } from 'node:timers/promises';
import { isFault } from '../packages/server/test/fuzz/faults.ts';
import { createRandom } from '../packages/server/test/fuzz/random.ts';
import { type FuzzRequest, fuzzRequest } from '../packages/server/test/fuzz/requests.ts';
import { plainPng } from '../packages/server/test/test-png.ts';
import { createClient } from './fuzz/client.ts';
import { openSessions } from './fuzz/sessions.ts';
import { startTarget, type TargetServer } from './fuzz/target.ts';
import { findUnfitRows } from './fuzz/unfit-rows.ts';

// A hundred thousand requests made from the contract, a third of them hostile, sent to a started server eight at a
// time, or with GLOW_FUZZ_ON=cluster to several. Fails where an answer is 5xx (503 that says when to come again is fine),
// where a server ends, where the heap of one has grown by more than 64 MB after a rest, or where the console's lists
// hold what should not be there. Prints the longest that another client waits for /healthz meanwhile, and before,
// when there is no other. FUZZ_SEED repeats a run; FUZZ_REQUESTS makes it shorter.

const ON = process.env.GLOW_FUZZ_ON === 'cluster' ? 'cluster' : 'sqlite';
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 32);
const AT_ONCE = 8;
const WARM_UP = Math.min(2000, REQUESTS / 10);
const RENEW_EVERY = 20;
const TELL_EVERY = 10_000;
const HEAP_GROWTH_MAX_MB = 64;
const REST_MS = 20_000;
const ALONE_MS = 10_000;
/** Not the password that requests carry, so that none of them changes it. */
const ADMINISTRATOR = { email: 'boss@example.com', password: 'Copper-Lamp-34' };

const target = await startTarget(ON, {
  GLOW_WEATHER_URL: 'none',
  GLOW_ADMIN_EMAIL: ADMINISTRATOR.email,
  GLOW_ADMIN_PASSWORD: ADMINISTRATOR.password,
});
let ending: string | undefined;
for (const { name, server } of target.servers)
  void server.ended.then((code) => {
    ending ??= `${name}: ${code}`;
  });

const client = createClient(target.address, AT_ONCE);
const random = createRandom(SEED);
const png = await plainPng(8, 8);
const sessions = await openSessions(target.address, ADMINISTRATOR, createRandom(SEED + 1));
const context = { ...sessions, png };

async function heapMegabytes({ server, address }: TargetServer): Promise<number> {
  server.kill('SIGUSR2');
  await delay(1000);
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
}

const heaps = () => Promise.all(target.servers.map(heapMegabytes));

/** Asks for /healthz again and again; gives the longest wait in milliseconds once it is told to stop. */
function watchHealth(): () => Promise<number> {
  let state: 'watching' | 'done' = 'watching';
  const isDone = () => state === 'done';
  const watching = (async () => {
    let longest = 0;
    while (!isDone()) {
      const start = performance.now();
      await fetch(`${target.address}/healthz`).then((answer) => answer.text());
      longest = Math.max(longest, performance.now() - start);
      await delay(20);
    }
    return longest;
  })();
  return () => {
    state = 'done';
    return watching;
  };
}

const statuses = new Map<string, number>();
const faults: string[] = [];

async function sendOne(sent: FuzzRequest): Promise<void> {
  const { status, headers } = await client.send(sent);
  const name = status === undefined ? 'connection closed' : `${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (status === undefined || (status !== 'late' && !isFault(status, headers))) return;
  faults.push(`${status} ${sent.method} ${sent.url} ${sent.body?.subarray(0, 300) ?? ''}`);
}

async function sendMany(count: number): Promise<void> {
  let left = count;
  const sender = async () => {
    while (left > 0 && ending === undefined) {
      left -= 1;
      const sent = count - left;
      if (sent % TELL_EVERY === 0) console.log(`${sent} requests sent`);
      if (sent % RENEW_EVERY === 0) await sessions.renew();
      await sendOne(fuzzRequest(random, context));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

console.log(`Seed ${SEED}, ${REQUESTS} requests, on ${ON}`);
await sendMany(WARM_UP);
const before = await heaps();
const stopAlone = watchHealth();
await delay(ALONE_MS);
const alone = await stopAlone();
const stopBeside = watchHealth();
await sendMany(REQUESTS - WARM_UP);
const beside = ending === undefined ? await stopBeside() : Number.NaN;

console.log(
  [...statuses]
    .toSorted()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
);
for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`);
console.log(`Longest wait for /healthz: ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside them`);
if (ending === undefined) {
  await delay(REST_MS);
  for (const [index, after] of (await heaps()).entries()) {
    const was = before[index] ?? Number.NaN;
    console.log(
      `Heap of ${target.servers[index]?.name}: ${was.toFixed(0)} MB before, ${after.toFixed(0)} MB after a rest`,
    );
    if (after - was > HEAP_GROWTH_MAX_MB) process.exitCode = 1;
  }
  await sessions.renew();
  const { unfit, total } = await findUnfitRows(
    target.address,
    sessions.administratorToken(),
    ADMINISTRATOR.email,
  );
  console.log(`Lists: ${total} rows, ${unfit.length} of them unfit`);
  for (const row of unfit.slice(0, 20)) console.log(`✗ ${row}`);
  if (unfit.length > 0) process.exitCode = 1;
} else {
  const output = target.servers.map(({ server }) => server.output().slice(-2000)).join('\n');
  console.log(`✗ A server ended (${ending}):\n${output}`);
  process.exitCode = 1;
}
if (faults.length > 0) process.exitCode = 1;
client.close();
ending = 'stopped';
await target.stop();
