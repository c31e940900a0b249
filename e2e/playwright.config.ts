import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/browser/chromium.ts';
import { findFirefox, firefoxLaunchOptions } from '../scripts/browser/firefox.ts';

/** Firefox is told of motion by a setting: its protocol has no word for it. */
const LESS_MOTION = { 'ui.prefersReducedMotion': 1 };
/** What visitors and partners' pages need. Accounts and console have forms that this driver fills in wrongly. */
const IN_FIREFOX = /(?:visitor|landing|instant-style|partner|policy|early-access)\.spec\.ts$/;

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
    ...(findFirefox()
      ? [
          {
            name: 'firefox',
            testMatch: IN_FIREFOX,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              viewport: { width: 1440, height: 900 },
              launchOptions: firefoxLaunchOptions(LESS_MOTION),
            },
          },
        ]
      : []),
  ],
});
