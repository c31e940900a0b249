import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const IMAGE_BYTES = 512 * 1024 * 1024;

export interface DiskImage {
  /** Where the file system is mounted. */
  readonly folder: string;
  /** Copies what the disk holds at this moment, without what the system has yet to write, and mounts the copy. */
  cut(): Promise<DiskImage>;
  drop(): Promise<void>;
}

/**
 * Makes an ext4 file system in a file and mounts it through a loop device.
 * @throws {Error} where this machine lets nobody mount one; it takes root on Linux.
 */
export async function makeDiskImage(): Promise<DiskImage> {
  const directory = await mkdtemp(join(tmpdir(), 'glow-disk-'));
  const image = join(directory, 'disk.img');
  await writeFile(image, '');
  await truncate(image, IMAGE_BYTES);
  await run('mkfs.ext4', ['-q', image]);
  return mount(directory, image);
}

async function mount(directory: string, image: string): Promise<DiskImage> {
  const folder = `${image}.mounted`;
  await mkdir(folder);
  await run('mount', ['-o', 'loop', image, folder]);
  let copies = 0;
  return {
    folder,
    async cut() {
      copies += 1;
      const copy = `${image}.${copies}`;
      await copyFile(image, copy);
      return mount('', copy);
    },
    async drop() {
      await run('umount', [folder]);
      await rm(image);
      await rm(folder, { recursive: true });
      if (directory) await rm(directory, { recursive: true });
    },
  };
}
