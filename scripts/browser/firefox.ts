import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Path of a Firefox on this machine for tests: GLOW_FIREFOX, or an installed one. */
export function findFirefox(): string | undefined {
  return [process.env.GLOW_FIREFOX, ...BROWSERS].find((path) => path && existsSync(path));
}

/**
 * Returns launch options for Playwright and Vitest's browser mode: the very browser that people have, driven by
 * WebDriver BiDi, and not the build of its own that Playwright would fetch.
 */
export function firefoxLaunchOptions(prefs: Readonly<Record<string, number>> = {}) {
  const executablePath = findFirefox();
  return {
    channel: 'moz-firefox',
    ...(executablePath && { executablePath }),
    firefoxUserPrefs: { ...prefs },
  };
}
