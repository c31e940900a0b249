import { join } from 'node:path';

/** Names of what a data folder holds; a backup has the same. */
export const DATABASE_FILE = 'glow.sqlite';
export const SECRET_FILE = 'secret';
export const BLOBS_FOLDER = 'blobs';

export interface DataFolder {
  readonly folder: string;
  readonly database: string;
  readonly secret: string;
  readonly blobs: string;
}

export function dataFolder(folder: string): DataFolder {
  return {
    folder,
    database: join(folder, DATABASE_FILE),
    secret: join(folder, SECRET_FILE),
    blobs: join(folder, BLOBS_FOLDER),
  };
}
