import type { FastifyInstance } from 'fastify';
import type { Clock } from '#infra/clock.ts';
import { createSingleFlight, waitAtMost } from '#infra/concurrency.ts';
import type { Database } from '#infra/db/database.ts';
import { isUnavailable } from '#infra/db/engine-errors.ts';
import { probeWriting } from '#infra/db/probe-writing.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Metrics } from '#infra/metrics.ts';
import { servicesDown } from '#infra/service-watch.ts';
import { isLocalClient } from './local-client.ts';

const READY_WITHIN_MS = 2000;
/** Anyone may call it, and each probe is a write: at most one per second. */
const PROBE_EVERY_MS = 1000;

/** Adds what operators query: whether the process lives, whether it can work, and its metrics. */
export function addHealthRoutes(
  app: FastifyInstance,
  { db, clock, metrics }: { readonly db: Database; readonly clock: Clock; readonly metrics: Metrics },
): void {
  const schema = { hide: true };
  const probeOnce = createSingleFlight<void>();
  let wroteAtMs = Number.NEGATIVE_INFINITY;

  async function probe(): Promise<'ready'> {
    if (performance.now() - wroteAtMs < PROBE_EVERY_MS) return 'ready';
    await probeOnce('write', () => probeWriting(db, clock.now()));
    wroteAtMs = performance.now();
    return 'ready';
  }

  app.get('/healthz', { schema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async () => {
    const outcome = await waitAtMost(READY_WITHIN_MS, probe(), 'late').catch((cause: unknown) => {
      throw isUnavailable(cause) ? cause : new ServiceError('unavailable', { cause });
    });
    if (outcome === 'late') throw new ServiceError('unavailable');
    const without = await servicesDown(metrics);
    return { status: 'ok', ...(without.length > 0 && { without }) };
  });
  app.get('/metrics', { schema }, async (request, reply) => {
    if (!isLocalClient(request)) throw new ServiceError('not_found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
