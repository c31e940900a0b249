import { MEDIA_WIDTHS, type MediaWidth } from '@glow/api';

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** `auto` takes the box of a lazy picture; the rest is for browsers that do not know it. */
const SIZES = 'auto, (width < 740px) 46vw, (width < 1100px) 31vw, 300px';

const withWidth = (address: string, width: MediaWidth) =>
  `${address}${address.includes('?') ? '&' : '?'}w=${width}`;

/** A card's picture in the widths our media takes; any other address is left as it is. */
export function lookPicture(image: string): PictureSource {
  if (!image.includes('/media/')) return { src: image };
  return {
    src: withWidth(image, 480),
    srcSet: MEDIA_WIDTHS.map((width) => `${withWidth(image, width)} ${width}w`).join(', '),
    sizes: SIZES,
  };
}
