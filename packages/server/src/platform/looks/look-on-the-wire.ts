import type { Outfit } from '@glow/api';
import { describeOutfit } from '@glow/stylist';
import { isUploaded, type Look } from './look.ts';

/** The route under which looks' pictures answer. */
export const LOOK_PATH_PATTERN = '/media/looks/:key.png';

/** Where a look's picture answers, below the public address; `.png`, since that is what it is unasked. */
export function lookPath(key: string): string {
  return LOOK_PATH_PATTERN.replace(':key', key);
}

/**
 * A look as every call answers it (INTERFACE section 2). Its picture is drawn or kept by us, so its source is the
 * picture's own address.
 */
export function lookOnTheWire(look: Look, publicUrl: string): Outfit {
  const { name, alt, palette, tags, reasons } = describe(look);
  const image = publicUrl + lookPath(look.key);
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

function describe(look: Look) {
  return isUploaded(look) ? { ...look.upload, reasons: [] } : describeOutfit(look.spec);
}
