import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../packages/server/test/services/cluster.ts';
import { ADMINISTERED } from '../product/administration.ts';
import { SHARED_INSTALLATION } from '../product/open-installation.ts';

const KILL_EVERY_MS = 20_000;
const LOOK_EVERY_MS = 100;

export interface KilledCluster {
  /** Has journeys go to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends all of it; returns how often a server was killed. */
  stop(): Promise<number>;
}

/** Starts several servers as one for all journeys, and kills one after the other until they are through. */
export async function startKilledCluster(): Promise<KilledCluster> {
  const cluster = await startCluster({
    clients: 'of-request',
    environment: { ...ADMINISTERED, GLOW_DRAW_AT_START: 'on' },
    onProgress: (what) => console.log(`Starting ${what}`),
  });
  const through = new AbortController();
  const killing = killInTurn(cluster, through.signal);
  return {
    environment: {
      [SHARED_INSTALLATION.address]: cluster.address,
      [SHARED_INSTALLATION.database]: cluster.databaseUrl,
    },
    async stop() {
      through.abort();
      await cluster.stop();
      return killing;
    },
  };
}

/** Kills the next one when the last is back, so that a machine that starts them slowly has one gone at a time. */
async function killInTurn({ servers }: Cluster, signal: AbortSignal): Promise<number> {
  const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => {});
  for (let times = 0; ; times += 1) {
    await pause(KILL_EVERY_MS);
    const server = servers[times % servers.length];
    const { pid } = server?.process() ?? {};
    if (signal.aborted) return times;
    server?.process().kill('SIGKILL');
    while (server?.process().pid === pid && !signal.aborted) await pause(LOOK_EVERY_MS);
  }
}
