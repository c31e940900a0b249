import { WorkerFailedError, type WorkerThread } from '../worker/worker-thread.ts';
import type { FileFormat } from './image-format.ts';
import { RenderFailedError, RenderPoolClosedError, RenderQueueFullError } from './render.errors.ts';
import type { PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/**
 * Who waits for a picture, most pressing first: a first sight, someone who asked for a look of the catalogue,
 * someone who asked for a generated look, nobody yet.
 */
const URGENCIES = ['first', 'asked', 'generated', 'ahead'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Whose turn a picture takes. */
export interface Demand {
  readonly urgency: Urgency;
  /** Names who asked, such as a network address; absent for the server itself. */
  readonly client?: string | undefined;
}

/** A picture at a width that waits for a thread or is being drawn. */
export interface RenderJob {
  readonly source: PictureSource;
  readonly widthPx: number;
  /** Files wanted; grows while the job waits. Empty when its pixels are wanted. */
  readonly formats: Set<FileFormat>;
  readonly wants: 'pixels' | 'files';
  readonly answer: Promise<WorkerAnswer>;
}

interface Place {
  rank: number;
  /** Each client's next picture comes one turn after its last, so that clients take turns. */
  turn: number;
  readonly client: string;
}

interface Waiting {
  readonly job: RenderJob;
  readonly place: Place;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: unknown) => void;
}

type RenderThread = Pick<WorkerThread<WorkerRequest, WorkerAnswer>, 'run'>;

const THE_SERVER = '';
const rankOf = (urgency: Urgency) => URGENCIES.indexOf(urgency);
const inOrder = (a: Waiting, b: Waiting) => a.place.rank - b.place.rank || a.place.turn - b.place.turn;

/**
 * Lets at most `maxQueued` pictures wait for the threads: the most pressing first, among equals one client after the
 * other. When it is full, what would come last makes room for what would come sooner.
 */
export class RenderQueue {
  readonly #idle: RenderThread[];
  readonly #maxQueued: number;
  readonly #waiting = new Map<RenderJob, Waiting>();
  readonly #running = new Set<Promise<void>>();
  #turn = 0;
  #state: 'open' | 'closed' = 'open';

  constructor(threads: readonly RenderThread[], maxQueued: number) {
    this.#idle = [...threads];
    this.#maxQueued = maxQueued;
  }

  /** Throws RenderQueueFullError when nothing more may wait, RenderPoolClosedError after `close`. */
  add(request: Omit<RenderJob, 'answer'>, { urgency, client = THE_SERVER }: Demand): RenderJob {
    if (this.#state === 'closed') throw new RenderPoolClosedError();
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
    const job: RenderJob = { ...request, answer: promise };
    const place = { rank: rankOf(urgency), turn: this.#nextTurnOf(client), client };
    const added = { job, place, resolve, reject };
    if (this.#idle.length === 0 && this.#waiting.size >= this.#maxQueued) this.#makeRoomFor(added);
    this.#waiting.set(job, added);
    this.#startNext();
    return job;
  }

  isWaiting(job: RenderJob): boolean {
    return this.#waiting.has(job);
  }

  /** Lets a job that still waits take the place of a further demand for it, where that comes sooner. */
  hasten(job: RenderJob, { urgency, client = THE_SERVER }: Demand): void {
    const place = this.#waiting.get(job)?.place;
    if (!place) return;
    place.rank = Math.min(place.rank, rankOf(urgency));
    if (client !== place.client) place.turn = Math.min(place.turn, this.#nextTurnOf(client));
  }

  /** Rejects what waits, lets what is being drawn finish. */
  async close(): Promise<void> {
    this.#state = 'closed';
    for (const { reject } of this.#waiting.values()) reject(new RenderPoolClosedError());
    this.#waiting.clear();
    await Promise.all(this.#running);
  }

  #nextTurnOf(client: string): number {
    const turns = [...this.#waiting.values()]
      .filter(({ place }) => place.client === client)
      .map(({ place }) => place.turn);
    return Math.max(this.#turn, ...turns) + 1;
  }

  #makeRoomFor(added: Waiting): void {
    const last = [...this.#waiting.values()].toSorted(inOrder).at(-1);
    if (!last || inOrder(added, last) >= 0) throw new RenderQueueFullError(this.#maxQueued);
    this.#waiting.delete(last.job);
    last.reject(new RenderQueueFullError(this.#maxQueued));
  }

  #startNext(): void {
    const [next] = [...this.#waiting.values()].toSorted(inOrder);
    if (!next) return;
    const thread = this.#idle.pop();
    if (!thread) return;
    this.#waiting.delete(next.job);
    this.#turn = Math.max(this.#turn, next.place.turn);
    const run = this.#run(thread, next).finally(() => {
      this.#running.delete(run);
      this.#idle.push(thread);
      this.#startNext();
    });
    this.#running.add(run);
  }

  async #run(thread: RenderThread, { job, resolve, reject }: Waiting): Promise<void> {
    const { source, widthPx, wants, formats } = job;
    const wanted = wants === 'pixels' ? { kind: wants } : { kind: wants, formats: [...formats] };
    const draw = () => thread.run({ source, widthPx, wanted });
    const drawAgain = (error: unknown) => {
      if (error instanceof WorkerFailedError && error.failure === 'timed-out') return draw();
      throw error;
    };
    await draw()
      .catch(drawAgain)
      .then(resolve, (cause: unknown) =>
        reject(new RenderFailedError('The picture could not be drawn', { cause })),
      );
  }
}
