import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

// Answers what it is asked, but never comes back from the first request that names a file that does not exist yet.
parentPort?.on(
  'message',
  (request: { readonly hangUnlessThere?: string; readonly exit?: number; readonly watched?: true }) => {
    const { hangUnlessThere, exit, watched } = request;
    if (watched) parentPort?.postMessage({ 'watch:import': ['file:///glow.ts'] });
    if (exit !== undefined) process.exit(exit);
    if (hangUnlessThere !== undefined && !existsSync(hangUnlessThere)) {
      writeFileSync(hangUnlessThere, '');
      for (;;);
    }
    parentPort?.postMessage(request);
  },
);
