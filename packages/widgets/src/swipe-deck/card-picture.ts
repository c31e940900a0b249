import { MEDIA_WIDTHS } from '@glow/api';

export interface CardPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A look's picture in the widths our media takes; any other address is left as it is. */
export function cardPicture(image: string): CardPicture {
  if (!image.includes('/media/')) return { src: image };
  const withWidth = (width: number) => `${image}${image.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: withWidth(640),
    srcSet: MEDIA_WIDTHS.map((width) => `${withWidth(width)} ${width}w`).join(', '),
    sizes: '(width < 470px) 92vw, 430px',
  };
}
