import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../../scripts/browser/chromium.ts';
import { PREACT_ALIASES } from './build/preact-aliases.ts';

const root = import.meta.dirname;

/** The elements run in a browser, on the page's React and on the runtime of the embed. */
function inBrowser(
  name: string,
  include: string[],
  alias: Record<string, string>,
): TestProjectInlineConfiguration {
  return {
    root,
    cacheDir: `node_modules/.vite/${name}`,
    resolve: { alias },
    optimizeDeps: { include: ['@r2wc/react-to-web-component', 'react/jsx-dev-runtime', 'react-dom/client'] },
    define: { __RUNTIME__: JSON.stringify(name) },
    test: {
      name: `widgets ${name}`,
      include,
      setupFiles: ['./test/conformance/setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        root,
        test: { name: 'widgets node', include: ['{src,build,test}/**/*.test.ts'], environment: 'node' },
      },
      inBrowser('react', ['{src,test}/**/*.test.tsx'], {}),
      inBrowser('preact', ['test/conformance/**/*.test.tsx'], PREACT_ALIASES),
    ],
  },
});
