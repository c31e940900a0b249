import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { COMMAND_TEXTS } from './command.messages.ts';
import { CommandError } from './command-error.ts';
import { keysIn, syncFile } from './copy-blobs.ts';
import { type DataFolder, dataFolder } from './data-folder.ts';

const MANIFEST_FILE = 'backup.json';

/** Describes a complete backup; written last, so that a folder without it is not one. */
const Manifest = Type.Object({
  /** 1 had no hashes of the files and of the secret. */
  format: Type.Union([Type.Literal(1), Type.Literal(2)]),
  made_at: Type.String(),
  /** Of the server it was taken from; it can be restored to either. */
  engine: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Rows by table. */
  tables: Type.Record(Type.String(), Type.Integer()),
  files: Type.Integer(),
  database_sha256: Type.String(),
  secret_sha256: Type.Optional(Type.String()),
  /** By the path of the file below `blobs/`. */
  file_sha256: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Manifest = Static<typeof Manifest>;

export async function writeManifest(
  backup: DataFolder,
  parts: Pick<Manifest, 'made_at' | 'engine' | 'tables'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: 2, ...parts, ...(await measure(backup)) };
  const path = join(backup.folder, MANIFEST_FILE);
  await writeFile(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await syncFile(path);
  return manifest;
}

/**
 * Opens a backup that is whole.
 * @throws {CommandError} where the folder is none, or something in it is missing or changed.
 */
export async function openBackup(folder: string): Promise<{ backup: DataFolder; manifest: Manifest }> {
  const backup = dataFolder(folder);
  const manifest = await readManifest(folder);
  const damage = findDamage(await measure(backup), manifest);
  if (damage) throw new CommandError(COMMAND_TEXTS.damaged(damage));
  return { backup, manifest };
}

function findDamage(found: Measured, written: Manifest): string | undefined {
  if (found.database_sha256 !== written.database_sha256)
    return 'its database is not the one that was written';
  if (found.files !== written.files) return `it holds ${found.files} files of ${written.files}`;
  if (written.secret_sha256 !== undefined && found.secret_sha256 !== written.secret_sha256)
    return 'its secret is not the one that was written';
  const changed = Object.entries(written.file_sha256 ?? {}).find(
    ([key, hash]) => found.file_sha256[key] !== hash,
  );
  return changed && `${changed[0]} is not the file that was written`;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
    if (Value.Check(Manifest, manifest)) return manifest;
    throw new Error('Another format');
  } catch (cause) {
    throw new CommandError(COMMAND_TEXTS.noBackup(folder), { cause });
  }
}

type Measured = Required<Pick<Manifest, 'files' | 'database_sha256' | 'secret_sha256' | 'file_sha256'>>;

async function measure({ database, secret, blobs }: DataFolder): Promise<Measured> {
  const { damaged } = COMMAND_TEXTS;
  const database_sha256 = await hashOf(database, damaged('its database cannot be read'));
  const secret_sha256 = await hashOf(secret, damaged('its secret is missing'));
  const file_sha256: Record<string, string> = {};
  for await (const key of keysIn(blobs))
    file_sha256[key] = await hashOf(join(blobs, key), damaged(`${key} cannot be read`));
  return { files: Object.keys(file_sha256).length, database_sha256, secret_sha256, file_sha256 };
}

async function hashOf(path: string, failure: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (cause) {
    throw new CommandError(failure, { cause });
  }
  return hash.digest('hex');
}

export function totalRows(tables: Readonly<Record<string, number>>): number {
  return Object.values(tables).reduce((sum, rows) => sum + rows, 0);
}
