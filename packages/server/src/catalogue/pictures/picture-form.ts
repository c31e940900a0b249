import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';
import { IMAGE_FORMATS, type ImageFormat } from '@glow/stylist/render';

/** One of the files that a look's picture comes as. */
export interface PictureForm {
  readonly widthPx: MediaWidth;
  readonly format: ImageFormat;
}

/** A form of any width, such as that of a picture which is never stored. */
export interface DrawnForm {
  readonly widthPx: number;
  readonly format: ImageFormat;
}

/** All forms. */
export const PICTURE_FORMS: readonly PictureForm[] = MEDIA_WIDTHS.flatMap((widthPx) =>
  IMAGE_FORMATS.map((format) => ({ widthPx, format })),
);

/** The form in which widgets request a look on every phone and on most other screens. */
export const LOOK_FORM: PictureForm = { widthPx: 640, format: 'avif' };

/** Returns the blob key of a drawn picture. */
export function pictureBlobKey(lookKey: string, { widthPx, format }: DrawnForm): string {
  return `looks/${lookKey.slice(0, 2)}/${lookKey}/${widthPx}.${format}`;
}
