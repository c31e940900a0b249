import type { Outfit } from '@glow/api';
import { describeOutfit } from '@glow/stylist';
import type { Look } from './look.repository.ts';

/** The route under which looks' pictures answer. */
export const LOOK_PATH_PATTERN = '/media/looks/:key.png';

/** Where a look's picture answers, below the public address; `.png`, since that is what it is unasked. */
export function lookPath(key: string): string {
  return LOOK_PATH_PATTERN.replace(':key', key);
}

/**
 * A look as every call answers it (INTERFACE section 2). Its picture is drawn by us, so its source is the
 * picture's own address.
 */
export function lookOnTheWire({ key, spec }: Look, publicUrl: string): Outfit {
  const { name, alt, palette, tags, reasons } = describeOutfit(spec);
  const image = publicUrl + lookPath(key);
  return {
    name,
    image,
    source_url: image,
    alt,
    palette: [...palette],
    tags: [...tags],
    reasons: [...reasons],
  };
}
