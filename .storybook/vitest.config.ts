import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inChromium } from '../scripts/test/browser-mode.ts';
import { TEST_TIMEOUTS } from '../scripts/test/timeouts.ts';

/**
 * Lets stories run from a folder whose path has letters beyond ASCII: Storybook looks for the path in the story's
 * address, of which it decodes spaces alone.
 */
function decodeStoryAddresses(): Plugin {
  return {
    name: 'glow:decode-story-addresses',
    enforce: 'post',
    transform(code, id) {
      if (!/\.stories\.tsx?(?:$|\?)/.test(id)) return undefined;
      const decoded = code.replace(
        'convertToFilePath(import.meta.url)',
        'convertToFilePath(decodeURI(import.meta.url))',
      );
      return { code: decoded, map: null };
    },
  };
}

/** Every story is a test: it renders, its play function runs, and it has no accessibility violation. */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname }), decodeStoryAddresses()],
  test: {
    ...TEST_TIMEOUTS,
    name: 'storybook',
    browser: {
      ...inChromium(),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
