import { join } from 'node:path';
import type { Config } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import type { BlobStore } from './blob-store.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';

export interface OpenedBlobs {
  readonly blobs: BlobStore;
  close(): void;
}

/** Opens the blobs where the settings say: in an object store, or in the data folder. */
export async function openBlobs(
  { dataDirectory, objectStore }: Pick<Config, 'dataDirectory' | 'objectStore'>,
  parts: { readonly log: Log; readonly metrics: Metrics },
): Promise<OpenedBlobs> {
  if (!objectStore) return { blobs: await openDiskBlobStore(join(dataDirectory, 'blobs')), close: () => {} };
  // Its client takes a fifth of a second to load.
  const { openS3BlobStore } = await import('./s3-blob-store.ts');
  const store = await openS3BlobStore(objectStore, parts);
  return { blobs: store, close: store.close };
}
