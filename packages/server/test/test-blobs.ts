import { type BlobStore, openDiskBlobStore } from '../src/platform/blobs/index.ts';
import { createTestFolder } from './test-folder.ts';

/** Blobs in a folder that goes when the test is over. */
export async function createTestBlobs(): Promise<BlobStore> {
  return openDiskBlobStore(await createTestFolder());
}
