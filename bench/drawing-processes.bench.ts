import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BODY_SHAPES, type BodyShape, type Recommendation, STYLES, type Style } from '@glow/api';
import { startPostgresCluster } from '../packages/server/test/postgres-cluster.ts';
import { runOn } from '../packages/server/test/postgres-databases.ts';
import { type ServerProcess, startServerProcess } from '../packages/server/test/server-process.ts';
import { composeLooks } from '../packages/stylist/src/compose/compose-looks.ts';
import { lookKey } from '../packages/stylist/src/look-key.ts';
import { createRenderPool } from '../packages/stylist/src/render/index.ts';
import { median, summary } from './measure/statistics.ts';

// A cold deck of ten, drawn by one process with GLOW_ROLE=draw and by two: milliseconds until all ten pictures are there,
// as AVIF at 960 px, the form of a large screen, which nothing draws ahead. The rounds take turns; while one draws, the
// other is stopped. Beside it what the machine gives at best: ten pictures by one thread and by two, without a queue.

const FORM = { widthPx: 960, accept: 'image/avif' };
const WARM_UP = 2;

const cluster = await startPostgresCluster();
if (!cluster) throw new Error('This machine has no PostgreSQL.');
const folder = await mkdtemp(join(tmpdir(), 'glow-bench-'));
const servers: ServerProcess[] = [];
const start = async (GLOW_ROLE: string) => {
  const server = await startServerProcess({
    GLOW_ROLE,
    GLOW_DATA_DIR: folder,
    GLOW_TRUST_PROXY: '1',
    DATABASE_URL: cluster.url,
  });
  servers.push(server);
  return server;
};

/** Waits until everything that was drawn ahead is drawn. */
async function quiet(): Promise<void> {
  for (let emptyTimes = 0; emptyTimes < 5; await delay(200)) {
    const jobs = await runOn(`${cluster?.url}`, 'select picture as name from drawing_jobs');
    emptyTimes = jobs.length === 0 ? emptyTimes + 1 : 0;
  }
}

async function deckOf(serving: ServerProcess, style: string, bodyShape: string): Promise<readonly string[]> {
  const answer = await fetch(`${serving.address}/quiz/recommend/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ styles: [style], bodyShapes: [bodyShape], image_count: 10, use_weather: false }),
  });
  const { outfits } = (await answer.json()) as Recommendation;
  return outfits.map(({ image }) => image);
}

async function timeDeck(images: readonly string[]): Promise<number> {
  const before = performance.now();
  const pictures = images.map(async (image) => {
    const picture = await fetch(`${image}?w=${FORM.widthPx}`, { headers: { accept: FORM.accept } });
    await picture.arrayBuffer();
    if (!picture.ok) throw new Error(`A picture answered ${picture.status}`);
  });
  await Promise.all(pictures);
  return performance.now() - before;
}

const pools = { one: createRenderPool({ threads: 1 }), two: createRenderPool({ threads: 2 }) };

async function timeBareDeck(count: keyof typeof pools, style: Style, bodyShape: BodyShape, seed: number) {
  const looks = composeLooks({ style, bodyShape, weather: 'hot' }, { count: 10, seed });
  const before = performance.now();
  await Promise.all(
    looks.map((spec) =>
      pools[count].render({ key: lookKey(spec), spec, widthPx: FORM.widthPx, formats: ['avif'] }),
    ),
  );
  return performance.now() - before;
}

try {
  const serving = await start('serve');
  await start('draw');
  const other = await start('draw');
  const times: Record<'one' | 'two', number[]> = { one: [], two: [] };
  const bare: typeof times = { one: [], two: [] };
  const answers = STYLES.flatMap((style) => BODY_SHAPES.map((shape) => [style, shape] as const));
  for (const [round, [style, shape]] of answers.entries()) {
    const images = await deckOf(serving, style, shape);
    await quiet();
    const count = round % 2 ? 'one' : 'two';
    if (count === 'one') other.kill('SIGSTOP');
    const tookMs = await timeDeck(images);
    other.kill('SIGCONT');
    const bareMs = await timeBareDeck(count, style, shape, round);
    if (round < WARM_UP) continue;
    times[count].push(tookMs);
    bare[count].push(bareMs);
  }
  console.log('A cold deck of ten, median [p25-p75]:');
  console.log(`drawn by one process    ${summary(times.one)} ms`);
  console.log(`drawn by two processes  ${summary(times.two)} ms`);
  console.log(`ratio                   ${(median(times.two) / median(times.one)).toFixed(2)}`);
  console.log(`without a queue         ${summary(bare.one)} and ${summary(bare.two)} ms`);
  console.log(`ratio                   ${(median(bare.two) / median(bare.one)).toFixed(2)}`);
} finally {
  await Promise.all([pools.one.close(), pools.two.close()]);
  for (const server of servers) server.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
