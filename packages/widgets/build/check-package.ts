import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTICES_FILE } from './notices.ts';
import { reportFault } from './npm/agreed-reports.ts';
import { API_REPORTS, REPORTS } from './npm/types.ts';
import { AGREED_REPORTS, NPM, PACKAGE } from './paths.ts';
import { manifestFaults, type PublishedManifest } from './published-manifest.ts';

/** What ships: packed as `pnpm publish` packs it, and read by the tools that readers of packages use. */
const folder = mkdtempSync(join(tmpdir(), 'glow-widgets-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: PACKAGE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const failures: string[] = [];
function check(what: string, holds: () => boolean): void {
  try {
    if (holds()) console.log(`ok  ${what}`);
    else failures.push(what);
  } catch (error) {
    failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
    if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
  }
}

try {
  // Its own scripts would build and check again.
  run('pnpm', 'pack', '--config.ignore-scripts=true', '--pack-destination', folder);
  const tarball = join(folder, run('ls', folder).trim());
  const packed = run('tar', '-tzf', tarball).split('\n');
  const manifest = JSON.parse(run('tar', '-xzOf', tarball, 'package/package.json')) as PublishedManifest;

  for (const fault of manifestFaults(manifest)) failures.push(`package.json as published: ${fault}`);
  check('the tarball has the builds, their licences and what there is to read', () => {
    const files = ['LICENSE', 'README.md', 'llms.txt', 'dist/embed/glow.js', 'dist/embed/integrity.json'];
    const notices = ['npm', 'embed'].map((build) => `dist/${build}/${NOTICES_FILE}`);
    return [...files, ...notices].every((file) => packed.includes(`package/${file}`));
  });

  check('publint finds nothing', () => run('publint', 'run', tarball, '--strict').includes('All good'));
  check('are the types wrong? no', () => {
    const noTypes = ['styles.css', 'placeholder.css', 'custom-elements.json'];
    run('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...noTypes);
    return true;
  });
  check("the React entry says 'use client'", () =>
    /^['"]use client['"]/.test(readFileSync(join(NPM, 'index.js'), 'utf8')),
  );
  for (const report of Object.values(API_REPORTS)) {
    check(`the API is as agreed in etc/${report}`, () => {
      const fault = reportFault(report, AGREED_REPORTS, REPORTS);
      if (fault) throw new Error(`${fault} Where that is meant: \`pnpm run generate\``);
      return true;
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const failure of failures) console.error(`not ok  ${failure}`);
if (failures.length > 0) process.exitCode = 1;
