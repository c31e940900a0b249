import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PACKAGE } from './paths.ts';

/** Beside the scripts of a build: the licences of what others wrote and the scripts hold. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** What tools put into their output without a file behind it is under their own licence. */
const HELPERS: Readonly<Record<string, string>> = { '\0rolldown/': 'rolldown', '\0vite/': 'vite' };

const LICENCE = /^(?:license|licence|copying)(?:[.-].*)?$/i;

const { resolve } = createRequire(import.meta.resolve('vite'));

/** Who holds the copyright of packages under the MIT licence that bring no text, as their repository says. */
const MIT_HOLDERS: Readonly<Record<string, string>> = {
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
};

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

/** Returns the folder of the package that a module was taken from; `undefined` for our own. */
function packageFolder(moduleId: string): string | undefined {
  const helper = Object.keys(HELPERS).find((prefix) => moduleId.startsWith(prefix));
  if (helper) return folderOfModule(resolve(HELPERS[helper] ?? ''));
  return moduleId.includes('/node_modules/') ? folderOfModule(moduleId) : undefined;
}

function folderOfModule(file: string): string {
  const [root = '', inner = ''] = splitAtPackages(file);
  const [scope = '', name = ''] = inner.split('/');
  return join(root, scope.startsWith('@') ? `${scope}/${name}` : scope);
}

function splitAtPackages(file: string): readonly string[] {
  const at = file.lastIndexOf('/node_modules/') + '/node_modules/'.length;
  return [file.slice(0, at), file.slice(at)];
}

function mitText(holder: string): string {
  return readFileSync(join(PACKAGE, '../../LICENSE'), 'utf8').replace(/^Copyright .*$/m, holder);
}

/** Returns a package's name, version and licence text. Throws where there is no text. */
function noticeOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name = '', version, license } = JSON.parse(manifest) as PackageJson;
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  const holder = license === 'MIT' ? MIT_HOLDERS[name] : undefined;
  if (!file && !holder)
    throw new Error(`${name} is bundled, and there is no text of its licence (${license}).`);
  const text = file ? readFileSync(join(folder, file), 'utf8') : mitText(holder ?? '');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

const RULE = `\n${'-'.repeat(80)}\n\n`;

/**
 * Returns the licences of all packages whose modules a bundle holds, as text.
 * @param moduleIds As the bundler reports them: paths of files, and names of its own helpers.
 */
export function noticesOf(moduleIds: readonly string[]): string {
  const folders = [...new Set(moduleIds.map((id) => packageFolder(id.replace(/\?.*/, ''))))];
  const notices = folders.flatMap((folder) => (folder ? [noticeOf(folder)] : []));
  const head = 'These scripts hold code of the following packages, under the licences below.\n';
  return [head, ...new Set(notices.toSorted())].join(RULE);
}
