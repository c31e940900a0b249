import type { Clock } from '../clock.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import type { Database } from './database.ts';
import { probeWriting } from './probe-writing.ts';

/** Told of each request that failed because the database did not answer. */
export interface DatabaseWatch {
  noteFailure(err: unknown): void;
  close(): void;
}

interface Watching {
  readonly db: Pick<Database, 'queries'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

const PROBE_EVERY_MS = 1000;

/** Watches the database: a log line and a metric when it is lost, and when a row can be written again. */
export function watchDatabase({ db, clock, log, metrics }: Watching): DatabaseWatch {
  const service = 'database';
  let probing: NodeJS.Timeout | undefined;
  let state: 'watching' | 'closed' = 'watching';
  metrics.serviceUp.set({ service }, 1);

  function noteSuccess(): void {
    if (!probing) return;
    clearInterval(probing);
    probing = undefined;
    metrics.serviceUp.set({ service }, 1);
    log.info({ service }, 'The database answers again');
  }

  return {
    noteFailure(err) {
      metrics.serviceFailures.inc({ service });
      if (probing || state === 'closed') return;
      metrics.serviceUp.set({ service }, 0);
      log.error({ err, service }, 'The database does not answer: requests that need it are refused');
      const probe = () => void probeWriting(db, clock.now()).then(noteSuccess, () => {}); // goes on trying
      probing = setInterval(probe, PROBE_EVERY_MS).unref();
    },
    close() {
      state = 'closed';
      clearInterval(probing);
    },
  };
}
