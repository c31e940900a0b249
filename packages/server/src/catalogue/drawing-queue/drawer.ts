import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Log } from '#infra/logging/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { appendChecksum } from '../pictures/picture-checksum.ts';
import type { PictureOrder, PictureSource } from '../pictures/picture-source.ts';
import {
  completeJob,
  type DrawingJob,
  renewJob,
  returnJob,
  sweepJobs,
  takeJob,
} from './drawing-queue.repository.ts';

/** Poolers pass no notifications on, so it asks. */
const LOOK_EVERY_MS = 100;
const RENEW_EVERY_MS = 1500;
const SWEEP_EVERY_MS = 10_000;
/** While the database or the store is gone. */
const PAUSE_MS = 1000;

interface DrawerParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly pictures: PictureSource;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface Drawer {
  /** Takes no more; resolves when what is being drawn is stored. */
  close(): Promise<void>;
}

/** Draws what waits in the queue, the most wanted first, `threads` pictures at once, until it is closed. */
export function startDrawer(
  { db: { queries }, blobs, pictures, metrics, log }: DrawerParts,
  threads: number,
): Drawer {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  const pause = (ms: number) => delay(ms, undefined, { signal: closing.signal }).catch(() => {});
  let queue: 'there' | 'gone' = 'there';

  /** Says once that the queue is gone, and once that it is back. */
  function note(now: typeof queue, err?: unknown): void {
    if (queue === now) return;
    queue = now;
    if (now === 'gone') log.error({ err }, 'The queue of drawings does not answer');
    else log.info('The queue of drawings answers again');
  }

  async function draw({ picture, drawing }: DrawingJob, lease: string): Promise<void> {
    const order = JSON.parse(drawing) as PictureOrder;
    const measure = metrics.drawingSeconds.startTimer({ width: order.widthPx, format: order.format });
    const bytes = await pictures.draw(order);
    measure();
    if (!(await renewJob(queries, picture, lease))) return; // removed, or another process has it
    await blobs.write(picture, appendChecksum(bytes));
    await completeJob(queries, picture, lease);
  }

  async function drawNext(): Promise<'drew' | 'nothing to draw'> {
    const lease = randomUUID();
    const job = await takeJob(queries, lease);
    note('there');
    if (!job) return 'nothing to draw';
    const { picture } = job;
    const renewing = setInterval(
      () => void renewJob(queries, picture, lease).catch(() => {}),
      RENEW_EVERY_MS,
    );
    try {
      await draw(job, lease);
      return 'drew';
    } catch (err) {
      const blame = err instanceof ServiceError ? 'nobody' : 'picture';
      if (blame === 'picture') log.error({ err, picture }, 'A picture could not be drawn');
      await returnJob(queries, { picture, lease, blame });
      if (blame === 'nobody') await pause(PAUSE_MS);
      return 'drew';
    } finally {
      clearInterval(renewing);
    }
  }

  async function drawAll(): Promise<void> {
    while (!isClosed()) {
      try {
        if ((await drawNext()) === 'nothing to draw') await pause(LOOK_EVERY_MS);
      } catch (err) {
        note('gone', err);
        await pause(PAUSE_MS);
      }
    }
  }

  const sweeping = setInterval(() => void sweepJobs(queries).catch(() => {}), SWEEP_EVERY_MS).unref();
  const drawing = Array.from({ length: threads }, drawAll);
  return {
    async close() {
      clearInterval(sweeping);
      closing.abort();
      await Promise.all(drawing);
    },
  };
}
