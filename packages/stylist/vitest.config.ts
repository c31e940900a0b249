import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../scripts/test/patience.ts';

export default defineConfig({
  test: { ...PATIENCE, include: ['src/**/*.test.ts'], isolate: false },
});
