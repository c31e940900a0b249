import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../../packages/server/test/server-process.ts';
import { startCluster } from '../../packages/server/test/services/cluster.ts';

/** What the requests go to: one server on SQLite, or the cluster behind nginx. */
export interface Target {
  readonly address: string;
  readonly servers: readonly TargetServer[];
  stop(): Promise<void>;
}

export interface TargetServer {
  readonly name: string;
  /** Past nginx. */
  readonly address: string;
  readonly server: ServerProcess;
}

/** Of what is drawn ahead of anybody's wish: by the decks of such requests two processes would draw without end. */
const DRAWING_NICENESS = 19;
const PROGRAM = join(import.meta.dirname, 'collectable-server.ts');

export async function startTarget(
  on: 'sqlite' | 'cluster',
  environment: Readonly<Record<string, string>>,
): Promise<Target> {
  if (on === 'cluster') {
    const cluster = await startCluster({ clients: 'of-request', environment, program: PROGRAM });
    for (const { role, process: now } of cluster.servers)
      if (role === 'draw') setPriority(now().pid, DRAWING_NICENESS);
    const servers = cluster.servers.map(({ role, port, process: now }) => ({
      name: `${role === 'serve' ? 'answers' : 'draws'} on ${port}`,
      address: `http://127.0.0.1:${port}`,
      server: now(),
    }));
    return { address: cluster.address, servers, stop: cluster.stop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'glow-fuzz-'));
  const settings = { GLOW_DATA_DIR: folder, GLOW_TRUST_PROXY: '1', ...environment };
  const server = await startServerProcess(settings, PROGRAM);
  return {
    address: server.address,
    servers: [{ name: 'the server', address: server.address, server }],
    async stop() {
      server.kill('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true });
    },
  };
}
