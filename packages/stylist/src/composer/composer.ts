import { WorkerThread } from '../worker/worker-thread.ts';
import type { ComposerAnswer, ComposerAnswers, ComposerKind, ComposerRequest } from './composer-messages.ts';

export interface ComposerOptions {
  /** Requests that may wait for the worker; default 200. */
  readonly maxQueued?: number;
  /** A request that takes longer fails and the worker is started anew; default 20,000. */
  readonly timeLimitMs?: number;
}

/** The queue is as long as it may be; ask again later. */
export class ComposerQueueFullError extends Error {
  override readonly name = 'ComposerQueueFullError';
}

/** The composer was closed before this request was answered. */
export class ComposerClosedError extends Error {
  override readonly name = 'ComposerClosedError';
}

/** The request could not be answered; the message says why. */
export class ComposeFailedError extends Error {
  override readonly name = 'ComposeFailedError';
}

/** The stylist's decisions, off the thread that answers requests. */
export interface Composer {
  /**
   * Answers one request, in the order they come. Rejects with ComposerQueueFullError, ComposerClosedError,
   * ComposeFailedError, or WorkerFailedError when the worker dies over it or hangs.
   */
  ask<Kind extends ComposerKind>(request: ComposerRequest<Kind>): Promise<ComposerAnswers[Kind]>;
  /** Finishes the request under way, rejects those that wait, ends the worker. */
  close(): Promise<void>;
}

const WORKER_FILE = new URL('./composer.worker.ts', import.meta.url);
const DEFAULT_MAX_QUEUED = 200;
const DEFAULT_TIME_LIMIT_MS = 20_000;

/** Composes, chooses and describes looks in one worker thread; a deck takes it some 20 ms. */
export function createComposer(options: ComposerOptions = {}): Composer {
  const { maxQueued = DEFAULT_MAX_QUEUED, timeLimitMs = DEFAULT_TIME_LIMIT_MS } = options;
  const thread = new WorkerThread<ComposerRequest, ComposerAnswer>(WORKER_FILE, {
    name: 'composer',
    timeLimitMs,
  });
  let state: 'open' | 'closed' = 'open';
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function run(request: ComposerRequest): Promise<ComposerAnswers[ComposerKind]> {
    queued -= 1;
    if (state === 'closed') throw new ComposerClosedError('The composer is closed');
    const answer = await thread.run(request);
    if (answer.kind === 'failed') throw new ComposeFailedError(answer.message);
    return answer.value;
  }

  return {
    async ask<Kind extends ComposerKind>(request: ComposerRequest<Kind>) {
      if (state === 'closed') throw new ComposerClosedError('The composer is closed');
      if (queued >= maxQueued) throw new ComposerQueueFullError(`${maxQueued} requests wait already`);
      queued += 1;
      const answered = last.then(() => run(request as ComposerRequest));
      last = answered.catch(() => {});
      return (await answered) as ComposerAnswers[Kind];
    },
    async close() {
      state = 'closed';
      await last;
      await thread.stop();
    },
  };
}
