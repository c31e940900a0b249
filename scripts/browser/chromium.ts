import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstallPackages, installPackages } from './debian.ts';

/** Chromium without a window system: what Playwright itself takes for tests, and a third faster than the browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Without a sandbox it also runs as root in a container; the rest keeps it off networks it does not need. */
const ARGUMENTS = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

const firstThere = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Path of a Chromium on this machine for tests: GLOW_CHROMIUM, a headless shell, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  return firstThere([process.env.GLOW_CHROMIUM, HEADLESS_SHELL, playwrightChromium(), ...BROWSERS]);
}

function playwrightChromium(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}

const launchOptions = (args: readonly string[], executablePath: string | undefined) => ({
  args: [...args],
  ...(executablePath && { executablePath }),
});

/** Returns launch options for Playwright and Vitest's browser mode. */
export function chromiumLaunchOptions() {
  return launchOptions([...ARGUMENTS, '--disable-gpu'], findChromium());
}

/** Returns launch options for measurements, which are of what people have: the whole browser where there is one. */
export function wholeChromiumLaunchOptions() {
  const wholes = [process.env.GLOW_CHROMIUM, playwrightChromium(), ...BROWSERS, HEADLESS_SHELL];
  return launchOptions(ARGUMENTS, firstThere(wholes));
}

function installOnDebian(): void {
  try {
    installPackages('chromium-headless-shell');
  } catch {
    installPackages('chromium'); // releases before the shell was a package
  }
}

/**
 * Returns path of a Chromium, installed first where there is none: from Debian's packages for root on Debian,
 * else Playwright's own download.
 * @throws {Error} when neither way gives one.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) installOnDebian();
  else execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium found: install one and set GLOW_CHROMIUM to its path.');
  return installed;
}
