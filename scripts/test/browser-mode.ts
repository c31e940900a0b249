import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { firefoxLaunchOptions } from '../browser/firefox.ts';

const WITHOUT_WINDOW = { enabled: true, headless: true, screenshotFailures: false } as const;

/** Returns how tests run in the Chromium of this machine, without a window; Vitest names the instances in place. */
export const inChromium = () => ({
  ...WITHOUT_WINDOW,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Returns the same for the Firefox of this machine. */
export const inFirefox = () => ({
  ...WITHOUT_WINDOW,
  provider: playwright({ launchOptions: firefoxLaunchOptions() }),
  instances: [{ browser: 'firefox' as const }],
});
