import {
  ConfigError,
  DatabaseOpenError,
  ObjectStoreError,
  type RunningServer,
  StartError,
  startServer,
} from './index.ts';
import { administratorLines } from './people/administrator.messages.ts';

/** Starts the server; this file and the commands of `cli` are the only ones that read the process. */
async function main(): Promise<void> {
  const server = await startServer({ environment: process.env });
  process.stdout.write(`Glow is at ${server.address}\n`);
  if (server.administrator) process.stdout.write(administratorLines(server.administrator));
  stopOnSignal(server);
  stopOnUnhandledError(server);
}

/** Stops in order at the first signal; a second one ends the process at once. */
function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().catch((error) => fail('Glow did not stop in order.', error));
    });
  }
}

/**
 * Stops at an unhandled error, after which the state of the process is unknown: it is logged, requests in
 * progress are finished, and the process exits with 1 for its supervisor to restart it.
 */
function stopOnUnhandledError(server: RunningServer): void {
  let isStopping = false;
  process.on('uncaughtException', (error, origin) => {
    server.log.fatal({ err: error, origin }, 'An error nobody handles: the server stops');
    if (isStopping) return;
    isStopping = true;
    server
      .stop()
      .catch((cause) => fail('Glow did not stop in order.', cause))
      .finally(() => process.exit(1));
  });
}

function fail(what: string, error: unknown): void {
  const isForPeople = [ConfigError, DatabaseOpenError, ObjectStoreError, StartError].some(
    (kind) => error instanceof kind,
  );
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
  process.stderr.write(`${what} ${text}\n`);
  process.exitCode = 1;
}

await main().catch((error) => fail('Glow did not start.', error));
