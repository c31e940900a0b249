import type { Vibe } from '@glow/api';
import { lookPicture, type PictureSource, withWidth } from '#shared/look-picture.ts';

/** A picture that is slow to come is shown as it comes, rather than holding its look back. */
const PICTURE_MAX_WAIT_MS = 8000;

const SIZES = '(width < 500px) 92vw, 470px';

/** Returns the picture of a vibe's card. */
export function vibePicture(apiBase: string, vibe: Vibe): string {
  return withWidth(`${apiBase}/media/vibe/${vibe}`, 320);
}

/** Returns the picture of the look itself. */
export function resultPicture(image: string): PictureSource {
  return lookPicture(image, SIZES);
}

/** Leaves the frame alone, in its own colour, where its picture cannot be had. */
export function hideMissing({ currentTarget: { style } }: { readonly currentTarget: HTMLElement }): void {
  style.opacity = '0';
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
