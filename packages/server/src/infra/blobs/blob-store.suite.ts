import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InvalidBlobKeyError } from './blob-key.ts';
import type { BlobStore } from './blob-store.ts';

export interface OpenedBlobStore {
  readonly store: BlobStore;
  close(): Promise<void>;
}

const key = 'looks/3f/3f00/320.avif';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Describes what every adapter of the port guarantees. */
export function describeBlobStore(name: string, openEmpty: () => Promise<OpenedBlobStore>): void {
  describe(name, () => {
    let opened: OpenedBlobStore;
    beforeEach(async () => {
      opened = await openEmpty();
    });
    afterEach(() => opened.close());

    it('reads back what was written, byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await opened.store.write(key, bytes);
      expect(Uint8Array.from((await opened.store.read(key)) ?? [])).toEqual(bytes);
    });

    it('reads nothing where nothing was written, below a blob too', async () => {
      await opened.store.write('looks/one', bytesOf('1'));
      expect(await opened.store.read('looks/two')).toBeUndefined();
      expect(await opened.store.read('looks/one/320.avif')).toBeUndefined();
    });

    it('keeps an empty blob apart from no blob', async () => {
      await opened.store.write(key, new Uint8Array());
      expect(await opened.store.read(key)).toHaveLength(0);
    });

    it('tells whether there are bytes', async () => {
      expect(await opened.store.has(key)).toBe(false);
      await opened.store.write(key, new Uint8Array());
      expect(await opened.store.has(key)).toBe(false);
      await opened.store.write(key, bytesOf('some'));
      expect(await opened.store.has(key)).toBe(true);
      expect(await opened.store.has('looks/3f')).toBe(false);
    });

    it('puts new bytes in the place of old ones', async () => {
      await opened.store.write(key, bytesOf('a long first text'));
      await opened.store.write(key, bytesOf('second'));
      expect(String(await opened.store.read(key))).toBe('second');
    });

    it('never shows a part of a blob while it is replaced', async () => {
      const texts = ['a'.repeat(300_000), 'b'.repeat(300_000)];
      await opened.store.write(key, bytesOf(texts[0] ?? ''));
      const writing = Promise.all(texts.map((text) => opened.store.write(key, bytesOf(text))));
      const reading = Array.from({ length: 20 }, () => opened.store.read(key));
      for (const bytes of await Promise.all(reading)) expect(texts).toContain(String(bytes));
      await writing;
    });

    it('forgets a deleted blob, and deletes what is not there in silence', async () => {
      await opened.store.write(key, bytesOf('soon gone'));
      await opened.store.delete(key);
      await opened.store.delete(key);
      expect(await opened.store.read(key)).toBeUndefined();
    });

    it.each([
      '',
      '/',
      'a/',
      '/etc/passwd',
      '../a',
      'a/../b',
      'a/./b',
      'a\\b',
      '.incoming/a',
      'A',
      'a\0',
      'é',
    ])('refuses the key %j', async (bad) => {
      await expect(opened.store.read(bad)).rejects.toThrow(InvalidBlobKeyError);
      await expect(opened.store.write(bad, bytesOf('x'))).rejects.toThrow(InvalidBlobKeyError);
      await expect(opened.store.delete(bad)).rejects.toThrow(InvalidBlobKeyError);
    });
  });
}
