import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { NOTICES_FILE, noticesOf } from '../notices.ts';
import { CUSTOM_ELEMENTS, EMBED, packageVersion } from '../paths.ts';
import type { EmbedManifest } from '../weights.ts';
import { buildEmbedChunks } from './chunks.ts';
import { buildEmbedLoader } from './loader.ts';

/** The chunks, and copies of them at another address for the second attempt. */
const CHUNK_FOLDERS = ['chunks', 'again'];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the hash by which a page's `integrity` attribute or import map names a file's bytes. */
function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}

/**
 * Writes `dist/embed`: what a page with one script tag asks for, with its compressed forms. All addresses in it are
 * relative, so that a server may show it below a version too.
 */
export async function buildEmbed(): Promise<void> {
  const version = packageVersion();
  const chunks = await buildEmbedChunks();
  const scripts = new Map([
    ['glow.js', await buildEmbedLoader(chunks)],
    ...CHUNK_FOLDERS.flatMap((folder) =>
      [...chunks.files].map(([name, code]) => [`${folder}/${name}`, code] as const),
    ),
  ]);
  const hashes = [...scripts].map(([path, code]) => [path, integrityOf(code)]);

  rmSync(EMBED, { recursive: true, force: true });
  for (const folder of CHUNK_FOLDERS) mkdirSync(join(EMBED, folder), { recursive: true });
  for (const [path, code] of scripts) {
    writeFileSync(join(EMBED, path), code);
    writeFileSync(join(EMBED, `${path}.br`), brotliCompressSync(code));
    writeFileSync(join(EMBED, `${path}.gz`), gzipSync(code, { level: 9 }));
  }
  const manifest: EmbedManifest = { version, widgets: Object.fromEntries(chunks.chunksOfTag) };
  writeFileSync(join(EMBED, 'manifest.json'), json(manifest));
  writeFileSync(join(EMBED, 'integrity.json'), json({ version, files: Object.fromEntries(hashes) }));
  copyFileSync(CUSTOM_ELEMENTS, join(EMBED, 'custom-elements.json'));
  writeFileSync(join(EMBED, NOTICES_FILE), noticesOf(chunks.moduleIds));
  console.log(`dist/embed: the loader and ${chunks.files.size} chunks`);
}
