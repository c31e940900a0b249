import type { Outfit } from '@glow/api';
import type { DescribedLook } from './lookbook.ts';

/** The route that serves the pictures of looks. */
export const LOOK_PATH_PATTERN = '/media/looks/:key.png';

/** Returns the path of a look's picture below the public address; it ends in `.png`, the default format. */
export function lookPath(key: string): string {
  return LOOK_PATH_PATTERN.replace(':key', key);
}

/**
 * Returns a look as an `Outfit` of the contract (INTERFACE section 2). We draw or store its picture
 * ourselves, so its source is the picture's own address.
 */
export function toOutfit({ look, description }: DescribedLook, publicUrl: string): Outfit {
  const { name, alt, palette, tags, reasons } = description;
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

/** Placeholder for the public address in cached text; stored text never contains it. */
const PUBLIC_URL = '\0';
const PUBLIC_URL_IN_JSON = JSON.stringify(PUBLIC_URL).slice(1, -1);
const parts = new WeakMap<DescribedLook, readonly string[]>();

/**
 * Returns the JSON of `toOutfit` with the look's preview, where there is one; a look is serialised once, whatever the
 * public address and the preview of later calls.
 */
export function lookJson(described: DescribedLook, publicUrl: string, preview?: string): string {
  const known =
    parts.get(described) ?? JSON.stringify(toOutfit(described, PUBLIC_URL)).split(PUBLIC_URL_IN_JSON);
  parts.set(described, known);
  const json = known.join(JSON.stringify(publicUrl).slice(1, -1));
  return preview ? `${json.slice(0, -1)},"preview":"${preview}"}` : json;
}
