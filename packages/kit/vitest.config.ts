import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/browser/chromium.ts';
import { PATIENCE } from '../../scripts/test/patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
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
