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

interface WrittenLook {
  readonly publicUrl: string;
  readonly preview: string | undefined;
  readonly isLayered: boolean;
  readonly json: Buffer;
}

const written = new WeakMap<DescribedLook, WrittenLook>();

/**
 * Returns the JSON of `toOutfit` as it is sent; it is written once, until another address is asked for or more is there of the
 * look. Text would be turned into bytes anew for each answer, which takes most of its time.
 */
export function lookJson(
  described: DescribedLook,
  publicUrl: string,
  { preview, isLayered = false }: LookExtras,
): Buffer {
  const known = written.get(described);
  if (known?.publicUrl === publicUrl && known.preview === preview && known.isLayered === isLayered)
    return known.json;
  const json = Buffer.from(JSON.stringify(toOutfit(described, publicUrl, { preview, isLayered })));
  written.set(described, { publicUrl, preview, isLayered, json });
  return json;
}
