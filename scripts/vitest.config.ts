import { defineConfig } from 'vitest/config';
import { PATIENCE } from './test/patience.ts';

export default defineConfig({
  test: { ...PATIENCE, name: 'scripts', include: ['**/*.test.ts'], root: import.meta.dirname },
});
