import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/run.ts';

export interface ColdServer {
  readonly address: string;
  /** From the start of its process until it listened. */
  readonly startMs: number;
}

/**
 * Starts the server in a process of its own, on a data folder of its own, lets `measure` use it and ends both.
 * @param settings Beside those that every run has.
 */
export async function onColdServer<Result>(
  measure: (server: ColdServer) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'glow-bench-'));
  const before = performance.now();
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH, PORT: '0', GLOW_DATA_DIR: directory, GLOW_WEATHER_URL: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface(server.stdout)) {
      const address = /^Glow is at (\S+)/.exec(line)?.[1];
      if (address) return await measure({ address, startMs: performance.now() - before });
    }
    throw new Error('The server ended before it listened.');
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  }
}
