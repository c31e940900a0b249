import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';

const PROPERTIES = 'src/**/*.properties.test.ts';

function project(name: string, include: string[], exclude: string[]): TestProjectInlineConfiguration {
  return { test: { ...TEST_TIMEOUTS, name, include, exclude, isolate: false } };
}

/** `stylist` takes seconds; `stylist properties` composes and draws thousands of outfits and takes minutes. */
export default defineConfig({
  test: {
    projects: [
      project(
        'stylist',
        ['src/**/*.test.ts', 'benchmark/**/*.test.ts', 'scripts/**/*.test.ts'],
        [PROPERTIES],
      ),
      project('stylist properties', [PROPERTIES], []),
    ],
  },
});
