import type { ImageFormat } from './image-format.ts';
import type { EncodedImages, PictureSource, WorkerAnswer, WorkerRequest } from './worker-messages.ts';

/** One picture at one width waiting for a worker, or with one. */
export interface RenderJob {
  readonly kind: WorkerRequest['kind'];
  readonly source: PictureSource;
  readonly widthPx: number;
  /** Grows while the job waits; fixed once it runs. Empty for `draw`. */
  readonly formats: Set<ImageFormat>;
  readonly answer: Promise<WorkerAnswer>;
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

export function createJob(
  kind: RenderJob['kind'],
  source: PictureSource,
  widthPx: number,
  formats: readonly ImageFormat[],
): RenderJob {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  return { kind, source, widthPx, formats: new Set(formats), answer: promise, resolve, reject };
}

export function requestOf({ kind, source, widthPx, formats }: RenderJob): WorkerRequest {
  return kind === 'draw' ? { kind, source, widthPx } : { kind, source, widthPx, formats: [...formats] };
}

export type { EncodedImages };
