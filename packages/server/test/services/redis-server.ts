import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDaemon } from './daemon.ts';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

export interface RedisServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a Redis of its own that keeps nothing on the disk. @returns nothing where this machine has none. */
export async function startRedisServer(): Promise<RedisServer | undefined> {
  const program = findProgram('redis-server');
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'glow-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const daemon = await startDaemon(program, args, port, { cwd: folder });
  return {
    port,
    async stop() {
      await daemon.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
