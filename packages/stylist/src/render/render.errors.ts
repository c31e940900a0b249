/** The queue is as long as it may be; ask again later. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
  readonly maxQueued: number;

  constructor(maxQueued: number) {
    super(`${maxQueued} pictures are waiting to be drawn; no more are taken`);
    this.maxQueued = maxQueued;
  }
}

/** The pool was closed before this picture was drawn. */
export class RenderPoolClosedError extends Error {
  override readonly name = 'RenderPoolClosedError';

  constructor() {
    super('The render pool is closed');
  }
}

/** This picture could not be drawn; the message says why. */
export class RenderFailedError extends Error {
  override readonly name = 'RenderFailedError';
}
