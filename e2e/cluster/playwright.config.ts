import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';
import { LEFT_OUT_TITLES } from './left-out.ts';

/** Counts everybody on the lists of the console, so it comes before anybody else is on them. */
const OF_EMPTY_LISTS = 'admin-people.spec.ts';

const [desktop, phone] = journeys.projects ?? [];

/** The journeys in Chromium on the servers that the environment names (walk-journeys.ts). */
export default defineConfig({
  ...journeys,
  testDir: '..',
  outputDir: '../../test-results',
  grepInvert: LEFT_OUT_TITLES,
  projects: [
    { ...desktop, name: 'empty lists', testMatch: OF_EMPTY_LISTS },
    { ...desktop, testIgnore: OF_EMPTY_LISTS },
    { ...phone },
  ],
});
