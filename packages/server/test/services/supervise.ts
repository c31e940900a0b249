import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

const RESTART_AFTER_MS = 1000;

/** Starts a server again a second after it ended, as a supervisor does, until `signal` ends that. */
export async function supervise(start: () => Promise<ServerProcess>, signal: AbortSignal) {
  let server = await start();
  const restarting = (async () => {
    for (;;) {
      await server.ended;
      await delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      server = await start().catch(() => server);
      if (signal.aborted) server.kill('SIGTERM');
    }
  })();
  return {
    process: () => server,
    async stop() {
      server.kill('SIGTERM');
      await restarting;
    },
  };
}
