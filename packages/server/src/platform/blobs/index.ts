export { checkBlobKey, InvalidBlobKeyError } from './blob-key.ts';
export type { BlobStore } from './blob-store.ts';
export { openDiskBlobStore } from './disk-blob-store.ts';
