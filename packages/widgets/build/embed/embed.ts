import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { EMBED, packageVersion } from '../paths.ts';
import type { EmbedManifest } from '../weights.ts';
import { buildEmbedChunks } from './chunks.ts';
import { buildEmbedLoader } from './loader.ts';

/** The chunks, and copies of them at another address for the second attempt. */
const CHUNK_FOLDERS = ['chunks', 'again'];

/** Writes `dist/embed`: what a page with one script tag asks for, with its compressed forms. */
export async function buildEmbed(): Promise<void> {
  const version = packageVersion();
  const chunks = await buildEmbedChunks();
  const files = new Map([
    ['glow.js', await buildEmbedLoader(chunks, './')],
    [`${version}/glow.js`, await buildEmbedLoader(chunks, '../')],
    ...CHUNK_FOLDERS.flatMap((folder) =>
      [...chunks.files].map(([name, code]) => [`${folder}/${name}`, code] as const),
    ),
  ]);

  rmSync(EMBED, { recursive: true, force: true });
  for (const folder of [version, ...CHUNK_FOLDERS]) mkdirSync(join(EMBED, folder), { recursive: true });
  for (const [path, code] of files) {
    writeFileSync(join(EMBED, path), code);
    writeFileSync(join(EMBED, `${path}.br`), brotliCompressSync(code));
    writeFileSync(join(EMBED, `${path}.gz`), gzipSync(code, { level: 9 }));
  }
  const manifest: EmbedManifest = { version, widgets: Object.fromEntries(chunks.chunksOfTag) };
  writeFileSync(join(EMBED, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`dist/embed: the loader and ${chunks.files.size} chunks`);
}
