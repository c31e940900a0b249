import { defineConfig } from 'vitest/config';
import { inChromium } from '../../scripts/test/browser-mode.ts';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    name: 'kit',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    browser: inChromium(),
  },
});
