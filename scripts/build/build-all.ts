import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../run.ts';
import { fingerprintOf } from './fingerprint.ts';
import { TARGETS, type Target } from './targets.ts';

/** Where each target's fingerprint is kept once it is built. */
const STAMPS = join(ROOT, 'node_modules/.cache/glow');

function stampOf(target: Target): string {
  return join(STAMPS, `${target.name.replace('/', '-')}.txt`);
}

function isBuilt(target: Target, fingerprint: string): boolean {
  const stamp = stampOf(target);
  return (
    existsSync(join(ROOT, target.folder, 'dist')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint
  );
}

/** Builds what is not built from the sources as they are; `always` builds all. */
export async function buildAll({ always = false } = {}): Promise<void> {
  for (const target of TARGETS) {
    const fingerprint = fingerprintOf(target.from);
    if (!always && isBuilt(target, fingerprint)) continue;
    console.log(`Building ${target.name} …`);
    const code = await run(target.command, { folder: target.folder });
    if (code !== 0) throw new Error(`${target.name} could not be built: its command ended with ${code}.`);
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(stampOf(target), fingerprint);
  }
}
