import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/browser/chromium.ts';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    name: 'kit',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
