import type { Outfit } from '@glow/api';
import { PICTURE_LAYERS, type PictureLayer } from '@glow/stylist';
import type { DescribedLook } from './lookbook.ts';

/** The route that serves the pictures of looks. */
export const LOOK_PATH_PATTERN = '/media/looks/:key.png';

/** Returns the path of a look's picture below the public address; it ends in `.png`, the default format. */
export function lookPath(key: string): string {
  return LOOK_PATH_PATTERN.replace(':key', key);
}

/** The routes that serve the pictures of its parts. */
export const PIECE_PATH_PATTERN = '/media/looks/:key/pieces/:place.png';
export const SHARE_PATH_PATTERN = '/media/looks/:key/share.jpg';

/** Returns the path of the picture of one piece of a look, by its place in the look's data. */
export function piecePath(key: string, place: number): string {
  return PIECE_PATH_PATTERN.replace(':key', key).replace(':place', `${place}`);
}

/** Returns the path of what other sites show beside a link to a look. */
export function sharePath(key: string): string {
  return SHARE_PATH_PATTERN.replace(':key', key);
}

/** The route that serves their layers. */
export const LAYER_PATH_PATTERN = LOOK_PATH_PATTERN.replace(':key', ':key/:layer');

/** Returns the addresses of the layers of a look's picture. */
export function layersOf(key: string, publicUrl: string): NonNullable<Outfit['layers']> {
  const address = (layer: PictureLayer) =>
    publicUrl + LAYER_PATH_PATTERN.replace(':key', key).replace(':layer', layer);
  const addresses = PICTURE_LAYERS.map((layer) => [layer, address(layer)] as const);
  return Object.fromEntries(addresses) as Record<PictureLayer, string>;
}

interface LookExtras {
  /** Absent: it has none yet. */
  readonly preview?: string | undefined;
  /** Whether its picture can be had in layers. */
  readonly isLayered?: boolean;
}

/**
 * Returns a look as an `Outfit` of the contract (INTERFACE section 2). We draw or store its picture
 * ourselves, so its source is the picture's own address.
 */
export function toOutfit(
  { look, description }: DescribedLook,
  publicUrl: string,
  { preview, isLayered }: LookExtras = {},
): Outfit {
  const { name, alt, palette, tags, reasons, traits } = description;
  const image = publicUrl + lookPath(look.key);
  return {
    name,
    image,
    source_url: image,
    alt,
    palette: [...palette],
    tags: [...tags],
    reasons: [...reasons],
    ...(traits && { traits }),
    ...(preview && { preview }),
    ...(isLayered && { layers: layersOf(look.key, publicUrl) }),
  };
}

/** Placeholder for the public address in cached text; stored text never contains it. */
const PUBLIC_URL = '\0';
const PUBLIC_URL_IN_JSON = JSON.stringify(PUBLIC_URL).slice(1, -1);
const parts = new WeakMap<DescribedLook, readonly string[]>();

/**
 * Returns the JSON of `toOutfit` with what else there is of the look; it is serialised once, whatever the public address
 * and the extras of later calls.
 */
export function lookJson(
  described: DescribedLook,
  publicUrl: string,
  { preview, isLayered }: LookExtras,
): string {
  const known =
    parts.get(described) ?? JSON.stringify(toOutfit(described, PUBLIC_URL)).split(PUBLIC_URL_IN_JSON);
  parts.set(described, known);
  const json = known.join(JSON.stringify(publicUrl).slice(1, -1));
  const extras = [
    preview && `"preview":"${preview}"`,
    isLayered && `"layers":${JSON.stringify(layersOf(described.look.key, publicUrl))}`,
  ].filter(Boolean);
  return extras.length > 0 ? `${json.slice(0, -1)},${extras}}` : json;
}
