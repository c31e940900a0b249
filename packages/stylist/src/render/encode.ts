import sharp, { type Sharp } from 'sharp';
import type { PictureFrame } from '../draw/picture-frame.ts';
import type { ImageFormat } from './image-format.ts';
import type { RenderedImage } from './rasterise.ts';

/** Behind a pocket a picture has two or three pixels for each of the page, which hide the difference. */
const AVIF_QUALITY: Readonly<Record<PictureFrame, number>> = { whole: 60, pocket: 48 };

/**
 * WebP at 90 keeps the grain; AVIF at 60 is the smallest that looks the same. At effort 2 both give the size of the
 * default effort, AVIF in a tenth of its time. PNG keeps all colours: under grain a palette of 256 shows.
 */
const ENCODERS: Readonly<Record<ImageFormat, (image: Sharp, frame: PictureFrame) => Sharp>> = {
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90, effort: 2 }),
  avif: (image, frame) => image.avif({ quality: AVIF_QUALITY[frame], effort: 2 }),
};

/** The picture as a file of this format, without alpha; `frame` is what it shows. */
export async function encode(
  image: RenderedImage,
  format: ImageFormat,
  frame: PictureFrame = 'whole',
): Promise<Uint8Array> {
  const raw = sharp(image.rgba, {
    raw: { width: image.widthPx, height: image.heightPx, channels: 4 },
  }).removeAlpha();
  return new Uint8Array(await ENCODERS[format](raw, frame).toBuffer());
}
