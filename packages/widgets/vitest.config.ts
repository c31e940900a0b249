import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BROWSER_MODE } from '../../scripts/test/browser-mode.ts';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';
import { PREACT_ALIASES } from './build/embed/preact-aliases.ts';

const root = import.meta.dirname;

interface BrowserRun {
  readonly name: string;
  readonly include: string[];
  readonly alias?: Record<string, string>;
  /** All that needs it, since finding one later reloads the page under a running test. */
  readonly prebundled: string[];
  readonly setupFiles?: readonly string[];
}

const COMMONJS = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
const REACT_18: Record<string, string> = {
  'react/jsx-dev-runtime': 'react-18/jsx-dev-runtime',
  'react/jsx-runtime': 'react-18/jsx-runtime',
  'react-dom/client': 'react-dom-18/client',
  'react-dom': 'react-dom-18',
  react: 'react-18',
};
const ON_REACT = ['@floating-ui/react', '@r2wc/react-to-web-component', '@testing-library/react', 'clsx'];

/** The elements run in a browser, on the page's React and on the runtime of the embed. */
function inBrowser({
  name,
  include,
  alias = {},
  prebundled,
  setupFiles = [],
}: BrowserRun): TestProjectInlineConfiguration {
  return {
    root,
    cacheDir: `node_modules/.vite/${name}`,
    resolve: { alias },
    optimizeDeps: { noDiscovery: true, include: prebundled },
    test: {
      ...TEST_TIMEOUTS,
      name,
      include,
      // Pages side by side would share the browser's storage and take the focus from each other.
      fileParallelism: false,
      setupFiles: ['./test/conformance/setup.ts', ...setupFiles],
      browser: BROWSER_MODE,
    },
  };
}

export default defineConfig({
  test: {
    name: 'widgets',
    projects: [
      {
        root,
        test: {
          ...TEST_TIMEOUTS,
          name: 'node',
          include: ['{src,build,test}/**/*.test.ts'],
          environment: 'node',
        },
      },
      inBrowser({
        name: 'react',
        include: ['{src,test}/**/*.test.tsx'],
        prebundled: [...COMMONJS, ...ON_REACT],
        setupFiles: ['./test/query-timeouts.ts'],
      }),
      inBrowser({
        name: 'react-18',
        include: ['test/conformance/**/*.test.tsx'],
        alias: REACT_18,
        prebundled: [...Object.values(REACT_18), ...ON_REACT],
      }),
      inBrowser({
        name: 'preact',
        include: ['test/conformance/**/*.test.tsx'],
        alias: PREACT_ALIASES,
        prebundled: ['clsx'],
      }),
    ],
  },
});
