import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/browser/chromium.ts';
import { ROOT } from '../../scripts/run.ts';
import { Product } from '../product/product.ts';
import { serveHost } from './host-server.ts';
import { HOSTS, type Host } from './hosts.ts';
import { visitPage } from './visit-page.ts';

/*
 * Installs the packed package into projects of frameworks, checks their types, builds and serves them, and takes a look
 * from every page in a browser. All hosts; those of `test` with `--in-test`; or those whose name has an argument in it.
 */
const PORT = 8711; // as the fixtures have it
const TARBALL = 'glow-widgets.tgz';
/** Of what a failed command wrote: its end. */
const TOLD_CHARACTERS = 3000;
const FIXTURES = join(import.meta.dirname, 'fixtures');

const work = mkdtempSync(join(tmpdir(), 'glow-hosts-'));

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** @throws {Error} with the command's output. */
function run(folder: string, program: string, ...args: readonly string[]): void {
  try {
    execFileSync(program, args, { cwd: folder, stdio: 'pipe', env: { ...process.env, CI: '1' } });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: unknown; readonly stderr?: unknown };
    throw new Error(
      `\`${program} ${args.join(' ')}\` failed:\n${`${stdout}${stderr}`.slice(-TOLD_CHARACTERS)}`,
    );
  }
}

function packPackage(): void {
  run(
    join(ROOT, 'packages/widgets'),
    'pnpm',
    'pack',
    '--config.ignore-scripts=true',
    '--pack-destination',
    work,
  );
  const [packed = ''] = globSync('*.tgz', { cwd: work });
  renameSync(join(work, packed), join(work, TARBALL));
}

/** Copies a fixture out of the workspace, where nothing but the package's own manifest counts. */
function copyFixture({ name, fixture, versions = {} }: Host): { folder: string; manifest: Manifest } {
  const folder = join(work, name.replaceAll(/\W+/g, '-'));
  cpSync(join(FIXTURES, fixture), folder, { recursive: true });
  cpSync(join(work, TARBALL), join(folder, TARBALL));
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  for (const dependencies of [manifest.dependencies, manifest.devDependencies])
    for (const [dependency, version] of Object.entries(versions))
      if (dependencies && dependency in dependencies) dependencies[dependency] = version;
  writeFileSync(path, JSON.stringify(manifest));
  return { folder, manifest };
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function checkHost(host: Host): Promise<string> {
  const { folder, manifest } = copyFixture(host);
  const times: string[] = [];
  const timed = (what: string, ...args: readonly string[]) => {
    const startedAt = performance.now();
    run(folder, 'npm', ...args);
    times.push(`${what} ${seconds(startedAt)}`);
  };
  timed('install', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  for (const script of ['check', 'build']) if (manifest.scripts?.[script]) timed(script, 'run', script);
  const server = await serveHost(host, folder);
  const startedAt = performance.now();
  try {
    for (const page of host.pages)
      await visitPage(browser, server.origin, page).catch((error: Error) => {
        throw new Error(`${page.path}: ${error.message}`);
      });
  } finally {
    await server.end();
  }
  return [...times, `${host.pages.length} pages ${seconds(startedAt)}`].join(', ');
}

const [, , only = ''] = process.argv;
const hosts = HOSTS.filter(({ name, inTest }) => (only === '--in-test' ? inTest : name.includes(only)));
if (hosts.length === 0)
  throw new Error(`No host is called ${only}: ${HOSTS.map(({ name }) => name).join(', ')}.`);

const product = new Product(PORT);
const browser = await chromium.launch(chromiumLaunchOptions());
let failures = 0;
try {
  packPackage();
  await product.start();
  for (const host of hosts) {
    try {
      console.log(`✓ ${host.name}: ${await checkHost(host)}`);
    } catch (error) {
      failures += 1;
      console.log(`✗ ${host.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  await browser.close();
  await product.remove();
  rmSync(work, { recursive: true, force: true });
}
console.log(`hosts: ${hosts.length - failures} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
