import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE } from '../../scripts/test/patience.ts';

const PROPERTIES = 'src/**/*.properties.test.ts';

function project(name: string, include: string, exclude: string[]): TestProjectInlineConfiguration {
  return { test: { ...PATIENCE, name, include: [include], exclude, isolate: false } };
}

/** `stylist` takes seconds; `stylist properties` composes and draws thousands of outfits and takes minutes. */
export default defineConfig({
  test: {
    projects: [
      project('stylist', 'src/**/*.test.ts', [PROPERTIES]),
      project('stylist properties', PROPERTIES, []),
    ],
  },
});
