import { availableParallelism } from 'node:os';
import { createRenderPool, RenderQueueFullError } from '@glow/stylist/render';
import { ServiceError } from '../errors/service-error.ts';
import type { PictureSource } from './picture-source.ts';

/** About the time in which as many drawings are done as a full queue holds per thread. */
const RETRY_AFTER_MS = 5000;
const MAX_QUEUED = 64;

/** Our own drawings, on threads of their own: one core is left to answer requests where there are several. */
export function openStylistPictures(): PictureSource {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = createRenderPool({ threads, maxQueued: MAX_QUEUED });
  return {
    async draw({ key, spec, widthPx, format }) {
      try {
        const pictures = await pool.render({ key, spec, widthPx, formats: [format] });
        return pictures[format];
      } catch (cause) {
        if (!(cause instanceof RenderQueueFullError)) throw cause;
        throw new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS, cause });
      }
    },
    close: () => pool.close(),
  };
}
