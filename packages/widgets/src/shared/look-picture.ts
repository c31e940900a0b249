import type { MediaWidth } from '@glow/api';

/** What an `img` takes. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A picture that is slow to come holds back what waits for it no longer than this. */
export const PICTURE_MAX_WAIT_MS = 8000;

type Widths = readonly [MediaWidth, ...MediaWidth[]];

/** Returns the address of one of our pictures, `width` pixels wide (INTERFACE section 2). */
export function withWidth(address: string, width: MediaWidth): string {
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
}

/**
 * Returns the source of one of our pictures in several widths.
 * @param sizes As in HTML.
 * @param widths In px; the first is for browsers without `srcset`.
 */
export function mediaPicture(address: string, sizes: string, widths: Widths): PictureSource {
  return {
    src: withWidth(address, widths[0]),
    srcSet: widths.map((each) => `${withWidth(address, each)} ${each}w`).join(),
    sizes,
  };
}

/**
 * A look is asked for in the same width wherever it shows, so that one that was seen is not fetched again: 640 px on
 * phones, whatever their density, since 960 would be twice the bytes for a card of some 300, and on others by density.
 */
const LOOK_SIZES = '(width < 740px) 213px, 430px';

/** Returns the source of a look's picture, in our widths where it is one of ours; any other address is unchanged. */
export function lookPicture(image: string): PictureSource {
  return image.includes('/media/') ? mediaPicture(image, LOOK_SIZES, [640, 960]) : { src: image };
}

/**
 * The looks drawn last in this page, by their address. Browsers forget a picture that no element shows; of these they
 * draw another without a pause. Elements keep none.
 */
export const drawn = new Map<string, HTMLImageElement>();
/** Of a deck and its list, twice over. */
const MAX_DRAWN = 60;

export function keepDrawn(src: string, image: HTMLImageElement): void {
  drawn.delete(src);
  drawn.set(src, image);
  for (const first of drawn.keys()) if (drawn.size > MAX_DRAWN) drawn.delete(first);
}

/** Resolves when the picture can be drawn without a pause, when it cannot be had, or after the longest wait. */
export function pictureReady(
  { src, srcSet = '', sizes = '' }: PictureSource,
  signal: AbortSignal,
): Promise<unknown> {
  const image = Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet, src });
  const waited = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PICTURE_MAX_WAIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const decoded = image.decode();
  if (!import.meta.env.GLOW_EMBED)
    decoded.then(
      () => keepDrawn(src, image),
      () => {},
    );
  return Promise.race([decoded.catch(() => {}), waited]);
}
