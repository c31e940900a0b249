import type { MediaWidth } from '@glow/api';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findLook, type Look } from '../../platform/looks/index.ts';
import type { ImageFormat } from '../../platform/pictures/index.ts';
import { createSingleFlight } from './single-flight.ts';

export type MediaDependencies = Pick<Dependencies, 'db' | 'blobs' | 'pictures' | 'metrics' | 'log'>;

export interface PictureForm {
  readonly widthPx: MediaWidth;
  readonly format: ImageFormat;
}

export interface Media {
  /** The picture of the look with this key, of any release; `undefined` where there is no such look. */
  pictureOfKey(key: string, form: PictureForm): Promise<Buffer | undefined>;
  pictureOf(look: Look, form: PictureForm): Promise<Buffer | undefined>;
}

/**
 * Pictures by look, width and format: from the blobs, or drawn once on first demand, however many wait for it,
 * and kept. The drawing belongs to no request, so a client that leaves takes it from nobody.
 */
export function createMedia({ db, blobs, pictures, metrics, log }: MediaDependencies): Media {
  const once = createSingleFlight<Buffer | undefined>();

  async function draw({ key, spec }: Look, form: PictureForm): Promise<Buffer> {
    const measureDrawing = metrics.drawingSeconds.startTimer({ width: form.widthPx, format: form.format });
    const bytes = Buffer.from(await pictures.draw({ key, spec, ...form }));
    measureDrawing();
    return bytes;
  }

  /** A picture that cannot be kept is answered all the same, and drawn again for the next. */
  async function keep(blobKey: string, bytes: Buffer): Promise<void> {
    await blobs.write(blobKey, bytes).catch((cause: unknown) => {
      log.error({ err: cause, blobKey }, 'A picture could not be kept');
    });
  }

  function keptOrDrawn(
    key: string,
    form: PictureForm,
    find: () => Promise<Look | undefined>,
  ): Promise<Buffer | undefined> {
    const blobKey = `looks/${key.slice(0, 2)}/${key}/${form.widthPx}.${form.format}`;
    return once(blobKey, async () => {
      const kept = await blobs.read(blobKey);
      if (kept) return kept;
      const look = await find();
      if (!look) return undefined;
      const drawn = await draw(look, form);
      await keep(blobKey, drawn);
      return drawn;
    });
  }

  return {
    pictureOf: (look, form) => keptOrDrawn(look.key, form, async () => look),
    pictureOfKey: (key, form) => keptOrDrawn(key, form, () => findLook(db.queries, key)),
  };
}
