import { MEDIA_WIDTHS } from '@glow/api';

const FALLBACK_WIDTH = 480;

/**
 * Returns a look's picture in the widths our media takes.
 * @param sizes How wide it is shown, as the attribute of the same name takes it.
 */
export function lookPicture(image: string, sizes: string) {
  const inWidth = (width: number) => `${image}${image.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: inWidth(FALLBACK_WIDTH),
    srcSet: MEDIA_WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', '),
    sizes,
  };
}
