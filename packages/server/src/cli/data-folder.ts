import { join } from 'node:path';

/** What a data folder holds of an installation; a backup has the same names. */
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
