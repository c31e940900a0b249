import type { ImageFormat } from './image-format.ts';
import { RenderPoolClosedError, RenderQueueFullError } from './render.errors.ts';
import type { RenderThread } from './render-thread.ts';
import type { PictureSource, WorkerAnswer } from './worker-messages.ts';

/** Who waits for a picture, most pressing first: a first sight, someone who asked, nobody yet. */
const URGENCIES = ['first', 'asked', 'ahead'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** A picture at a width that waits for a thread or is being drawn. */
export interface RenderJob {
  readonly source: PictureSource;
  readonly widthPx: number;
  /** Files wanted; grows while the job waits. Empty when its pixels are wanted. */
  readonly formats: Set<ImageFormat>;
  readonly wants: 'pixels' | 'files';
  /** May rise while the job waits. */
  urgency: Urgency;
  readonly answer: Promise<WorkerAnswer>;
}

const rank = (urgency: Urgency) => URGENCIES.indexOf(urgency);

type Settle = {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: unknown) => void;
};

/** The most pressing first, among equals the first come: at most `maxQueued` jobs wait for the threads. */
export class RenderQueue {
  readonly #idle: RenderThread[];
  readonly #maxQueued: number;
  readonly #waiting = new Map<RenderJob, Settle>();
  readonly #running = new Set<Promise<void>>();
  #state: 'open' | 'closed' = 'open';

  constructor(threads: readonly RenderThread[], maxQueued: number) {
    this.#idle = [...threads];
    this.#maxQueued = maxQueued;
  }

  /** Throws RenderQueueFullError when nothing more may wait, RenderPoolClosedError after `close`. */
  add(job: Omit<RenderJob, 'answer'>): RenderJob {
    if (this.#state === 'closed') throw new RenderPoolClosedError();
    if (this.#idle.length === 0 && this.#waiting.size >= this.#maxQueued) {
      throw new RenderQueueFullError(this.#maxQueued);
    }
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
    const added: RenderJob = { ...job, answer: promise };
    this.#waiting.set(added, { resolve, reject });
    this.#startNext();
    return added;
  }

  isWaiting(job: RenderJob): boolean {
    return this.#waiting.has(job);
  }

  /** Lets a job that still waits go before less pressing ones; never behind what it was before. */
  hasten(job: RenderJob, urgency: Urgency): void {
    if (rank(urgency) < rank(job.urgency)) job.urgency = urgency;
  }

  /** Rejects what waits, lets what is being drawn finish. */
  async close(): Promise<void> {
    this.#state = 'closed';
    for (const { reject } of this.#waiting.values()) reject(new RenderPoolClosedError());
    this.#waiting.clear();
    await Promise.all(this.#running);
  }

  #startNext(): void {
    const [next] = [...this.#waiting].sort(([a], [b]) => rank(a.urgency) - rank(b.urgency));
    if (!next) return;
    const thread = this.#idle.pop();
    if (!thread) return;
    const [job, settle] = next;
    this.#waiting.delete(job);
    const run = this.#run(thread, job, settle).finally(() => {
      this.#running.delete(run);
      this.#idle.push(thread);
      this.#startNext();
    });
    this.#running.add(run);
  }

  async #run(thread: RenderThread, job: RenderJob, { resolve, reject }: Settle): Promise<void> {
    const { source, widthPx, wants, formats } = job;
    const wanted = wants === 'pixels' ? { kind: wants } : { kind: wants, formats: [...formats] };
    await thread.run({ source, widthPx, wanted }).then(resolve, reject);
  }
}
