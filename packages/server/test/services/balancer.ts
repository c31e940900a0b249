import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAccount } from '../postgres-cluster.ts';
import { startDaemon } from './daemon.ts';
import { findProgram } from './find-program.ts';

export interface Balancer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Whose address servers are told: of who connects, or the one that the request names, so that a test can be many
 * clients.
 */
export type ClientAddress = 'of-connection' | 'of-request';

/** As operators have it. */
const LOCATIONS = join(import.meta.dirname, '../../../../docs/deploy/nginx-locations.conf');
const TEMPORARY = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts an nginx of its own before servers at these ports; a GET that one of them does not answer is answered by the
 * next. As root it runs as PostgreSQL's account. @returns nothing where this machine has none.
 */
export async function startBalancer(
  port: number,
  servers: readonly number[],
  clients: ClientAddress = 'of-connection',
): Promise<Balancer | undefined> {
  const program = findProgram('nginx');
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'glow-balancer-'));
  const locations = await readFile(LOCATIONS, 'utf8');
  const named =
    clients === 'of-request' ? locations.replace('$remote_addr', '$http_x_forwarded_for') : locations;
  await writeFile(join(folder, 'locations.conf'), named);
  await writeFile(join(folder, 'nginx.conf'), configuration(port, servers));
  const account = await findAccount();
  for (const made of [folder, join(folder, 'temporary')]) {
    await mkdir(made, { recursive: true });
    if (account) await chown(made, account.uid, account.gid);
  }
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const daemon = await startDaemon(program, args, port, { cwd: folder, account });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      await daemon.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configuration = (port: number, servers: readonly number[]) => `daemon off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name === 'body' ? 'client_body' : name}_temp_path temporary/${name};`).join('\n  ')}
  upstream glow {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=3 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    include locations.conf;
  }
}
`;
