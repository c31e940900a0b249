import type { Outfit } from '@glow/api';
import type { DescribedLook } from './lookbook.ts';

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

/** Stands for the public address in a text that is kept; no text that is stored holds it. */
const PUBLIC_URL = '\0';
const PUBLIC_URL_IN_JSON = JSON.stringify(PUBLIC_URL).slice(1, -1);
const parts = new WeakMap<DescribedLook, readonly string[]>();

/** The JSON of `toOutfit`; a look is written once, whatever the addresses under which it is then asked for. */
export function lookJson(described: DescribedLook, publicUrl: string): string {
  const known =
    parts.get(described) ?? JSON.stringify(toOutfit(described, PUBLIC_URL)).split(PUBLIC_URL_IN_JSON);
  parts.set(described, known);
  return known.join(JSON.stringify(publicUrl).slice(1, -1));
}
