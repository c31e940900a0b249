import { administratorLines } from './administrator.messages.ts';
import { ConfigError, DatabaseOpenError, type RunningServer, StartError, startServer } from './index.ts';

/** The process: the only file that reads its settings and signals, and writes to its terminal. */
async function main(): Promise<void> {
  const server = await startServer({ environment: process.env });
  process.stdout.write(`Glow is at ${server.address}\n`);
  process.stdout.write(administratorLines(server.administrator));
  stopOnSignal(server);
}

/** The first signal stops in order; a second one ends the process as it stands. */
function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.stop().catch((error) => fail('Glow did not stop in order.', error));
    });
  }
}

function fail(what: string, error: unknown): void {
  const isForPeople =
    error instanceof ConfigError || error instanceof DatabaseOpenError || error instanceof StartError;
  const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${what} ${text}\n`);
  process.exitCode = 1;
}

await main().catch((error) => fail('Glow did not start.', error));
