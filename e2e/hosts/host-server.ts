import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { freePort } from '../product/product.ts';
import type { Host } from './hosts.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const START_LIMIT_MS = 30_000;

export interface HostServer {
  readonly origin: string;
  readonly end: () => Promise<void>;
}

/** Serves the files of a folder as any web server does. */
async function serveFolder(folder: string, port: number): Promise<HostServer['end']> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = readFileSync(join(folder, decodeURIComponent(path)));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

async function runServer(
  command: readonly string[],
  folder: string,
  port: number,
): Promise<HostServer['end']> {
  const [program = '', ...args] = command;
  const environment = { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', NODE_ENV: 'production' };
  // A group of its own: npx leaves its child behind when it is ended alone.
  const child = spawn(program, args, { cwd: folder, env: environment, stdio: 'ignore', detached: true });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`\`${command.join(' ')}\` did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0));
    await ended;
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** Serves the built project of a host. */
export async function serveHost({ serve }: Host, folder: string): Promise<HostServer> {
  const port = await freePort();
  const end =
    'folder' in serve
      ? await serveFolder(join(folder, serve.folder), port)
      : await runServer(serve.command, folder, port);
  return { origin: `http://127.0.0.1:${port}`, end };
}
