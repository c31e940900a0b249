import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmbedChunks } from './embed-chunks.ts';
import { buildOf, type EmbedManifest, keptBuilds, prune, readManifest } from './embed-history.ts';
import { buildEmbedLoader } from './embed-loader.ts';
import { EMBED, packageVersion } from './paths.ts';

/** The chunks, and copies of them at another address for the second attempt. */
const CHUNK_FOLDERS = ['chunks', 'again'];

const version = packageVersion();
const chunks = await buildEmbedChunks();
const builds = keptBuilds(buildOf(version, chunks.files.keys()), readManifest(EMBED)?.builds);

for (const folder of CHUNK_FOLDERS) {
  mkdirSync(join(EMBED, folder), { recursive: true });
  for (const [name, code] of chunks.files) writeFileSync(join(EMBED, folder, name), code);
  prune(join(EMBED, folder), builds);
}
mkdirSync(join(EMBED, version), { recursive: true });
writeFileSync(join(EMBED, version, 'glow.js'), await buildEmbedLoader(chunks, '../'));
writeFileSync(join(EMBED, 'glow.js'), await buildEmbedLoader(chunks, './'));

const widgets = Object.fromEntries(chunks.chunksOfTag);
const manifest: EmbedManifest = { version, widgets, builds };
writeFileSync(join(EMBED, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`dist/embed: ${chunks.files.size} chunks, ${builds.length} builds kept`);
