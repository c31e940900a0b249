import { defineConfig } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

export default defineConfig({ test: { ...TEST_TIMEOUTS, name: 'api', include: ['src/**/*.test.ts'] } });
