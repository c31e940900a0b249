export type { BlobStore } from './blob-store.ts';
export { openDiskBlobStore } from './disk-blob-store.ts';
