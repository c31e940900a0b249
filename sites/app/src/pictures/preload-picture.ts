import { srcSetOf } from './illustration-files.ts';
import { NARROW, type Picture, WIDE } from './picture.ts';

export interface PreloadLink {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** Returns what asks for a picture before the page is read: as AVIF, one link for each crop. */
export function preloadLinks({ crop, narrow }: Picture): readonly PreloadLink[] {
  const crops = narrow
    ? [
        { ...narrow, media: NARROW },
        { ...crop, media: WIDE },
      ]
    : [{ ...crop, media: 'all' }];
  return crops.map(({ illustration, sizes, media }) => ({
    media,
    sizes,
    srcSet: srcSetOf(illustration, 'avif'),
  }));
}
