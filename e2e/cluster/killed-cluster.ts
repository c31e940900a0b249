import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../packages/server/test/services/cluster.ts';
import { ADMINISTERED } from '../product/administration.ts';
import { SHARED_INSTALLATION } from '../product/open-installation.ts';
import { leftOutLines } from './left-out.ts';

const KILL_EVERY_MS = 20_000;

/** Starts several servers as one for all journeys, and kills one after the other until they are through. */
export default async function startKilledCluster(): Promise<() => Promise<void>> {
  for (const line of leftOutLines()) console.log(line);
  const cluster = await startCluster({
    clients: 'of-request',
    environment: { ...ADMINISTERED, GLOW_DRAW_AT_START: 'on' },
  });
  process.env[SHARED_INSTALLATION.address] = cluster.address;
  process.env[SHARED_INSTALLATION.database] = cluster.databaseUrl;
  const through = new AbortController();
  const killing = killInTurn(cluster, through.signal);
  return async () => {
    through.abort();
    console.log(`Servers were killed ${await killing} times, one of five every ${KILL_EVERY_MS / 1000} s`);
    await cluster.stop();
  };
}

async function killInTurn({ servers }: Cluster, signal: AbortSignal): Promise<number> {
  for (let times = 0; ; times += 1) {
    await delay(KILL_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return times;
    servers[times % servers.length]?.process().kill('SIGKILL');
  }
}
