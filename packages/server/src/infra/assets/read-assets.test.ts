import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/test-folder.ts';
import { readAssets } from './read-assets.ts';

describe('readAssets', () => {
  it('finds files by their path with slashes, and their media types', async () => {
    const assets = await readAssets(await createTestFolder({ 'index.html': 'a', 'assets/deep/app.js': 'b' }));
    expect([...assets.keys()].toSorted()).toEqual(['assets/deep/app.js', 'index.html']);
    expect(assets.get('assets/deep/app.js')?.mediaType).toBe('text/javascript; charset=utf-8');
  });

  it('takes the compressed siblings of a build as they are and serves none of them as a file', async () => {
    const assets = await readAssets(
      await createTestFolder({ 'a.js': 'x'.repeat(2000), 'a.js.br': 'brotli', 'a.js.gz': 'gzip' }),
    );
    expect([...assets.keys()]).toEqual(['a.js']);
    const { br, gzip } = assets.get('a.js')?.representations ?? {};
    expect([String(br?.bytes), String(gzip?.bytes)]).toEqual(['brotli', 'gzip']);
  });

  it('compresses long text that came without siblings', async () => {
    const text = 'let a = 1;'.repeat(500);
    const assets = await readAssets(await createTestFolder({ 'a.js': text }));
    const { br, gzip } = assets.get('a.js')?.representations ?? {};
    expect(String(brotliDecompressSync(br?.bytes ?? ''))).toBe(text);
    expect(String(gunzipSync(gzip?.bytes ?? ''))).toBe(text);
  });

  it('leaves short text and pictures as they are', async () => {
    const assets = await readAssets(await createTestFolder({ 'a.js': 'short', 'b.avif': 'x'.repeat(5000) }));
    for (const asset of assets.values()) expect(Object.keys(asset.representations)).toEqual(['identity']);
  });

  it('returns every form of a file a tag of its own', async () => {
    const assets = await readAssets(await createTestFolder({ 'a.css': 'a{}'.repeat(900) }));
    const tags = Object.values(assets.get('a.css')?.representations ?? {}).map(({ entityTag }) => entityTag);
    expect(new Set(tags).size).toBe(3);
  });

  it('finds nothing where there is no folder', async () => {
    expect(await readAssets(join(tmpdir(), 'glow-no-such-folder'))).toEqual(new Map());
  });
});
