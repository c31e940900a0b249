import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import { startPostgresCluster } from '../packages/server/test/postgres-cluster.ts';
import { startLogged } from './load/logged-process.ts';
import { type Load, type LoadFigures, runLoad } from './load/run-load.ts';
import { warmUp } from './load/warm-up.ts';
import { median } from './measure/statistics.ts';

/**
 * Calls of visitors under 32 clients, each beside its floor on the same machine in the same run: a bare Fastify with a bare
 * store, and one that sends the same headers and bytes from memory. Sign-ups also on PostgreSQL, where this machine has it, a commit
 * on the disk before its answer as on SQLite. The server writes its log to a file, as under systemd.
 */
const ROUNDS = 3;
const SECONDS = 4;
const BENCH = import.meta.dirname;

const directory = await mkdtemp(join(tmpdir(), 'glow-load-'));
const bare = await startLogged(
  [join(BENCH, 'load/bare-server.ts'), join(directory, 'bare.sqlite')],
  {},
  join(directory, 'bare.log'),
);
const startGlow = (name: string, settings: Readonly<Record<string, string>> = {}) =>
  startLogged(
    [join(BENCH, '../packages/server/src/main.ts')],
    {
      PORT: '0',
      GLOW_DATA_DIR: join(directory, name),
      GLOW_TRUST_PROXY: '1',
      GLOW_WEATHER_URL: 'none',
      GLOW_DRAW_AT_START: 'off',
      ...settings,
    },
    join(directory, `${name}.log`),
  );
const glow = await startGlow('glow');
const postgres = await startPostgresCluster({ commits: 'durable' });
const onPostgres = postgres && (await startGlow('glow-postgres', { DATABASE_URL: postgres.url }));

const pick = <Item>(items: readonly Item[], request: number) => items[request % items.length];
const email = (request: number) => ({ email: `visitor-${request}@example.com`, consent: true });
const deck = (request: number) => ({
  styles: [pick(STYLES, request)],
  bodyShapes: [pick(BODY_SHAPES, Math.floor(request / STYLES.length))],
  image_count: 10,
  use_weather: false,
});
const vibe = (request: number) => ({ vibe: pick(VIBES, request), image_count: 1, exclude_names: [] });

type Call = Omit<Load, 'seconds' | 'address'>;
const EARLY_ACCESS: Call = { path: '/api/early_access/', body: email };
/** Calls whose answers are there already; each with two floors that send the same bytes, one of which logs. */
const KNOWN: Readonly<Record<string, Call>> = {
  instant: { path: '/api/instant_outfits/', body: vibe },
  recommend: { path: '/quiz/recommend/', body: deck },
  media: { path: '/media/vibe/sunny?w=320', method: 'GET', headers: { accept: 'image/avif' } },
};

interface Row extends Omit<Load, 'seconds'> {
  /** The row whose rate this one's is a share of. */
  readonly floor?: string;
}

const ROWS: Readonly<Record<string, Row>> = {
  'bare Fastify': { address: bare.address, path: '/answer', body: email },
  'bare store': { address: bare.address, path: '/store', body: email },
  'early access': { ...EARLY_ACCESS, address: glow.address, floor: 'bare store' },
  ...(onPostgres && {
    'on PostgreSQL': { ...EARLY_ACCESS, address: onPostgres.address, floor: 'bare store' },
  }),
  ...Object.fromEntries(
    Object.entries(KNOWN).flatMap(([name, call]): [string, Row][] => [
      [`bare ${name}`, { ...call, address: bare.address, path: `/same/${name}` }],
      [`logged ${name}`, { ...call, address: bare.address, path: `/logged/${name}`, floor: `bare ${name}` }],
      [name, { ...call, address: glow.address, floor: `bare ${name}` }],
    ]),
  ),
};

/** Headers that the web server itself writes. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** Gives the bare server what Glow answers. */
async function copyAnswer(name: string, { path, method = 'POST', headers, body }: Call): Promise<void> {
  const answer = await fetch(`${glow.address}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body(0)) }),
  });
  const given = Object.fromEntries([...answer.headers].filter(([header]) => !OF_CONNECTION.has(header)));
  await fetch(`${bare.address}/same/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'x-given-headers': JSON.stringify(given) },
    body: await answer.arrayBuffer(),
  });
}

try {
  await warmUp(glow.address);
  for (const [name, call] of Object.entries(KNOWN)) await copyAnswer(name, call);
  const figures = new Map<string, LoadFigures[]>(Object.keys(ROWS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { floor: _, ...load }] of Object.entries(ROWS))
      figures.get(name)?.push(await runLoad({ ...load, seconds: SECONDS }));
  printTable(figures);
} finally {
  await onPostgres?.stop();
  await postgres?.stop();
  await glow.stop();
  await bare.stop();
  await rm(directory, { recursive: true, force: true });
}

function printTable(figures: ReadonlyMap<string, readonly LoadFigures[]>): void {
  const rateOf = (name: string) => median(figures.get(name)?.map(({ perSecond }) => perSecond) ?? []);
  console.log(
    `Medians of ${ROUNDS} rounds of ${SECONDS} s, 32 clients; the longest gap is that of all rounds`,
  );
  console.log('call            per second  of its floor  p50 ms  p99 ms  max ms  failures  longest gap ms');
  for (const [name, rounds] of figures) {
    const of = (key: keyof LoadFigures) => median(rounds.map((round) => round[key]));
    const worst = (key: keyof LoadFigures) => Math.max(...rounds.map((round) => round[key]));
    const floor = ROWS[name]?.floor;
    const cells = [
      rateOf(name).toFixed(0).padStart(10),
      (floor ? (rateOf(name) / rateOf(floor)).toFixed(2) : '').padStart(12),
      of('p50Ms').toFixed(0).padStart(6),
      of('p99Ms').toFixed(0).padStart(6),
      worst('maxMs').toFixed(0).padStart(6),
      worst('failures').toFixed(0).padStart(8),
      worst('longestGapMs').toFixed(0).padStart(14),
    ];
    console.log(`${name.padEnd(15)} ${cells.join('  ')}`);
  }
}
