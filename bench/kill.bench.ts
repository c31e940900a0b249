import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '../packages/server/src/config/config.ts';
import { ADMINISTRATOR, signInAdministrator } from '../packages/server/test/acting-administrator.ts';
import { type PostgresCluster, startPostgresCluster } from '../packages/server/test/postgres-cluster.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { countOf, nothingAcknowledged } from './kill/acknowledged.ts';
import { findLost } from './kill/lost-rows.ts';
import { actUntilGone, picturesOf } from './kill/people.ts';

// Kills the server with SIGKILL in the middle of a thousand joins, sign-ups, saves, uploads and deletions, ten times on
// each engine, and PostgreSQL's own processes with it; then opens what is left and looks for all that was acknowledged.

const ROUNDS = 10;
const YES_PER_ROUND = 1000;
const PEOPLE_PER_ROUND = 10_000;
const IMAGES_PER_ROUND = 1000;

interface Ground {
  readonly name: string;
  readonly config: DatabaseConfig;
  readonly environment: Readonly<Record<string, string>>;
  readonly cluster?: PostgresCluster;
}

async function runOn({ name, config, environment, cluster }: Ground): Promise<void> {
  const acknowledged = nothingAcknowledged();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await startServerProcess({
      ...environment,
      GLOW_TRUST_PROXY: '1',
      GLOW_ADMIN_EMAIL: ADMINISTRATOR.email,
      GLOW_ADMIN_PASSWORD: ADMINISTRATOR.password,
    });
    const access = await signInAdministrator(server);
    const killAfter = Math.ceil(YES_PER_ROUND * (0.25 + Math.random() / 2));
    let yeses = 0;
    await actUntilGone({
      server,
      pictures: await picturesOf(server),
      firstPerson: round * PEOPLE_PER_ROUND,
      administrator: { access, firstImage: round * IMAGES_PER_ROUND },
      acknowledged,
      onYes(count) {
        yeses = count;
        if (count === killAfter) server.kill('SIGKILL');
      },
    });
    await server.ended;
    await cluster?.crash();
    const lost = await findLost({ config, dataFolder: directory }, acknowledged);
    const total = countOf(acknowledged);
    for (const what of lost.slice(0, 5)) console.log(`  lost: ${what}`);
    console.log(`${name} ${round}: killed after ${yeses} yeses; of ${total} so far, ${lost.length} lost`);
    if (lost.length > 0) process.exitCode = 1;
  }
}

const directory = await mkdtemp(join(tmpdir(), 'glow-kill-'));
const cluster = await startPostgresCluster({ commits: 'durable' });
try {
  const file = join(directory, 'glow.sqlite');
  await runOn({
    name: 'SQLite',
    config: { kind: 'sqlite', file },
    environment: { GLOW_DATA_DIR: directory },
  });
  if (cluster) {
    const environment = { GLOW_DATA_DIR: directory, DATABASE_URL: cluster.url };
    await runOn({ name: 'PostgreSQL', config: { kind: 'postgres', url: cluster.url }, environment, cluster });
  } else {
    console.log('PostgreSQL: not on this machine, not tested');
  }
} finally {
  await cluster?.stop();
  await rm(directory, { recursive: true });
}
