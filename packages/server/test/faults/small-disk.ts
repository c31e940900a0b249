import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that can be filled, and that can fail as a real one does. */
export interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  empty(): Promise<void>;
  /** Ends writing, as the kernel does after an error of the device; files that are open stay so. */
  fail(): void;
  /** Checks the file system and mounts it again; nobody may have a file of it open. */
  repair(): void;
  remove(): void;
}

const DISK_BYTES = 128 * 1024 * 1024;
const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** True where this process may mount a disk: root on Linux, outside most containers. */
export function canMount(): boolean {
  try {
    makeSmallDisk().remove();
    return true;
  } catch {
    return false;
  }
}

/** @throws {Error} where {@link canMount} is false. */
export function makeSmallDisk(): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'glow-small-disk-'));
  const image = join(directory, 'disk.img');
  const folder = join(directory, 'mounted');
  const filler = join(folder, 'filler');
  const mount = () => run('mount', '-o', 'loop', image, folder);
  try {
    mkdirSync(folder);
    writeFileSync(image, '');
    truncateSync(image, DISK_BYTES);
    run('mkfs.ext4', '-q', '-m', '0', image);
    mount();
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      // To the last block: metadata of the file itself takes some.
      for (let left = bavail * bsize; left > bsize; left = Math.floor(left / 2)) {
        await writeFile(filler, Buffer.alloc(left), { flag: 'a' }).catch(() => {});
      }
    },
    empty: () => rm(filler),
    fail: () => void run('mount', '-o', 'remount,abort', folder),
    repair() {
      run('umount', folder);
      try {
        run('e2fsck', '-p', image);
      } catch (error) {
        // 1: errors were found and corrected.
        if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error;
      }
      mount();
    },
    remove() {
      run('umount', '--lazy', folder);
      rmSync(directory, { recursive: true });
    },
  };
}
