import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PACKAGE = join(import.meta.dirname, '..');
export const SOURCE = join(PACKAGE, 'src');
export const EMBED = join(PACKAGE, 'dist/embed');
/** The Custom Elements Manifest, as `generate` wrote it. */
export const CUSTOM_ELEMENTS = join(PACKAGE, 'custom-elements.json');
export const NPM = join(PACKAGE, 'dist/npm');
/** API reports as they were agreed. */
export const AGREED_REPORTS = join(PACKAGE, 'etc');

/** Version in package.json. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return version;
}
