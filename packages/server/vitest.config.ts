import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    name: 'server',
    root: import.meta.dirname,
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    isolate: false,
  },
});
