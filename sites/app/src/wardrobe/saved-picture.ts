import { MEDIA_WIDTHS } from '@glow/api';

/** `auto` takes the box of a lazy picture; the rest is for browsers that do not know it. */
const SIZES = 'auto, (width < 740px) 46vw, (width < 1100px) 31vw, 300px';
const FALLBACK_WIDTH = 480;

/** Returns a saved look's picture in the widths our media takes. */
export function savedPicture(image: string) {
  const inWidth = (width: number) => `${image}${image.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: inWidth(FALLBACK_WIDTH),
    srcSet: MEDIA_WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', '),
    sizes: SIZES,
  };
}
