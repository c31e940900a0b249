import { defineConfig } from 'vitest/config';
import { inChromium } from '../../scripts/test/browser-mode.ts';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

const root = import.meta.dirname;

export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: {
          ...TEST_TIMEOUTS,
          name: 'site node',
          include: ['{src,build}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        root,
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-router',
            '@glow/kit > clsx/lite',
            '@testing-library/react',
          ],
        },
        test: {
          ...TEST_TIMEOUTS,
          name: 'site browser',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./test/query-timeouts.ts'],
          // Pages side by side would share the browser's storage and take the focus from each other.
          fileParallelism: false,
          browser: inChromium(),
        },
      },
    ],
  },
});
