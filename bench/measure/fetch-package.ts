import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Fetches one version of a package from the npm registry as it is published, without what it depends on.
 * @returns reads a file of it.
 */
export function fetchPackage(nameAndVersion: string): (file: string) => Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'glow-peer-'));
  const archive = execFileSync('npm', ['pack', '--silent', nameAndVersion], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['-xzf', archive.trim()], { cwd: folder });
  return (file) => readFileSync(join(folder, 'package', file));
}
