import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from '../browser/chromium.ts';

/** How the tests that need a browser run: in the Chromium of this machine, without a window. */
export const BROWSER_MODE = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
};
