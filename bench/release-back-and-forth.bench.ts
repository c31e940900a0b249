import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '../packages/server/src/config/config.ts';
import { startPostgresCluster } from '../packages/server/test/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../packages/server/test/server-process.ts';
import { countOf, nothingAcknowledged } from './kill/acknowledged.ts';
import { findLost } from './kill/lost-rows.ts';
import { checkOutRelease } from './releases/check-out.ts';
import { visit } from './releases/people.ts';

// Rolls a release out and back on each engine: an older server, then today's beside it on the same database, then the older
// one alone again, then today's. People join, sign up and save all the time. Fails where an answer is not 200 or something
// acknowledged is missing. `node bench/release-back-and-forth.bench.ts COMMIT`; by default the newest commit whose migrations
// differ from today's. Before 18f89a0 a server refuses every schema that it does not know.

const PEOPLE_PER_STEP = 40;

interface Ground {
  readonly name: string;
  readonly config: DatabaseConfig;
  readonly environment: Readonly<Record<string, string>>;
}

async function runOn(ground: Ground, oldMain: string): Promise<void> {
  const started: ServerProcess[] = [];
  const start = async (main?: string) => {
    const settings = { ...ground.environment, GLOW_TRUST_PROXY: '1' };
    const server = await startServerProcess(settings, main);
    started.push(server);
    return server;
  };
  try {
    await rollOutAndBack(ground, () => start(oldMain), start);
  } catch (error) {
    for (const server of started)
      console.log(server.output().split('\n').slice(-5).join('\n').slice(0, 2000));
    throw error;
  } finally {
    for (const server of started) server.kill('SIGKILL');
  }
}

type Start = () => Promise<ServerProcess>;

async function rollOutAndBack(
  { name, config, environment }: Ground,
  startOld: Start,
  startNew: Start,
): Promise<void> {
  const acknowledged = nothingAcknowledged();
  let nextPerson = 1;
  async function act(step: string, servers: readonly ServerProcess[]): Promise<void> {
    const start = performance.now();
    const visits = servers.map((server) => {
      const people = Array.from({ length: PEOPLE_PER_STEP }, () => nextPerson++);
      return visit({ server, people, acknowledged });
    });
    await Promise.all(visits);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name}, ${step}: ${countOf(acknowledged)} writes acknowledged so far, ${seconds} s`);
  }
  const older = await startOld();
  await act('the older release alone', [older]);
  const newer = await startNew();
  await act('both beside each other', [older, newer]);
  await stop(older);
  await act('the newer alone', [newer]);
  await stop(newer);
  const back = await startOld();
  await act('the older again, on the newer schema', [back]);
  const again = await startNew();
  await act('both again', [back, again]);
  await Promise.all([stop(back), stop(again)]);
  const lost = await findLost({ config, dataFolder: `${environment.GLOW_DATA_DIR}` }, acknowledged);
  console.log(`${name}: of ${countOf(acknowledged)} acknowledged writes ${lost.length} are missing`);
  if (lost.length > 0) throw new Error(lost.slice(0, 5).join(', '));
}

async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  const code = await server.ended;
  if (code !== 0) throw new Error(`A server ended with ${code}:\n${server.output()}`);
}

const folder = await mkdtemp(join(tmpdir(), 'glow-releases-'));
const release = await checkOutRelease(join(folder, 'older'), process.argv[2]);
const cluster = await startPostgresCluster();
try {
  console.log(`The older release is ${release.name}`);
  const sqlite = join(folder, 'sqlite');
  const file = join(sqlite, 'glow.sqlite');
  await runOn(
    { name: 'SQLite', config: { kind: 'sqlite', file }, environment: { GLOW_DATA_DIR: sqlite } },
    release.main,
  );
  if (cluster) {
    const { url } = cluster;
    const environment = { GLOW_DATA_DIR: join(folder, 'postgres'), DATABASE_URL: url };
    await runOn({ name: 'PostgreSQL', config: { kind: 'postgres', url }, environment }, release.main);
  } else console.log('PostgreSQL: not on this machine, not tested');
} finally {
  await cluster?.stop();
  await release.remove();
  await rm(folder, { recursive: true, force: true });
}
