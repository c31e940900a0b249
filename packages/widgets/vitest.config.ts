import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findFirefox } from '../../scripts/browser/firefox.ts';
import { inChromium, inFirefox } from '../../scripts/test/browser-mode.ts';
import { TEST_TIMEOUTS } from '../../scripts/test/timeouts.ts';
import { PREACT_ALIASES } from './build/embed/preact-aliases.ts';

const root = import.meta.dirname;

interface BrowserRun {
  readonly name: string;
  readonly include: string[];
  readonly exclude?: string[];
  readonly alias?: Record<string, string>;
  /** All that needs it, since finding one later reloads the page under a running test. */
  readonly prebundled: readonly string[];
  readonly setupFiles?: readonly string[];
  readonly browser?: ReturnType<typeof inChromium | typeof inFirefox>;
}

const COMMONJS = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
const REACT_18: Record<string, string> = {
  'react/jsx-dev-runtime': 'react-18/jsx-dev-runtime',
  'react/jsx-runtime': 'react-18/jsx-runtime',
  'react-dom/client': 'react-dom-18/client',
  'react-dom': 'react-dom-18',
  react: 'react-18',
};
const ON_REACT = [
  '@floating-ui/react',
  '@r2wc/react-to-web-component',
  '@testing-library/react',
  'clsx/lite',
];

/** The elements run in a browser, on the page's React and on the runtime of the embed. */
function inBrowser({
  name,
  include,
  exclude = [],
  alias = {},
  prebundled,
  setupFiles = [],
  browser = inChromium(),
}: BrowserRun): TestProjectInlineConfiguration {
  return {
    root,
    cacheDir: `node_modules/.vite/${name}`,
    resolve: { alias },
    optimizeDeps: { noDiscovery: true, include: [...prebundled] },
    test: {
      ...TEST_TIMEOUTS,
      name,
      include,
      exclude,
      // Pages side by side would share the browser's storage and take the focus from each other.
      fileParallelism: false,
      setupFiles: ['./test/conformance/setup.ts', ...setupFiles],
      browser,
    },
  };
}

const ON_REACT_19 = {
  prebundled: [...COMMONJS, 'react-dom/server', ...ON_REACT],
  setupFiles: ['./test/query-timeouts.ts', './test/drawn-pictures.ts'],
} as const;
const ON_PREACT = { alias: PREACT_ALIASES, prebundled: ['clsx/lite'] } as const;
const CONFORMANCE = ['test/conformance/**/*.test.tsx'];
const EVERY_TEST = ['{src,test}/**/*.test.tsx'];
/** Drags with the browser's own pointer, which only Chromium's protocol moves. */
const CHROMIUM_ALONE = ['src/widgets/swipe-deck/drag.test.tsx'];

/** Where there is no Firefox, `test` says so. React 18 shares what it asks of a browser with React 19. */
const IN_FIREFOX = findFirefox()
  ? [
      inBrowser({
        name: 'react-firefox',
        include: EVERY_TEST,
        exclude: CHROMIUM_ALONE,
        ...ON_REACT_19,
        browser: inFirefox(),
      }),
      inBrowser({ name: 'preact-firefox', include: CONFORMANCE, ...ON_PREACT, browser: inFirefox() }),
    ]
  : [];

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
      inBrowser({ name: 'react', include: EVERY_TEST, ...ON_REACT_19 }),
      inBrowser({
        name: 'react-18',
        include: [...CONFORMANCE, 'test/hosts/react-elements.test.tsx'],
        alias: REACT_18,
        prebundled: [...Object.values(REACT_18), ...ON_REACT],
      }),
      inBrowser({
        name: 'preact',
        include: CONFORMANCE,
        ...ON_PREACT,
      }),
      ...IN_FIREFOX,
    ],
  },
});
