import { defineConfig } from 'vitest/config';
import { PATIENCE } from '../../scripts/test/patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'server',
    root: import.meta.dirname,
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    isolate: false,
  },
});
