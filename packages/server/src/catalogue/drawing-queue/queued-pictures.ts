import { setTimeout as delay } from 'node:timers/promises';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { LockStore } from '#infra/locks/lock-store.ts';
import { NO_LOCKS } from '#infra/locks/lock-store.ts';
import { stripChecksum } from '../pictures/picture-checksum.ts';
import { pictureBlobKey } from '../pictures/picture-form.ts';
import type { Demand, PictureOrder, PictureSource, Urgency } from '../pictures/picture-source.ts';
import { dropJobs, enqueue, findJobStates, hastenJobs } from './drawing-queue.repository.ts';

const RETRY_AFTER_MS = 5000;
/** As long as a drawing may take; then nobody draws, or all draw what is wanted more. */
const DRAWN_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;
const URGENCIES: readonly Urgency[] = ['first', 'asked', 'generated', 'ahead'];
const THE_SERVER = '';

interface Waiter extends PromiseWithResolvers<Buffer> {
  readonly client: string;
  readonly startedAtMs: number;
}

interface QueueParts {
  readonly db: Database;
  readonly blobs: BlobStore;
}

/** Lets processes of their own draw: a picture is put into the queue, and read from the blobs once it is drawn. */
export function createQueuedPictures({ db: { queries }, blobs }: QueueParts): PictureSource {
  const waiters = new Map<string, Waiter>();
  let state: 'idle' | 'looking' | 'closed' = 'idle';
  const isClosed = () => state === 'closed';

  const placeOf = ({ urgency, client = THE_SERVER }: Demand) => ({
    urgency: URGENCIES.indexOf(urgency),
    turn: [...waiters.values()].filter((waiter) => waiter.client === client).length,
  });

  async function settle(
    picture: string,
    { resolve, reject, startedAtMs }: Waiter,
    found: string | undefined,
  ) {
    const isLate = performance.now() - startedAtMs > DRAWN_WITHIN_MS;
    if (found === 'waiting' && !isLate) return;
    waiters.delete(picture);
    if (found === 'failed') return reject(new Error('The picture could not be drawn'));
    const drawn = isLate ? undefined : stripChecksum(await blobs.read(picture));
    return drawn ? resolve(drawn) : reject(unavailable());
  }

  async function lookOnce(): Promise<void> {
    const looked = [...waiters]; // more may come while the query runs
    const states = await findJobStates(
      queries,
      looked.map(([picture]) => picture),
    );
    const settling = looked.map(([picture, waiter]) =>
      settle(picture, waiter, states.get(picture)).catch(waiter.reject),
    );
    await Promise.all(settling);
  }

  /** One query at a time, for all pictures that this process waits for. */
  async function look(): Promise<void> {
    if (state !== 'idle') return;
    state = 'looking';
    while (waiters.size > 0 && !isClosed()) {
      await delay(LOOK_EVERY_MS);
      if (isClosed()) return;
      await lookOnce().catch((cause: unknown) => rejectAll(cause));
    }
    if (!isClosed()) state = 'idle';
  }

  function rejectAll(cause: unknown): void {
    for (const { reject } of waiters.values()) reject(cause);
    waiters.clear();
  }

  return {
    stores: true,
    async draw({ urgency = 'asked', client = THE_SERVER, ...order }: PictureOrder) {
      if (isClosed()) throw unavailable();
      const picture = pictureBlobKey(order.key, order);
      const waiting = waiters.get(picture);
      if (waiting) return waiting.promise;
      const job = { picture, drawing: JSON.stringify(order) };
      if (!(await enqueue(queries, job, placeOf({ urgency, client })))) throw unavailable();
      const waiter = { ...Promise.withResolvers<Buffer>(), client, startedAtMs: performance.now() };
      waiters.set(picture, waiter);
      void look();
      return waiter.promise;
    },
    hasten({ key, ...picture }, demand) {
      const prefix = pictureBlobKey(key, { ...picture, format: 'png' }).replace(/png$/, '');
      const pictures = [...waiters.keys()].filter((picture) => picture.startsWith(prefix));
      // At the worst it is drawn in its old place.
      if (pictures.length > 0) hastenJobs(queries, pictures, placeOf(demand)).catch(() => {});
    },
    async close() {
      state = 'closed';
      rejectAll(unavailable());
    },
  };
}

/** The queue draws a picture once already; what is revoked is taken from whoever draws it. */
export function createQueueLocks({ queries }: Database): LockStore {
  return { ...NO_LOCKS, revoke: (pictures) => dropJobs(queries, pictures) };
}

function unavailable(): ServiceError {
  return new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS });
}
