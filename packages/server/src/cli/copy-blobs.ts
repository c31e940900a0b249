import { constants } from 'node:fs';
import { access, copyFile, open, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDirectory, syncDirectory } from '#infra/blobs/durable-directory.ts';

/** Copies in parallel; the disk orders them better than a sequence would. */
const AT_ONCE = 8;

/**
 * Copies the files that the target does not have yet. A file never changes under its name, so an existing
 * one is complete; one that is deleted in the meantime is skipped.
 */
export async function copyBlobs(from: string, to: string): Promise<void> {
  await makeDirectory(to);
  const folders = new Set<string>();
  const copyOne = async (key: string) => {
    const path = join(to, key);
    if (await exists(path)) return;
    await makeDirectory(dirname(path));
    if (await copyDurably(join(from, key), path)) folders.add(dirname(path));
  };
  const keys = keysIn(from);
  const worker = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) await copyOne(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const folder of folders) await syncDirectory(folder);
}

/**
 * Yields the keys of all stored files below a folder; files still being written are in one whose name starts
 * with a dot.
 */
export async function* keysIn(root: string, folder = ''): AsyncGenerator<string, undefined> {
  const entries = await opendir(join(root, folder)).catch(ifAbsent);
  if (!entries) return;
  for await (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* keysIn(root, key);
    else if (entry.isFile()) yield key;
  }
}

/** Copies a file so that it survives a power cut; returns false where there is none to copy. */
export async function copyDurably(from: string, to: string): Promise<boolean> {
  const copied = await copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true, ifAbsent);
  if (!copied) return false;
  await syncFile(to);
  return true;
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ifAbsent(cause: NodeJS.ErrnoException): undefined {
  if (cause.code !== 'ENOENT') throw cause;
}
