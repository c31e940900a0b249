import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import { startLogged } from './load/logged-process.ts';
import { type Load, type LoadFigures, runLoad } from './load/run-load.ts';
import { median } from './measure/statistics.ts';

/**
 * Calls of visitors under 32 clients, beside a bare Fastify and a bare store on the same machine in the same run.
 * The server writes its log to a file, as under systemd.
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
const glow = await startLogged(
  [join(BENCH, '../packages/server/src/main.ts')],
  {
    PORT: '0',
    GLOW_DATA_DIR: join(directory, 'glow'),
    GLOW_TRUST_PROXY: '1',
    GLOW_WEATHER_URL: 'none',
    GLOW_DRAW_AT_START: 'off',
  },
  join(directory, 'glow.log'),
);

const pick = <Item>(items: readonly Item[], request: number) => items[request % items.length];
const email = (request: number) => ({ email: `visitor-${request}@example.com`, consent: true });
const deck = (request: number) => ({
  styles: [pick(STYLES, request)],
  bodyShapes: [pick(BODY_SHAPES, Math.floor(request / STYLES.length))],
  image_count: 10,
  use_weather: false,
});
const vibe = (request: number) => ({ vibe: pick(VIBES, request), image_count: 1, exclude_names: [] });

const LOADS: Readonly<Record<string, Omit<Load, 'seconds'>>> = {
  'bare Fastify': { address: bare.address, path: '/answer', body: email },
  'bare store': { address: bare.address, path: '/store', body: email },
  'early access': { address: glow.address, path: '/api/early_access/', body: email },
  instant: { address: glow.address, path: '/api/instant_outfits/', body: vibe },
  recommend: { address: glow.address, path: '/quiz/recommend/', body: deck },
  media: {
    address: glow.address,
    path: '/media/vibe/sunny?w=320',
    method: 'GET',
    headers: { accept: 'image/avif' },
  },
};

try {
  await fetch(`${glow.address}/media/vibe/sunny?w=320`, { headers: { accept: 'image/avif' } });
  const figures = new Map<string, LoadFigures[]>(Object.keys(LOADS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, load] of Object.entries(LOADS))
      figures.get(name)?.push(await runLoad({ ...load, seconds: SECONDS }));
  printTable(figures);
} finally {
  await glow.stop();
  await bare.stop();
  await rm(directory, { recursive: true, force: true });
}

function printTable(figures: ReadonlyMap<string, readonly LoadFigures[]>): void {
  const store = median(figures.get('bare store')?.map(({ perSecond }) => perSecond) ?? []);
  console.log(
    `Medians of ${ROUNDS} rounds of ${SECONDS} s, 32 clients; the longest gap is that of all rounds`,
  );
  console.log('call          per second  of bare store  p50 ms  p99 ms  max ms  failures  longest gap ms');
  for (const [name, rounds] of figures) {
    const of = (key: keyof LoadFigures) => median(rounds.map((round) => round[key]));
    const worst = (key: keyof LoadFigures) => Math.max(...rounds.map((round) => round[key]));
    const cells = [
      of('perSecond').toFixed(0).padStart(10),
      (of('perSecond') / store).toFixed(2).padStart(13),
      of('p50Ms').toFixed(0).padStart(6),
      of('p99Ms').toFixed(0).padStart(6),
      worst('maxMs').toFixed(0).padStart(6),
      worst('failures').toFixed(0).padStart(8),
      worst('longestGapMs').toFixed(0).padStart(14),
    ];
    console.log(`${name.padEnd(13)} ${cells.join('  ')}`);
  }
}
