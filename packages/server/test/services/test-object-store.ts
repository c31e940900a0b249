import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { ObjectStoreConfig } from '#config/config.ts';
import { readConfig } from '#config/environment.ts';
import { openS3BlobStore, type S3BlobStore } from '#infra/blobs/s3-blob-store.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';

export interface TestObjectStore {
  readonly store: S3BlobStore;
  readonly metrics: Metrics;
  /** What was logged so far. */
  logged(): readonly Readonly<Record<string, unknown>>[];
}

/** Returns the settings of a bucket that is not there yet. */
export function newBucket(): ObjectStoreConfig {
  const { objectStore } = readConfig({
    ...inject('services').objectStore,
    GLOW_S3_BUCKET: `glow-${randomUUID()}`,
  });
  if (!objectStore) throw new Error('There is no object store.');
  return objectStore;
}

export async function openTestObjectStore(config: ObjectStoreConfig): Promise<TestObjectStore> {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog({ write: (line) => void lines.push(line) });
  const store = await openS3BlobStore(config, { log, metrics });
  return { store, metrics, logged: () => lines.map((line) => JSON.parse(line)) };
}
