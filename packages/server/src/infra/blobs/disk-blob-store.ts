import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBlobKey } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';
import { makeDirectory, syncDirectory } from './durable-directory.ts';

/** Where a file grows until it is whole; keys cannot start with a dot, so none can point here. */
const INCOMING = '.incoming';
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Opens the blobs under a folder, made when absent; several processes may share it. */
export async function openDiskBlobStore(root: string): Promise<BlobStore> {
  const incoming = join(root, INCOMING);
  await makeDirectory(incoming);
  await removeAbandoned(incoming);
  const pathOf = (key: string) => join(root, ...checkBlobKey(key).split('/'));

  return {
    async read(key) {
      return readFile(pathOf(key)).catch(ifAbsent(undefined));
    },

    async has(key) {
      return stat(pathOf(key)).then((file) => file.isFile() && file.size > 0, ifAbsent(false));
    },

    async write(key, bytes) {
      const path = pathOf(key);
      const growing = join(incoming, randomUUID());
      try {
        await writeThrough(growing, bytes);
        await makeDirectory(dirname(path));
        await rename(growing, path);
        await syncDirectory(dirname(path));
      } catch (cause) {
        await rm(growing, { force: true });
        throw cause;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes what a killed process left half written; what another process writes now is younger. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const age = await stat(path).then((file) => Date.now() - file.mtimeMs, ifAbsent(0));
    if (age > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

function ifAbsent<Value>(value: Value) {
  return (cause: NodeJS.ErrnoException): Value => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return value;
    throw cause;
  };
}
