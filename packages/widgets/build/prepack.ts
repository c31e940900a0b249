import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE } from './paths.ts';
import { type PublishedManifest, publishingFault } from './published-manifest.ts';

// What runs before a tarball is made: nothing that was not built and checked just now gets into one.

/** `npm pack` would ship `workspace:` versions and entries that are sources: pnpm alone writes the published ones. */
const manager = process.env.npm_config_user_agent ?? '';
if (!manager.startsWith('pnpm/')) {
  console.error('Pack and publish @glow/widgets with pnpm, which writes its published entries: `pnpm pack`.');
  process.exit(1);
}
const { npm_command, GITHUB_REPOSITORY, GLOW_DRY_RUN } = process.env;
const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as PublishedManifest;
const fault = npm_command === 'publish' && !GITHUB_REPOSITORY && !GLOW_DRY_RUN && publishingFault(manifest);
if (fault) {
  console.error(fault);
  process.exit(1);
}

for (const script of ['build/main.ts', 'build/check-package.ts']) {
  // To stderr, since the standard output of `pnpm pack --json` is data.
  execFileSync(process.execPath, [script], { cwd: PACKAGE, stdio: ['ignore', 2, 2] });
}
