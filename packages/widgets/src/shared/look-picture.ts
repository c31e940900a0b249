import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';

/** What an `img` takes. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A picture of ours, `width` pixels wide (INTERFACE section 2). */
export function withWidth(address: string, width: MediaWidth): string {
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
}

/** A picture of ours in all widths; `sizes` as in HTML, `width` for who knows no `srcset`. */
export function mediaPicture(address: string, sizes: string, width: MediaWidth = 640): PictureSource {
  return {
    src: withWidth(address, width),
    srcSet: MEDIA_WIDTHS.map((each) => `${withWidth(address, each)} ${each}w`).join(', '),
    sizes,
  };
}

/** A look's picture in the widths our media takes; any other address is left as it is. */
export function lookPicture(image: string, sizes: string, width?: MediaWidth): PictureSource {
  return image.includes('/media/') ? mediaPicture(image, sizes, width) : { src: image };
}
