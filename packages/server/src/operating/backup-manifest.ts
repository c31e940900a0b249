import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { keysIn, syncFile } from './copy-blobs.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';
import { OPERATING_TEXTS } from './operating.messages.ts';
import { OperatingError } from './operating-error.ts';

const MANIFEST_FILE = 'backup.json';

/** What a whole backup holds; written last, so that a folder without it is none. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  made_at: Type.String(),
  /** Of the server it was taken from; it can be restored to either. */
  engine: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Rows by table. */
  tables: Type.Record(Type.String(), Type.Integer()),
  files: Type.Integer(),
  database_sha256: Type.String(),
});
export type Manifest = Static<typeof Manifest>;

export async function writeManifest(
  backup: DataFolder,
  parts: Pick<Manifest, 'made_at' | 'engine' | 'tables'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...parts, ...(await measure(backup)) };
  const path = join(backup.folder, MANIFEST_FILE);
  await writeFile(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await syncFile(path);
  return manifest;
}

/**
 * Opens a backup that is whole.
 * @throws {OperatingError} where the folder is none, or something in it is missing or changed.
 */
export async function openBackup(folder: string): Promise<{ backup: DataFolder; manifest: Manifest }> {
  const backup = dataFolder(folder);
  const manifest = await readManifest(folder);
  const { files, database_sha256 } = await measure(backup);
  const { damaged } = OPERATING_TEXTS;
  if (database_sha256 !== manifest.database_sha256)
    throw new OperatingError(damaged('its database is not the one that was written'));
  if (files !== manifest.files)
    throw new OperatingError(damaged(`it holds ${files} files of ${manifest.files}`));
  return { backup, manifest };
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
    if (Value.Check(Manifest, manifest)) return manifest;
    throw new Error('Another format');
  } catch (cause) {
    throw new OperatingError(OPERATING_TEXTS.noBackup(folder), { cause });
  }
}

async function measure({ database, blobs }: DataFolder) {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(database)) hash.update(chunk);
  } catch (cause) {
    throw new OperatingError(OPERATING_TEXTS.damaged('its database cannot be read'), { cause });
  }
  let files = 0;
  for await (const _key of keysIn(blobs)) files += 1;
  return { files, database_sha256: hash.digest('hex') };
}

export function totalRows(tables: Readonly<Record<string, number>>): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows, 0);
}
