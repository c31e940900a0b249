import { MEDIA_WIDTHS } from '@glow/api';
import sharp from 'sharp';
import type { ImageModel } from '#infra/ai/models.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createSingleFlight } from '#infra/concurrency.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import type { Log } from '#infra/logging/log.ts';
import { countAttempts } from '#infra/rate-limits/count-attempts.ts';
import type { CounterStore, RateLimit } from '#infra/rate-limits/counter-store.ts';
import { appendChecksum, stripChecksum } from './picture-checksum.ts';
import type { PictureOrder, PictureSource } from './picture-source.ts';
import { shapeUpload } from './upload-pictures.ts';

interface PaintedPicturesDependencies {
  readonly drawings: PictureSource;
  /** Absent: whatever a look wants, it is drawn. */
  readonly model?: ImageModel | undefined;
  readonly blobs: BlobStore;
  readonly counters: CounterStore;
  readonly log: Log;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counted where a painting is made, whoever asked for it: also one that is made again after a sweep. */
const PAINTINGS: RateLimit = { name: 'pictures.paintings', max: 500, windowMs: DAY_MS };

const RETRY_AFTER_MS = 5000;

const REFERENCE_WIDTH_PX = 960;
/** Below this a painting could not stand beside our drawings. */
const MIN_WIDTH_PX = 512;
/** Of height to width; more and the figure would be cut or stretched. */
const MAX_RATIO_ERROR = 0.06;
const SMALLEST_SERVED_PX = Math.min(...MEDIA_WIDTHS);
const PROMPT =
  'Paint this fashion illustration again with finer light, cloth and skin. Keep every garment, its colour and print, the pose, the person and the place exactly as they are. No text.';

/** What stands for a painting that failed: the drawing is the look's picture for good, in every width. */
const NONE = Buffer.from('-');

export function paintingBlobKey(lookKey: string): string {
  return `paintings/${lookKey.slice(0, 2)}/${lookKey}.webp`;
}

/**
 * Wraps the stylist's drawings: a look that names an image model is painted by it, once, after our drawing; where the
 * painting fails or is none to use, the drawing stays.
 */
export function paintPictures(dependencies: PaintedPicturesDependencies): PictureSource {
  const { drawings, model, blobs, counters, log } = dependencies;
  const once = createSingleFlight<Buffer>();
  const closing = new AbortController();

  async function paintingOf(order: PictureOrder, painter: ImageModel): Promise<Buffer> {
    const blobKey = paintingBlobKey(order.key);
    const stored = stripChecksum(await blobs.read(blobKey));
    if (stored) return stored;
    const { exceeded } = await countAttempts(counters, [{ limit: PAINTINGS, subject: 'all' }]);
    const painting = exceeded === undefined ? await paint(order, painter) : NONE;
    await blobs.write(blobKey, appendChecksum(painting)).catch((cause: unknown) => {
      log.error({ err: cause, blobKey }, 'A painting could not be stored');
    });
    return painting;
  }

  async function paint({ key, spec, urgency = 'asked', client }: PictureOrder, painter: ImageModel) {
    const order = { key, spec, urgency, client, widthPx: REFERENCE_WIDTH_PX, format: 'png' } as const;
    const reference = Buffer.from(await drawings.draw(order));
    const painted = await painter.paint({ prompt: PROMPT, reference, signal: closing.signal });
    if (closing.signal.aborted) throw new ServiceError('unavailable', { retryAfterMs: RETRY_AFTER_MS });
    const usable = painted && (await readPainting(painted, reference).catch(() => undefined));
    if (painted && !usable) log.warn({ key }, 'A painting was none to use');
    return usable ?? NONE;
  }

  return {
    async draw(order) {
      if (!model || !wantsPainting(order)) return drawings.draw(order);
      const painting = await once(order.key, () => paintingOf(order, model));
      return painting.equals(NONE) ? drawings.draw(order) : shapeUpload(painting, order);
    },
    hasten: (picture, demand) => drawings.hasten(picture, demand),
    close() {
      closing.abort();
      return drawings.close();
    },
  };
}

/** Parts of a look stay drawings; thumbnails and previews are in answers, which wait for no model. */
function wantsPainting({ spec, frame = 'whole', part, widthPx }: PictureOrder): boolean {
  const isLook = frame === 'whole' && part === undefined;
  return spec.models?.paintedBy !== undefined && isLook && widthPx >= SMALLEST_SERVED_PX;
}

/** @throws where the bytes are no picture, too small, or of another shape than the reference. */
async function readPainting(bytes: Buffer, reference: Buffer): Promise<Buffer | undefined> {
  const image = sharp(bytes, { failOn: 'error' });
  const [of, like] = [await image.metadata(), await sharp(reference).metadata()];
  const error = Math.abs(of.height / of.width / (like.height / like.width) - 1);
  if (of.width < MIN_WIDTH_PX || error > MAX_RATIO_ERROR) return undefined;
  return image
    .resize({ width: like.width, height: like.height, fit: 'fill' })
    .webp({ quality: 92 })
    .toBuffer();
}
