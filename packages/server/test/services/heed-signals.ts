import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Lets a signal end this process only when `stop` has ended what it started, with the code that a shell gives for the signal
 * where none is set; npm passes Ctrl-C on a second time. Returns a function that lets go of them.
 */
export function heedSignals(stop: () => Promise<unknown>): () => void {
  const end = async (signal: (typeof SIGNALS)[number]) => {
    process.on('uncaughtException', () => {}); // what is under way fails as its servers go
    process.exitCode ??= 128 + constants.signals[signal];
    await stop().catch((error: unknown) => process.stderr.write(`${error}\n`));
    process.exit();
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
