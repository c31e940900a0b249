import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';

/** What an `img` takes. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Returns the address of one of our pictures, `width` pixels wide (INTERFACE section 2). */
export function withWidth(address: string, width: MediaWidth): string {
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
}

/**
 * Returns the source of one of our pictures in all widths.
 * @param sizes As in HTML.
 * @param width Pixels, for browsers without `srcset`. Default 640.
 */
export function mediaPicture(address: string, sizes: string, width: MediaWidth = 640): PictureSource {
  return {
    src: withWidth(address, width),
    srcSet: MEDIA_WIDTHS.map((each) => `${withWidth(address, each)} ${each}w`).join(', '),
    sizes,
  };
}

/** Returns the source of a look's picture, in all widths where it is one of ours; any other address is unchanged. */
export function lookPicture(image: string, sizes: string, width?: MediaWidth): PictureSource {
  return image.includes('/media/') ? mediaPicture(image, sizes, width) : { src: image };
}
