import { canInstallPackages, installPackages } from '../browser/debian.ts';
import { findFirefox } from '../browser/firefox.ts';
import { findWebKit } from '../browser/webkit.ts';

interface Engine {
  readonly name: string;
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
  /** What is not run without it. */
  readonly without: string;
}

const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
    without: 'the widgets and the journeys were not run in it',
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    isThere: () => findWebKit() !== undefined,
    without: 'its guard was not run',
  },
];

/**
 * Installs the browser engines beside Chromium from Debian's packages where that is possible. Returns a sentence for
 * each that is missing nevertheless.
 */
export function ensureEngines(): readonly string[] {
  for (const { packages, isThere } of ENGINES) {
    if (isThere() || !canInstallPackages()) continue;
    try {
      installPackages(...packages);
    } catch {
      // Said in the summary.
    }
  }
  return ENGINES.filter(({ isThere }) => !isThere()).map(
    ({ name, packages, without }) => `${name} was not found (on Debian: ${packages.join(', ')}): ${without}.`,
  );
}
