import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../packages/server/test/services/cluster.ts';
import { ADMINISTERED } from '../product/administration.ts';
import { SHARED_INSTALLATION } from '../product/open-installation.ts';

const KILL_EVERY_MS = 20_000;

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

async function killInTurn({ servers }: Cluster, signal: AbortSignal): Promise<number> {
  for (let times = 0; ; times += 1) {
    await delay(KILL_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return times;
    servers[times % servers.length]?.process().kill('SIGKILL');
  }
}
