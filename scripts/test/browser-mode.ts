import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { firefoxLaunchOptions } from '../browser/firefox.ts';

const WITHOUT_WINDOW = { enabled: true, headless: true, screenshotFailures: false } as const;

/** How the tests that need a browser run: in the Chromium of this machine, without a window. */
export const BROWSER_MODE = {
  ...WITHOUT_WINDOW,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
};

/** The same in the Firefox of this machine. */
export const FIREFOX_MODE = {
  ...WITHOUT_WINDOW,
  provider: playwright({ launchOptions: firefoxLaunchOptions() }),
  instances: [{ browser: 'firefox' as const }],
};
