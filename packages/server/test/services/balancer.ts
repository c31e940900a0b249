import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAccount } from '../postgres-cluster.ts';
import { startDaemon } from './daemon.ts';
import { findProgram } from './find-program.ts';

export interface Balancer {
  readonly address: string;
  stop(): Promise<void>;
}

const TEMPORARY = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts an nginx of its own before servers at these ports; a GET that one of them does not answer is answered by the
 * next. As root it runs as PostgreSQL's account. @returns nothing where this machine has none.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer | undefined> {
  const program = findProgram('nginx');
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'glow-balancer-'));
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
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    location = /metrics { return 404; }
    location / {
      proxy_pass http://glow;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 1s;
      proxy_read_timeout 60s;
      proxy_next_upstream error timeout http_502;
      proxy_next_upstream_tries 3;
    }
  }
}
`;
