import { ServiceError } from './errors/service-error.ts';
import type { Log } from './logging/log.ts';
import type { Metrics } from './metrics.ts';

/** Services outside this process that the server can be without for a while. */
export type WatchedService = 'object-store' | 'redis';

export interface ServiceWatch {
  /**
   * Does the work with the service. Once it failed, one call a second tries it and the others fail at once, so that a
   * service that is gone, or answers nothing, holds up one request and not all.
   * @throws {ServiceError} `unavailable`, with the failure as its cause.
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

const TRY_EVERY_MS = 1000;

/** Watches a service: a log line and a metric each time that it is lost, and each time that it is back. */
export function watchService(
  service: WatchedService,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): ServiceWatch {
  let state: 'up' | 'down' = 'up';
  let triedAtMs = Number.NEGATIVE_INFINITY;
  metrics.serviceUp.set({ service }, 1);

  function noteFailure(err: unknown): void {
    metrics.serviceFailures.inc({ service });
    triedAtMs = performance.now();
    if (state === 'down') return;
    state = 'down';
    metrics.serviceUp.set({ service }, 0);
    log.error({ err, service }, 'A service does not answer: the server goes on without it');
  }

  function noteSuccess(): void {
    if (state === 'up') return;
    state = 'up';
    metrics.serviceUp.set({ service }, 1);
    log.info({ service }, 'A service answers again');
  }

  return {
    async run(work) {
      if (state === 'down') {
        if (performance.now() - triedAtMs < TRY_EVERY_MS) throw unavailable();
        triedAtMs = performance.now();
      }
      try {
        const value = await work();
        noteSuccess();
        return value;
      } catch (cause) {
        noteFailure(cause);
        throw unavailable(cause);
      }
    },
  };
}

/** Returns the services that the last request found down; whether there is a database is what readiness itself says. */
export async function servicesDown({ serviceUp }: Pick<Metrics, 'serviceUp'>): Promise<readonly string[]> {
  const { values } = await serviceUp.get();
  return values
    .filter(({ value, labels }) => value === 0 && labels.service !== 'database')
    .map(({ labels }) => `${labels.service}`);
}

function unavailable(cause?: unknown): ServiceError {
  return new ServiceError('unavailable', { retryAfterMs: TRY_EVERY_MS, cause });
}
