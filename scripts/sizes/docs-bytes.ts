import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Weight } from '../../packages/widgets/build/weights.ts';
import { ROOT } from '../run.ts';

const SCRIPTS = 'packages/server/src/features/api-docs/browser/*.js';

/** Returns what `/docs` loads as script, as the server sends it. */
export function docsWeights(): readonly Weight[] {
  const files = globSync(SCRIPTS, { cwd: ROOT });
  if (files.length === 0) throw new Error('The API page has no script.');
  const bytes = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(ROOT, file))).length,
    0,
  );
  return [{ what: 'API page: all script', bytes, maxBytes: 40_000 }];
}
