import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Installs packages into a folder of their own and returns a module on them as one minified file. */
export async function bundlePeer(packages: readonly string[], source: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'glow-peer-'));
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, ...packages]);
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, source);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'peer' },
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error(`Nothing came of ${packages.join()}.`);
  return chunk.code;
}
