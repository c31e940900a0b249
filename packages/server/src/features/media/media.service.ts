import type { MediaWidth } from '@glow/api';
import type { BlobStore } from '../../platform/blobs/index.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findLook, type Look } from '../../platform/looks/index.ts';
import type { PictureFormat } from '../../platform/pictures/index.ts';
import { createSingleFlight } from './single-flight.ts';

export interface PictureForm {
  readonly widthPx: MediaWidth;
  readonly format: PictureFormat;
}

export interface Media {
  /** The picture of the look with this key, of any release; `undefined` where there is no such look. */
  pictureOfKey(key: string, form: PictureForm): Promise<Buffer | undefined>;
  pictureOf(look: Look, form: PictureForm): Promise<Buffer>;
}

/**
 * Pictures by look, width and format: from the blobs, or drawn once on first demand, however many wait for it,
 * and kept. The drawing belongs to no request, so a client that leaves takes it from nobody.
 */
export function createMedia({ db, blobs, pictures }: Pick<Dependencies, 'db' | 'blobs' | 'pictures'>): Media {
  const drawOnce = createSingleFlight<Buffer>();

  async function drawAndKeep({ key, spec }: Look, form: PictureForm): Promise<Buffer> {
    const bytes = Buffer.from(await pictures.draw({ key, spec, ...form }));
    await blobs.write(blobKeyOf(key, form), bytes);
    return bytes;
  }

  const drawnOnce = (look: Look, form: PictureForm) =>
    drawOnce(blobKeyOf(look.key, form), () => drawAndKeep(look, form));

  return {
    async pictureOf(look, form) {
      return (await readKept(blobs, look.key, form)) ?? drawnOnce(look, form);
    },

    async pictureOfKey(key, form) {
      const kept = await readKept(blobs, key, form);
      if (kept) return kept;
      const look = await findLook(db.queries, key);
      return look && drawnOnce(look, form);
    },
  };
}

function readKept(blobs: BlobStore, key: string, form: PictureForm): Promise<Buffer | undefined> {
  return blobs.read(blobKeyOf(key, form));
}

function blobKeyOf(key: string, { widthPx, format }: PictureForm): string {
  return `looks/${key.slice(0, 2)}/${key}/${widthPx}.${format}`;
}
