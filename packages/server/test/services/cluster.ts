import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { type ClientAddress, startBalancer } from './balancer.ts';
import { startCephStore } from './ceph-store.ts';
import { freePort } from './free-port.ts';
import { heedSignals } from './heed-signals.ts';
import { startPooler } from './pooler.ts';
import { startRedisServer } from './redis-server.ts';
import { supervise } from './supervise.ts';

/** A server that is started again whenever it ends. */
export interface SupervisedServer {
  readonly role: 'serve' | 'draw';
  readonly port: number;
  /** Of the process of now. */
  process(): ServerProcess;
}

export interface Cluster {
  /** Where nginx listens. */
  readonly address: string;
  readonly servers: readonly SupervisedServer[];
  /** Past the pooler. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Of nginx; default: a free one. */
  readonly port?: number;
  readonly serving?: number;
  readonly drawing?: number;
  readonly clients?: ClientAddress;
  /** Further settings of every server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Of every server; default: the server as people start it. */
  readonly program?: string;
  /** Is told what is being started. */
  readonly onProgress?: (what: string) => void;
}

const BUCKET = 'glow';
const POOLED_CONNECTIONS = 20;

/**
 * Starts several servers as one: PostgreSQL behind PgBouncer, Redis and Ceph's S3 store, each with a folder of its own,
 * and servers that share nothing else, behind nginx. A signal that ends this process ends all of them first.
 * @throws {Error} where this machine lacks one of them.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  const stopStarted = async () => {
    stopping.abort(); // Ctrl-C reaches the servers too: none is to be started again
    for (const stopOne of stops.splice(0).toReversed()) await stopOne();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopStarted().finally(letGo));
  const starting = startParts(options, stops, stopping.signal);
  const letGo = heedSignals(async () => {
    stopping.abort();
    await starting.catch(() => {});
    await stop();
  });
  try {
    return { ...(await starting), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one part after the other, each of which adds to `stops`, until all are there or `signal` ends that. */
async function startParts(
  { serving = 3, drawing = 2, environment = {}, onProgress = () => {}, ...options }: ClusterOptions,
  stops: (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<Omit<Cluster, 'stop'>> {
  const opened = async <Part extends { stop(): Promise<unknown> }>(
    what: string,
    start: () => Promise<Part | undefined>,
  ) => {
    signal.throwIfAborted();
    onProgress(what);
    const part = await start();
    if (!part) throw new Error(`This machine has no ${what}.`);
    stops.push(() => part.stop());
    return part;
  };
  const postgres = await opened('PostgreSQL', () => startPostgresCluster({ commits: 'durable' }));
  const pooler = await opened('PgBouncer', () => startPooler(postgres.url, POOLED_CONNECTIONS));
  const redis = await opened('Redis', startRedisServer);
  const store = await opened('Ceph', startCephStore);
  const folder = await mkdtemp(join(tmpdir(), 'glow-cluster-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const shared = {
    ...store.settings,
    GLOW_S3_BUCKET: BUCKET,
    DATABASE_URL: pooler.addressOf(postgres.url),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    GLOW_TRUST_PROXY: '1',
    ...environment,
  };
  const servers: SupervisedServer[] = [];
  const start = async (role: SupervisedServer['role']) => {
    signal.throwIfAborted();
    const port = await freePort();
    const GLOW_DATA_DIR = join(folder, `${port}`);
    const own = { GLOW_ROLE: role, GLOW_DATA_DIR, PORT: `${port}` };
    const server = await supervise(() => startServerProcess({ ...shared, ...own }, options.program), signal);
    stops.push(() => server.stop());
    servers.push({ role, port, process: server.process });
  };
  onProgress(`${serving} servers that answer, ${drawing} that draw`);
  for (let made = 0; made < serving; made += 1) await start('serve');
  for (let made = 0; made < drawing; made += 1) await start('draw');
  const ports = servers.filter(({ role }) => role === 'serve').map(({ port }) => port);
  const port = options.port ?? (await freePort());
  const balancer = await opened('nginx', () => startBalancer(port, ports, options.clients));
  return { address: balancer.address, servers, databaseUrl: postgres.url };
}
