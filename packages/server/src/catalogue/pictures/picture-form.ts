import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';
import { IMAGE_FORMATS, type ImageFormat } from '@glow/stylist/render';

/** One of the files that a look's picture comes as. */
export interface PictureForm {
  readonly widthPx: MediaWidth;
  readonly format: ImageFormat;
}

/** All forms. */
export const PICTURE_FORMS: readonly PictureForm[] = MEDIA_WIDTHS.flatMap((widthPx) =>
  IMAGE_FORMATS.map((format) => ({ widthPx, format })),
);

/** Returns the blob key of a drawn picture. */
export function pictureBlobKey(lookKey: string, { widthPx, format }: PictureForm): string {
  return `looks/${lookKey.slice(0, 2)}/${lookKey}/${widthPx}.${format}`;
}
