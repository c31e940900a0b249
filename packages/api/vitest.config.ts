import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../scripts/test/patience.ts';

export default defineConfig({ test: { ...PATIENCE, name: 'api', include: ['src/**/*.test.ts'] } });
