import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import { createTestFolder } from './test-folder.ts';

/** Blobs in a folder that goes when the test is over. */
export async function createTestBlobs(): Promise<BlobStore> {
  return openDiskBlobStore(await createTestFolder());
}
