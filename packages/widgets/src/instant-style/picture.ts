import { MEDIA_WIDTHS, type MediaWidth, type Vibe } from '@glow/api';

/** A picture that is slow to come is shown as it comes, rather than holding its look back. */
export const PICTURE_MAX_WAIT_MS = 8000;

export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

const withWidth = (address: string, width: MediaWidth) =>
  `${address}${address.includes('?') ? '&' : '?'}w=${width}`;

/** The picture of a vibe's card. */
export function vibePicture(apiBase: string, vibe: Vibe): string {
  return withWidth(`${apiBase}/media/vibe/${vibe}`, 320);
}

/** A look's picture in the widths our media takes; any other address is left as it is. */
export function lookPicture(image: string): PictureSource {
  if (!image.includes('/media/')) return { src: image };
  return {
    src: withWidth(image, 640),
    srcSet: MEDIA_WIDTHS.map((width) => `${withWidth(image, width)} ${width}w`).join(', '),
    sizes: '(width < 500px) 92vw, 470px',
  };
}

/** Resolves when the picture can be drawn without a pause, when it cannot be had, or after the longest wait. */
export function pictureReady({ src, srcSet, sizes }: PictureSource, signal: AbortSignal): Promise<unknown> {
  const image = new Image();
  if (sizes) image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
  const waited = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PICTURE_MAX_WAIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([image.decode().catch(() => {}), waited]);
}
