import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/browser/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has a product of its own; half of a journey is waiting.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumLaunchOptions(), locale: 'en-GB' },
  projects: [
    // Motion and the dark are seen on the phone; the desktop goes without, which is half the work for a machine without a GPU.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
      grep: /@phone/,
    },
  ],
});
