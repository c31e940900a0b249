import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDirectory, syncDirectory } from '../blobs/durable-directory.ts';
import { DatabaseOpenError } from '../db/database-open-error.ts';
import { MASTER_SECRET_BYTES } from './secrets.ts';

const OWNER_ONLY = 0o600;

/**
 * Returns the master secret in a file, created at the first start; of servers that start at once, one
 * creates it.
 */
export async function readOrMakeSecretFile(path: string): Promise<Buffer> {
  const known = await readSecret(path);
  if (known) return known;
  await makeDirectory(dirname(path));
  const growing = join(dirname(path), `.secret-${randomUUID()}`);
  try {
    await writeSecret(growing, randomBytes(MASTER_SECRET_BYTES));
    await link(growing, path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause;
    });
    await syncDirectory(dirname(path));
  } finally {
    await rm(growing, { force: true });
  }
  const made = await readSecret(path);
  if (!made) throw new Error(`${path} went away while it was made`);
  return made;
}

/**
 * Returns the master secret in a file; undefined where there is none.
 * @throws {DatabaseOpenError} where the file is empty or cut.
 */
export async function readSecret(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  if (text === undefined) return undefined;
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length >= MASTER_SECRET_BYTES) return secret;
  throw new DatabaseOpenError(
    `${path} is empty or damaged: it must hold ${MASTER_SECRET_BYTES} bytes; put that file back from a backup.`,
  );
}

/** Writes a file that only its owner may read; fails where one exists. */
export async function writeSecret(path: string, secret: Buffer): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(`${secret.toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
