import { mkdir, open } from 'node:fs/promises';
import { platform } from 'node:os';
import { dirname, resolve } from 'node:path';

/** Makes a folder and those above it, so that they survive a power cut: an entry lives in its parent. */
export async function makeDirectory(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (firstMade === undefined) return;
  const highest = dirname(resolve(firstMade));
  for (let parent = dirname(resolve(path)); ; parent = dirname(parent)) {
    await syncDirectory(parent);
    if (parent === highest) return;
  }
}

/** Flushes a folder's entries. Windows cannot open a folder as a file and writes entries through by itself. */
export async function syncDirectory(path: string): Promise<void> {
  if (platform() === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
