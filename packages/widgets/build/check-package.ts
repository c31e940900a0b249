import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_REPORTS, REPORTS } from './npm/types.ts';
import { AGREED_REPORTS, NPM, PACKAGE } from './paths.ts';

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
  run('pnpm', 'pack', '--pack-destination', folder);
  const tarball = join(folder, run('ls', folder).trim());

  check('publint finds nothing', () => run('publint', 'run', tarball, '--strict').includes('All good'));
  check('are the types wrong? no', () => {
    const noTypes = ['styles.css', 'custom-elements.json'];
    run('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...noTypes);
    return true;
  });
  check("the React entry says 'use client'", () =>
    /^['"]use client['"]/.test(readFileSync(join(NPM, 'index.js'), 'utf8')),
  );
  for (const report of Object.values(API_REPORTS)) {
    check(`the API is as agreed in etc/${report} (else \`pnpm run generate\`)`, () => {
      const agreed = join(AGREED_REPORTS, report);
      return (
        existsSync(agreed) && readFileSync(agreed, 'utf8') === readFileSync(join(REPORTS, report), 'utf8')
      );
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const failure of failures) console.error(`not ok  ${failure}`);
if (failures.length > 0) process.exitCode = 1;
