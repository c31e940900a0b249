import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/test-folder.ts';
import { describeBlobStore } from './blob-store.suite.ts';
import { openDiskBlobStore } from './disk-blob-store.ts';

describeBlobStore('openDiskBlobStore', async () => {
  const root = await mkdtemp(join(tmpdir(), 'glow-blobs-'));
  return { store: await openDiskBlobStore(root), close: () => rm(root, { recursive: true }) };
});

describe('openDiskBlobStore on a folder that is there', () => {
  it('finds what an earlier process wrote', async () => {
    const root = await createTestFolder();
    await (await openDiskBlobStore(root)).write('looks/one', Buffer.from('kept'));
    expect(String(await (await openDiskBlobStore(root)).read('looks/one'))).toBe('kept');
  });

  it('removes what a killed process left half written, and nothing that is being written', async () => {
    const incoming = join(await createTestFolder(), '.incoming');
    await mkdir(incoming);
    await writeFile(join(incoming, 'old'), 'half');
    await writeFile(join(incoming, 'young'), 'half');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    await utimes(join(incoming, 'old'), yesterday, yesterday);
    await openDiskBlobStore(join(incoming, '..'));
    expect(await readdir(incoming)).toEqual(['young']);
  });

  it('leaves no file behind when a write fails', async () => {
    const root = await createTestFolder();
    const store = await openDiskBlobStore(root);
    await store.write('looks/one', Buffer.from('a file where a folder is wanted'));
    await expect(store.write('looks/one/320.avif', Buffer.from('x'))).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });
});
