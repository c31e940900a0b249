import { STYLE_TARGETS } from '@glow/kit/browsers';
import type { StorybookConfig } from '@storybook/react-vite';

const SOURCES = 'packages/{kit,widgets}/src';
const PAGES = '{foundations,docs,stylist}';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [`./${PAGES}/**/*.stories.tsx`, `../${SOURCES}/**/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  /** What is imported lazily must be known from the start: found later, it would bring a second React. */
  viteFinal: (config) => ({
    ...config,
    // All of them know light-dark(): what stands in for it would leave pages without colours.
    build: { ...config.build, cssTarget: STYLE_TARGETS },
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: [
        `.storybook/${PAGES}/**/*.stories.tsx`,
        `${SOURCES}/**/*.stories.tsx`,
        `${SOURCES}/**/*-popover.tsx`,
      ],
    },
  }),
};

export default config;
