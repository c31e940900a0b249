import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DIST } from './paths.ts';

const TEXT = /\.(?:html|css|js|svg|json|txt)$/;
const BROTLI_BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Lays a `.br` and a `.gz` beside every text file of the build. */
export function compress(): void {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, BROTLI_BEST));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
