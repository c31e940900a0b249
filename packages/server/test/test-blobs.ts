import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { openDiskBlobStore } from '#infra/blobs/disk-blob-store.ts';
import { createTestFolder } from './test-folder.ts';

/** Opens blobs in a folder that is deleted when the test is over. */
export async function createTestBlobs(): Promise<BlobStore> {
  return openDiskBlobStore(await createTestFolder());
}
