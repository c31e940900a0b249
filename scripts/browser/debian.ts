import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here: on Debian, by root. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Installs Debian's packages. @throws {Error} when one cannot be had. */
export function installPackages(...names: readonly string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: 'inherit',
  });
}
