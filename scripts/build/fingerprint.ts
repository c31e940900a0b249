import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'generated', '.cache', 'etc', 'test-results']);

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!NOT_SOURCE.has(name) && !name.includes('.test.') && !name.includes('.stories.')) {
      yield* filesBelow(join(path, name));
    }
  }
}

/** A hash of the files below the given paths, of the lock file and of what the environment puts into a build. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  hash.update(`GLOW_API_BASE=${process.env.GLOW_API_BASE ?? ''};`);
  for (const path of [...paths, 'pnpm-lock.yaml']) {
    for (const file of filesBelow(join(ROOT, path)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
