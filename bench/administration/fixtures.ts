import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '../../packages/server/src/config/config.ts';
import { startPostgresCluster } from '../../packages/server/test/postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../../packages/server/test/server-process.ts';

export interface Fixture {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly config: DatabaseConfig;
  readonly server: ServerProcess;
  /** GETs as the administrator, each time from a network of its own, so that no limit is met. */
  get(path: string): Promise<Response>;
}

const EMAIL = 'bench@example.com';
const PASSWORD = 'Velvet-Otter-12';

/**
 * Runs the work on a fresh server over each engine that this machine has, or the one that the command names, such as
 * `node bench/admin-lists.bench.ts PostgreSQL`.
 */
export async function onEachEngine(work: (fixture: Fixture) => Promise<void>): Promise<void> {
  const [, , only] = process.argv;
  const folder = await mkdtemp(join(tmpdir(), 'glow-bench-'));
  const cluster = await startPostgresCluster();
  try {
    const sqlite = join(folder, 'sqlite');
    const file = join(sqlite, 'glow.sqlite');
    if (only !== 'PostgreSQL')
      await onEngine('SQLite', { kind: 'sqlite', file }, { GLOW_DATA_DIR: sqlite }, work);
    if (only === 'SQLite') return;
    if (!cluster) return console.log('This machine has no PostgreSQL.');
    const environment = { GLOW_DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.url };
    await onEngine('PostgreSQL', { kind: 'postgres', url: cluster.url }, environment, work);
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onEngine(
  name: Fixture['name'],
  config: DatabaseConfig,
  environment: Readonly<Record<string, string>>,
  work: (fixture: Fixture) => Promise<void>,
): Promise<void> {
  const server = await startServerProcess({
    ...environment,
    GLOW_TRUST_PROXY: '1',
    GLOW_ADMIN_EMAIL: EMAIL,
    GLOW_ADMIN_PASSWORD: PASSWORD,
  });
  try {
    const access = await signIn(server);
    let requests = 0;
    const get = (path: string) => {
      requests += 1;
      const client = `10.0.${(requests >> 8) & 255}.${requests & 255}`;
      const headers = { authorization: `Bearer ${access}`, 'x-forwarded-for': client };
      return fetch(server.address + path, { headers });
    };
    await work({ name, config, server, get });
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

async function signIn({ address }: ServerProcess): Promise<string> {
  const answer = await fetch(`${address}/api/login_mongo/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return ((await answer.json()) as { access: string }).access;
}
