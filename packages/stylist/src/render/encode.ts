import sharp, { type Sharp } from 'sharp';
import type { PictureFrame } from '../draw/picture-frame.ts';
import type { FileFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';

/** A whole picture, a part behind a pocket, or one of several layers. */
type Shown = 'whole' | 'pocket' | 'layer';

/** Behind a pocket a picture has two or three pixels for each of the page, which hide the difference. */
const AVIF_QUALITY: Readonly<Record<Shown, number>> = { whole: 60, pocket: 46, layer: 57 };

/**
 * WebP at 90 keeps the grain; AVIF at 60 is the smallest that looks the same. At effort 2 both give the size of the
 * default effort, AVIF in a tenth of its time. PNG keeps all colours: under grain a palette of 256 shows.
 */
const ENCODERS: Readonly<Record<FileFormat, (image: Sharp, shown: Shown) => Sharp>> = {
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90, alphaQuality: 70, effort: 2 }),
  avif: (image, shown) => image.avif({ quality: AVIF_QUALITY[shown], effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 86, mozjpeg: true }),
};

/** The picture as a file of this format, without alpha; `frame` is what it shows. */
export async function encode(
  image: RenderedImage,
  format: FileFormat,
  frame: PictureFrame = 'whole',
): Promise<Uint8Array> {
  return written(rawOf(image).removeAlpha(), format, frame === 'pocket' ? 'pocket' : 'whole');
}

/** Returns a layer as a file of this format, with alpha. */
export async function encodeLayer(image: RenderedImage, format: FileFormat): Promise<Uint8Array> {
  return written(rawOf(withoutEmptiness(image)), format, 'layer');
}

const rawOf = ({ rgba, widthPx, heightPx }: RenderedImage): Sharp =>
  sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } });

async function written(raw: Sharp, format: FileFormat, shown: Shown): Promise<Uint8Array> {
  return new Uint8Array(await ENCODERS[format](raw, shown).toBuffer());
}

/** Of the proportions of every layer. */
const EMPTY = { widthPx: 3, heightPx: 4 } as const;

/** A layer that shows nothing is as small as its proportions allow: a browser takes the memory of every pixel. */
function withoutEmptiness(image: RenderedImage): RenderedImage {
  for (let index = 3; index < image.rgba.length; index += 4) if (image.rgba[index] !== 0) return image;
  return { ...EMPTY, rgba: new Uint8Array(EMPTY.widthPx * EMPTY.heightPx * 4) };
}
