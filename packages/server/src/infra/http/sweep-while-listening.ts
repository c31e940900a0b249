import type { FastifyInstance } from 'fastify';
import type { Log } from '../logging/log.ts';

const SWEEP_EVERY_MS = 6 * 60 * 60 * 1000;

interface Sweeping {
  /** Stops early where the signal says so. */
  readonly sweep: (signal: AbortSignal) => Promise<unknown>;
  /** What the log says where it throws; the next one comes all the same. */
  readonly failure: string;
  readonly log: Log;
}

/** Sweeps once the server listens and every six hours after; the server closes when the sweep has ended. */
export function sweepWhileListening(app: FastifyInstance, { sweep, failure, log }: Sweeping): void {
  const closing = new AbortController();
  let sweeping: Promise<unknown> = Promise.resolve();
  const start = () => {
    sweeping = sweep(closing.signal).catch((err: unknown) => log.error({ err }, failure));
  };
  const timer = setInterval(start, SWEEP_EVERY_MS).unref();
  app.addHook('onListen', async () => start());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    closing.abort();
    await sweeping;
  });
}
