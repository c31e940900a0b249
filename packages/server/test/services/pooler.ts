import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAccount } from '../postgres-cluster.ts';
import { startDaemon } from './daemon.ts';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

export interface Pooler {
  readonly port: number;
  /** The address, through it, of the database that this address names. */
  addressOf(url: string): string;
  /** Goes to another PostgreSQL from now on, as an operator has it after a failover. */
  pointTo(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Fewer connections than one server's pool has, so that clients share them from one transaction to the next. */
const CONNECTIONS = 4;
const POSTGRES_PORT = 5432;
/** Those of a server that connects directly (`src/infra/db/postgres.ts`), which PgBouncer takes no word of. */
const LIMITS =
  'set statement_timeout = 10000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 15000';

/**
 * Starts a PgBouncer of its own in transaction mode before every database of a PostgreSQL. As root, which it refuses,
 * it runs as PostgreSQL's account. @returns nothing where this machine has none.
 */
export async function startPooler(
  clusterUrl: string,
  connections = CONNECTIONS,
): Promise<Pooler | undefined> {
  const program = findProgram('pgbouncer');
  if (program === undefined) return undefined;
  const { username } = new URL(clusterUrl);
  const folder = await mkdtemp(join(tmpdir(), 'glow-pooler-'));
  const port = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${username}" ""\n`);
  const pointTo = (url: string) =>
    writeFile(join(folder, 'pgbouncer.ini'), configuration(new URL(url), port, connections));
  await pointTo(clusterUrl);
  const account = await findAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const daemon = await startDaemon(program, ['pgbouncer.ini'], port, { cwd: folder, account });
  return {
    port,
    addressOf: (url) => `postgresql://${username}@127.0.0.1:${port}${new URL(url).pathname}`,
    async pointTo(url) {
      await pointTo(url);
      daemon.kill('SIGHUP');
    },
    async stop() {
      await daemon.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = ({ searchParams }: URL, port: number, connections: number) => `[databases]
* = host=${searchParams.get('host')} port=${searchParams.get('port') ?? POSTGRES_PORT} connect_query='${LIMITS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
query_wait_timeout = 10
server_idle_timeout = 5
logfile =
pidfile =
`;
