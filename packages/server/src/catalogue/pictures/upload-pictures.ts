import type { FileFormat } from '@glow/stylist/render';
import sharp, { type Sharp } from 'sharp';
import type { DrawnForm } from './picture-form.ts';

/** Photographs, mostly: AVIF and WebP where the difference cannot be seen, at the effort of our drawings. */
const ENCODERS: Readonly<Record<FileFormat, (image: Sharp) => Sharp>> = {
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 85, effort: 2 }),
  avif: (image) => image.avif({ quality: 60, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 85 }),
};

/** Returns the blob key of an uploaded picture. */
export function uploadBlobKey(lookKey: string): string {
  return `uploads/${lookKey.slice(0, 2)}/${lookKey}.png`;
}

/**
 * Returns an upload as a file of this width, never enlarged, and format; libvips works in threads of its
 * own.
 */
export async function shapeUpload(png: Buffer, { widthPx, format }: DrawnForm): Promise<Buffer> {
  const shaped = sharp(png).resize({ width: widthPx, withoutEnlargement: true });
  return ENCODERS[format](shaped).toBuffer();
}
