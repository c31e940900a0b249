import './keep-pages.ts';
import { availableParallelism } from 'node:os';
import { WorkerThread } from '../worker/worker-thread.ts';
import type { FileFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';
import { RenderFailedError } from './render.errors.ts';
import { type Demand, type RenderJob, RenderQueue, type Urgency } from './render-queue.ts';
import type { ImageFiles, PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

export interface RenderPoolOptions {
  /** Workers; default one core less than there are, at least 1, at most 4. */
  readonly threads?: number;
  /** Pictures that may wait for a worker; default 64. */
  readonly maxQueued?: number;
  /** A drawing that takes longer is ended and drawn once more; default 180,000. */
  readonly timeLimitMs?: number;
}

/** A picture, named: the same key must always mean the same picture. */
export type Picture = PictureSource & {
  readonly key: string;
  readonly widthPx: number;
  /** Default `asked`. */
  readonly urgency?: Urgency;
  /** Names who asked, so that clients take turns; absent for the server itself. */
  readonly client?: string | undefined;
};

/**
 * Both calls reject with RangeError for a width that is no whole number of px from 1 to 2160, RenderQueueFullError,
 * RenderPoolClosedError, or RenderFailedError when the picture cannot be drawn.
 */
export interface RenderPool {
  /** The picture's pixels, with paper grain. */
  draw(picture: Picture): Promise<RenderedImage>;
  /**
   * The picture as files. Files of one picture asked for while it waits come from one drawing, and a file asked for
   * again before it is done is not made twice.
   */
  render<F extends FileFormat>(
    picture: Picture & { readonly formats: readonly F[] },
  ): Promise<Record<F, Uint8Array>>;
  /** Lets a picture's files that still wait take the place of this demand, where it comes sooner. */
  hasten(picture: { readonly key: string; readonly widthPx: number }, demand: Demand): void;
  /** Finishes what is being drawn, rejects what waits, ends the workers. */
  close(): Promise<void>;
}

/** The widest picture there is: a 3:2 hero for screens of double density. */
export const MAX_WIDTH_PX = 2160;
const MAX_THREADS = 4;
const DEFAULT_MAX_QUEUED = 64;
/** A hero of 2160 px takes seconds, and ten times as long on a machine that builds beside it. */
const DEFAULT_TIME_LIMIT_MS = 180_000;
const WORKER_FILE = new URL('./render.worker.ts', import.meta.url);
const DEFAULT_URGENCY = 'asked';

const demandOf = ({ urgency = DEFAULT_URGENCY, client }: Picture): Demand => ({ urgency, client });
const filesName = ({ key, widthPx }: Pick<Picture, 'key' | 'widthPx'>) => `files ${widthPx} ${key}`;

/** Returns how many pictures a pool draws at once by default: one core less than there are, at least 1, at most 4. */
export function threadsHere(): number {
  return Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
}

/** A card goes before the outfit that it is ordered with. */
function sourceOf(picture: Picture): PictureSource {
  if ('card' in picture && picture.card) return { card: picture.card };
  return 'spec' in picture
    ? { spec: picture.spec, frame: picture.frame, part: picture.part }
    : { svg: (picture as { svg: string }).svg };
}

function checkWidth({ widthPx }: Picture): void {
  if (Number.isInteger(widthPx) && widthPx >= 1 && widthPx <= MAX_WIDTH_PX) return;
  throw new RangeError(`A picture is 1 to ${MAX_WIDTH_PX} px wide, not ${widthPx}`);
}

/** Draws pictures in worker threads, so that the thread that answers requests never does. */
export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const { timeLimitMs = DEFAULT_TIME_LIMIT_MS } = options;
  const startThread = () =>
    new WorkerThread<WorkerRequest, WorkerAnswer>(WORKER_FILE, { name: 'render', timeLimitMs });
  const threads = Array.from({ length: options.threads ?? threadsHere() }, startThread);
  const queue = new RenderQueue(threads, options.maxQueued ?? DEFAULT_MAX_QUEUED);
  const jobs = new Map<string, Set<RenderJob>>();

  const addJob = (name: string, picture: Picture, wants: RenderJob['wants'], formats: FileFormat[]) => {
    const source = sourceOf(picture);
    const { widthPx } = picture;
    const job = queue.add({ source, widthPx, wants, formats: new Set(formats) }, demandOf(picture));
    const active = jobs.get(name) ?? new Set();
    jobs.set(name, active.add(job));
    const forget = () => {
      active.delete(job);
      if (active.size === 0) jobs.delete(name);
    };
    job.answer.then(forget, forget);
    return job;
  };

  const hasten: RenderPool['hasten'] = (picture, demand) => {
    for (const job of jobs.get(filesName(picture)) ?? []) queue.hasten(job, demand);
  };

  /** The jobs that make these files: those that already do, one that still waits, or a new one. */
  const jobsFor = (picture: Picture, formats: readonly FileFormat[]): ReadonlySet<RenderJob> => {
    const name = filesName(picture);
    hasten(picture, demandOf(picture));
    const active = [...(jobs.get(name) ?? [])];
    const missing = formats.filter((format) => !active.some((job) => job.formats.has(format)));
    const waiting = active.find((job) => queue.isWaiting(job));
    if (waiting) for (const format of missing) waiting.formats.add(format);
    else if (missing.length > 0) active.push(addJob(name, picture, 'files', missing));
    return new Set(active.filter((job) => formats.some((format) => job.formats.has(format))));
  };

  const filesOf = async (job: RenderJob): Promise<ImageFiles> => {
    const answer = await job.answer;
    if (answer.kind === 'files') return answer.files;
    throw new RenderFailedError(answer.kind === 'failed' ? answer.message : 'The worker made no files');
  };

  return {
    async draw(picture) {
      checkWidth(picture);
      const name = `pixels ${picture.widthPx} ${picture.key}`;
      const [running] = jobs.get(name) ?? [];
      const answer = await (running ?? addJob(name, picture, 'pixels', [])).answer;
      if (answer.kind === 'pixels') return answer.image;
      throw new RenderFailedError(answer.kind === 'failed' ? answer.message : 'The worker made no pixels');
    },
    async render<F extends FileFormat>(picture: Picture & { readonly formats: readonly F[] }) {
      checkWidth(picture);
      const made = await Promise.all([...jobsFor(picture, picture.formats)].map(filesOf));
      const all: ImageFiles = Object.assign({}, ...made);
      const file = (format: FileFormat) => {
        const bytes = all[format];
        if (!bytes) throw new RenderFailedError(`The worker made no ${format}`);
        return [format, bytes] as const;
      };
      return Object.fromEntries(picture.formats.map(file)) as Record<F, Uint8Array>;
    },
    hasten,
    async close() {
      await queue.close();
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
