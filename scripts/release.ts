import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.ts';

// Releases @glow/widgets. Without an argument: raises the version from the changesets, writes the changelog, commits, tags and
// packs as publishing would, and sends nothing. CI takes the steps one by one: `version`, then `publish`, which does send.

const PACKAGE = 'packages/widgets';
/** The registry says where a package was built where the server that builds it vouches for that, as GitHub's runners do. */
const PROVENANCE = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? { NPM_CONFIG_PROVENANCE: 'true' } : {};

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

function versionNow(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

async function step(
  command: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = '',
): Promise<void> {
  console.log(`\n▸ ${command.join(' ')}`);
  const code = await run(command, { folder, environment });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}.`);
}

/** Raises the version and writes the changelog. Throws where no changeset says what has changed. */
async function raiseVersion(): Promise<void> {
  const before = versionNow();
  await step(['changeset', 'version']);
  if (versionNow() === before) throw new Error('No changeset says what has changed: `pnpm exec changeset`.');
}

/** Commits and tags what `raiseVersion` wrote, under the name that changesets give tags. */
function commitVersion(): void {
  const name = `@glow/widgets@${versionNow()}`;
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release ${name}`);
  git('tag', '--annotate', name, '--message', name);
  console.log(`\n▸ committed and tagged ${name}`);
}

const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  version: raiseVersion,
  'dry-run': () =>
    step(['pnpm', 'publish', '--dry-run', '--no-git-checks'], { ...PROVENANCE, GLOW_DRY_RUN: '1' }, PACKAGE),
  publish: () => step(['changeset', 'publish'], PROVENANCE),
};

async function releaseHere(): Promise<void> {
  if (git('status', '--porcelain')) throw new Error('Commit or stash what is changed first.');
  await raiseVersion();
  commitVersion();
  await STEPS['dry-run']?.();
  console.log('\nNothing was sent. Push the commit and its tag; CI publishes what is on main.');
}

const [wanted] = process.argv.slice(2);
const chosen = wanted === undefined ? releaseHere : STEPS[wanted];
try {
  if (!chosen)
    throw new Error(`There is no step ${wanted}: ${Object.keys(STEPS).join(', ')}, or none for all of it.`);
  await chosen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
