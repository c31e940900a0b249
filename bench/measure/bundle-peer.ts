import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Installs packages into a folder of their own and bundles `source`, which may import them, for browsers. */
export async function bundlePeer(packages: readonly string[], source: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'glow-peer-'));
  writeFileSync(join(root, 'package.json'), '{"private":true}');
  writeFileSync(join(root, 'peer.js'), source);
  execFileSync('npm', ['install', '--silent', '--no-audit', '--legacy-peer-deps', ...packages], {
    cwd: root,
  });
  const [output] = (await build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(root, 'peer.js'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('The peer could not be bundled.');
  return chunk.code;
}
