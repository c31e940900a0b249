import { execFile } from 'node:child_process';
import { globSync, realpathSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const USER = 'glow';

export interface PostgresCluster {
  /** Of the cluster's own maintenance database, over its Unix socket. */
  readonly url: string;
  /** Ends every process of it at once, as a power cut would, and starts it again. */
  crash(): Promise<void>;
  /** Ends every process of it at once, for good. */
  end(): Promise<void>;
  /** Starts a streaming replica of it; it ends with the cluster. */
  replicate(): Promise<PostgresReplica>;
  stop(): Promise<void>;
}

export interface PostgresReplica {
  /** As the cluster's. */
  readonly url: string;
  start(): Promise<void>;
  /** Makes a primary of it, which may be written to. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const REPLICA_PORT = 5433;

export interface ClusterOptions {
  /** `durable`: a commit is on the disk before it is answered. `quick` by default. */
  readonly commits?: 'durable' | 'quick';
}

/**
 * A cluster of its own in a temporary folder, reached only through a socket there. As root, which PostgreSQL
 * refuses, it runs as the account that Debian's package makes.
 * @returns nothing where this machine has no PostgreSQL.
 */
export async function startPostgresCluster({
  commits = 'quick',
}: ClusterOptions = {}): Promise<PostgresCluster | undefined> {
  const programs = findPostgresPrograms();
  if (!programs) return undefined;
  const account = await findAccount();
  const directory = await mkdtemp(join(tmpdir(), 'glow-pg-'));
  if (account) await chown(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...account };
  const control =
    (folder: string) =>
    (...args: string[]) =>
      run(join(programs, 'pg_ctl'), ['-D', folder, ...args], options);
  const pgCtl = control(data);

  const fsync = commits === 'durable' ? 'on' : 'off';
  const settings = `-c listen_addresses='' -c unix_socket_directories='${directory}' -c fsync=${fsync}`;
  const start = () => pgCtl('start', '-w', '-l', join(directory, 'log'), '-o', settings);
  const replicas: PostgresReplica[] = [];
  const stop = async () => {
    for (const replica of replicas) await replica.stop().catch(() => {});
    await pgCtl('stop', '-m', 'immediate').catch(() => {});
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const initialise = ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale'];
    await run(join(programs, 'initdb'), initialise, options);
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const end = async () => {
    await pgCtl('stop', '-m', 'immediate');
  };
  const crash = async () => {
    await end();
    await start();
  };
  const url = `postgresql://${USER}@localhost/postgres?host=${directory}`;
  const replicate = async () => {
    const folder = join(directory, 'replica');
    const copy = ['-h', directory, '-U', USER, '-D', folder, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await run(join(programs, 'pg_basebackup'), copy, options);
    const ofReplica = control(folder);
    const replica: PostgresReplica = {
      url: `${url}&port=${REPLICA_PORT}`,
      start: async () => {
        const own = `${settings} -c port=${REPLICA_PORT}`;
        await ofReplica('start', '-w', '-l', join(directory, 'replica.log'), '-o', own);
      },
      promote: async () => {
        await ofReplica('promote', '-w');
      },
      stop: async () => {
        await ofReplica('stop', '-m', 'immediate');
      },
    };
    replicas.push(replica);
    await replica.start();
    return replica;
  };
  return { url, crash, end, replicate, stop };
}

export function findPostgresPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const found = globSync(['/usr/lib/postgresql/*/bin/initdb', ...onPath]);
  const newest = found.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
  return newest && dirname(realpathSync(newest)); // a link stands alone, without the programs beside it
}

/** Returns the account that Debian's package makes, where this process may not run PostgreSQL itself. */
export async function findAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
