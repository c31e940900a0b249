import {
  createRenderPool,
  RenderPoolClosedError,
  type RenderPoolOptions,
  RenderQueueFullError,
} from '@glow/stylist/render';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { PictureOrder, PictureSource } from './picture-source.ts';

const RETRY_AFTER_MS = 5000;
/** A picture of 960 px takes some 200 ms; a drawing that hangs occupies one of few threads until then. */
const TIME_LIMIT_MS = 30_000;

/** Opens the stylist's drawings as a source of pictures, in worker threads behind a bounded queue. */
export function openStylistPictures(options: RenderPoolOptions = {}): PictureSource {
  const pool = createRenderPool({ timeLimitMs: TIME_LIMIT_MS, ...options });
  return {
    async draw({ format, ...picture }) {
      const key = nameOf(picture);
      const files = await pool.render({ ...picture, key, formats: [format] }).catch(unavailableWhenFull);
      return files[format];
    },
    hasten: (picture, demand) => pool.hasten({ ...picture, key: nameOf(picture) }, demand),
    close: () => pool.close(),
  };
}

/** Names a picture within the pool: a part of a look is another picture than the look. */
function nameOf({ key, part }: Pick<PictureOrder, 'key' | 'part'>): string {
  return part ? `${key} ${part}` : key;
}

function unavailableWhenFull(cause: unknown): never {
  const isTooMuch = cause instanceof RenderQueueFullError || cause instanceof RenderPoolClosedError;
  throw isTooMuch ? new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS, cause }) : cause;
}
