import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from './test/timeouts.ts';

export default defineConfig({
  test: {
    ...TEST_TIMEOUTS,
    name: 'scripts',
    include: ['**/*.test.ts'],
    root: import.meta.dirname,
    maxConcurrency: availableParallelism(),
  },
});
