import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';
import { CARD_WIDTH_PX, type LookPart } from '@glow/stylist';
import { type FileFormat, IMAGE_FORMATS, type ImageFormat } from '@glow/stylist/render';

/** One of the files that a look's picture comes as. */
export interface PictureForm {
  readonly widthPx: MediaWidth;
  readonly format: ImageFormat;
}

/** A form of any width, such as that of a picture which is never stored; of a part of the look in its place. */
export interface DrawnForm {
  readonly widthPx: number;
  readonly format: FileFormat;
  readonly part?: LookPart;
}

/** All forms. */
export const PICTURE_FORMS: readonly PictureForm[] = MEDIA_WIDTHS.flatMap((widthPx) =>
  IMAGE_FORMATS.map((format) => ({ widthPx, format })),
);

/** The form in which widgets request a look on every phone and on most other screens. */
export const LOOK_FORM: PictureForm = { widthPx: 640, format: 'avif' };

/** The form of a card that is shared. */
export const CARD_FORM: DrawnForm = { widthPx: CARD_WIDTH_PX, format: 'jpeg' };

/** Returns the blob key of a drawn picture. */
export function pictureBlobKey(lookKey: string, { widthPx, format, part }: DrawnForm): string {
  return `looks/${lookKey.slice(0, 2)}/${lookKey}/${part ? `${part}-` : ''}${widthPx}.${format}`;
}
