import { findPostgresPrograms } from '../postgres-cluster.ts';
import { hasCeph, startCephStore } from './ceph-store.ts';
import { findProgram } from './find-program.ts';
import { startRedisServer } from './redis-server.ts';

/** Where tests reach what several servers share; each absent where it was not started. */
export interface ServiceAddresses {
  /** The settings of an object store, but the bucket. */
  readonly objectStore?: Readonly<Record<string, string>>;
  readonly redisPort?: number;
}

export interface Services {
  readonly addresses: ServiceAddresses;
  stop(): Promise<void>;
}

/** Tells whether this machine has everything that several servers share. */
export function hasServices(): boolean {
  return findPostgresPrograms() !== undefined && hasCeph() && findProgram('redis-server') !== undefined;
}

/** Starts one of each for the whole run of a project. */
export async function startServices(isNeeded: boolean): Promise<Services> {
  if (!isNeeded) return { addresses: {}, stop: async () => {} };
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
