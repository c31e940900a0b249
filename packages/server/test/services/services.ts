import { findPostgresPrograms } from '../postgres-cluster.ts';
import { hasCeph, startCephStore } from './ceph-store.ts';
import { findProgram } from './find-program.ts';
import { startPooler } from './pooler.ts';
import { startRedisServer } from './redis-server.ts';

/** Where tests reach what several servers share; each absent where it was not started. */
export interface ServiceAddresses {
  /** The settings of an object store, but the bucket. */
  readonly objectStore?: Readonly<Record<string, string>>;
  readonly redisPort?: number;
  /** Of the pooler before PostgreSQL. */
  readonly poolerPort?: number;
}

/** What the tests of a project stand on beside a database. */
export type Needs = 'services' | 'pooler';

export interface Services {
  readonly addresses: ServiceAddresses;
  stop(): Promise<void>;
}

const hasProgram = (name: string) => findProgram(name) !== undefined;

/** Tells whether this machine has PostgreSQL and a pooler for it. */
export function hasPooler(): boolean {
  return findPostgresPrograms() !== undefined && hasProgram('pgbouncer');
}

/** Tells whether this machine has everything that several servers share. */
export function hasServices(): boolean {
  return hasPooler() && hasCeph() && ['redis-server', 'nginx'].every(hasProgram);
}

/** Starts what a project needs, one of each for its whole run. */
export async function startServices(
  needs: Needs | undefined,
  clusterUrl: string | undefined,
): Promise<Services> {
  if (needs === undefined) return { addresses: {}, stop: async () => {} };
  if (needs === 'pooler') {
    const pooler = await startPooler(clusterUrl ?? '');
    return { addresses: { ...(pooler && { poolerPort: pooler.port }) }, stop: async () => pooler?.stop() };
  }
  const redis = await startRedisServer();
  const store = await startCephStore();
  return {
    addresses: {
      ...(store && { objectStore: store.settings }),
      ...(redis && { redisPort: redis.port }),
    },
    async stop() {
      await store?.stop();
      await redis?.stop();
    },
  };
}
