import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

/** Each holds a whole file in memory, twice while its parts are joined. */
const SLOTS = 4;
/** Not a byte of these is read before their turn; the sender's system buffers them. */
const WAITING_MAX = 12;
const RETRY_AFTER_MS = 5000;

type UploadRequest = Pick<FastifyRequest, 'signal'>;

/** Slots for the bodies of uploads that are in memory at once. */
export interface UploadSlots {
  /**
   * Acquires a slot, in turn.
   * @throws {ServiceError} `unavailable`, with a time to wait, where too many wait already or the client has gone.
   */
  acquire(request: UploadRequest): Promise<void>;
  /**
   * Passes the request's slot to the one that has waited longest; does nothing for a request without one.
   */
  release(request: UploadRequest): void;
}

/** Creates the slots that the upload calls of a server share: 4, and a queue of 12. */
export function createUploadSlots(): UploadSlots {
  const taken = new Set<UploadRequest>();
  const waiting = new Map<UploadRequest, () => void>();

  return {
    async acquire(request) {
      if (taken.size < SLOTS) return void taken.add(request);
      if (waiting.size >= WAITING_MAX) throw tooManyUploads();
      await new Promise<void>((resolve, reject) => {
        waiting.set(request, resolve);
        request.signal.addEventListener('abort', () => {
          if (waiting.delete(request)) reject(tooManyUploads());
        });
      });
    },
    release(request) {
      if (!taken.delete(request)) return;
      const [next] = waiting;
      if (!next) return;
      const [nextRequest, start] = next;
      waiting.delete(nextRequest);
      taken.add(nextRequest);
      start();
    },
  };
}

function tooManyUploads(): ServiceError {
  return new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS });
}
