import { SCRIPT_TARGET, STYLE_TARGETS } from '@glow/kit/browsers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_ON_THIS_MACHINE = 'http://localhost:8000';
const ANSWERED_BY_THE_API = ['/api', '/quiz', '/media', '/embed', '/partner', '/docs', '/healthz', '/readyz'];

/** A chunk of its own: evaluated apart from ours, and kept by visitors from one release to the next. */
const RUNTIME = { name: 'runtime', test: /node_modules\/\.pnpm\/(?:react|react-dom|scheduler)@/ };

/** What several pages share of the packages, and where the API is: one file, since each costs the main thread a request. */
const SHARED = {
  name: 'shared',
  test: /packages[\\/](?:api|kit|widgets[\\/]src[\\/](?:look|provider|visit))[\\/]|[\\/]api-base\.ts$/,
  minShareCount: 2,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // This one name and no prefix: other GLOW_ variables are secrets of the server.
  envPrefix: 'GLOW_API_BASE',
  build: {
    target: SCRIPT_TARGET,
    // All know light-dark(): what stands in for it cannot turn light again inside a dark page.
    cssTarget: STYLE_TARGETS,
    outDir: isSsrBuild ? 'generated/prerender' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The strict policy of the pages knows no data: addresses.
    assetsInlineLimit: 0,
    // One sheet for all pages: it blocks the first paint, and more files would only block it longer.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry.server.tsx' : ['src/entry.client.tsx', 'src/hydration/react-runtime.ts'],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [RUNTIME, SHARED] } } }),
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(ANSWERED_BY_THE_API.map((path) => [path, API_ON_THIS_MACHINE])),
  },
}));
