import { ConfigError, DatabaseOpenError, type RunningServer, StartError, startServer } from './index.ts';
import { administratorLines } from './people/administrator.messages.ts';

/** The process: the only file that reads its settings and signals, and writes to its terminal. */
async function main(): Promise<void> {
  const server = await startServer({ environment: process.env });
  process.stdout.write(`Glow is at ${server.address}\n`);
  process.stdout.write(administratorLines(server.administrator));
  stopOnSignal(server);
  stopOnUnhandledError(server);
}

/** The first signal stops in order; a second one ends the process as it stands. */
function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().catch((error) => fail('Glow did not stop in order.', error));
    });
  }
}

/**
 * An error that nobody handles leaves the process in a state that nobody knows: it is logged, the requests under
 * way are finished, and the process ends with 1 for whatever keeps it running to start it again.
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
  const isForPeople =
    error instanceof ConfigError || error instanceof DatabaseOpenError || error instanceof StartError;
  const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${what} ${text}\n`);
  process.exitCode = 1;
}

await main().catch((error) => fail('Glow did not start.', error));
