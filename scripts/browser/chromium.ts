import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without a sandbox it also runs as root in a container; the rest keeps it off networks it does not need. */
const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

/** Path of a Chromium on this machine: GLOW_CHROMIUM, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  return [process.env.GLOW_CHROMIUM, playwrightChromium(), ...CANDIDATES].find(
    (path) => path && existsSync(path),
  );
}

function playwrightChromium(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}

/** Launch options for Playwright and Vitest's browser mode. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return { args: ARGUMENTS, ...(executablePath && { executablePath }) };
}

/**
 * Path of a Chromium, installed first where there is none: from Debian's packages for root on Debian,
 * else Playwright's own download.
 * @throws {Error} when neither way gives one.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    run('npx', 'playwright', 'install', '--with-deps', 'chromium');
  }
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium found: install one and set GLOW_CHROMIUM to its path.');
  return installed;
}
