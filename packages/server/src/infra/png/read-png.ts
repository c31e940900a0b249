import { MEDIA_WIDTHS, PNG_MAX_BYTES, PNG_MAX_PIXELS } from '@glow/api';
import sharp from 'sharp';
import { createMutex } from '../concurrency.ts';
import { paletteOf } from './palette-of.ts';
import { animated, damaged, notPng, tooLarge, tooManyPixels } from './png.errors.ts';
import { readPngHeader } from './png-header.ts';

const MAX_WIDTH_PX = Math.max(...MEDIA_WIDTHS);
const MAX_HEIGHT_PX = MAX_WIDTH_PX * 3;
const DECODE_SECONDS = 20;

export interface ReadPng {
  /** Our own encoding of the pixels and nothing else, no wider than any picture we serve. */
  readonly png: Buffer;
  /** 3–5 colours (`#rrggbb`), largest first. */
  readonly palette: readonly string[];
}

/** One at a time: an interlaced picture of 40 megapixels takes hundreds of megabytes while it is decoded. */
const decodeInTurn = createMutex();

/**
 * Reads an untrusted PNG: checked by its bytes and size before a pixel is decoded, then decoded completely
 * and encoded anew, so that nothing hidden in the file, its metadata or behind its end survives.
 * @throws {ServiceError} `body_too_large`, or `invalid_image` with what is wrong.
 */
export async function readPng(bytes: Buffer): Promise<ReadPng> {
  if (bytes.length > PNG_MAX_BYTES) throw tooLarge();
  const header = readPngHeader(bytes);
  if (!header) throw notPng();
  if (header.widthPx * header.heightPx > PNG_MAX_PIXELS) throw tooManyPixels(header);
  if (header.isAnimated) throw animated();
  return decodeInTurn(async () => {
    const png = await reencode(bytes).catch((cause: unknown) => {
      throw damaged(cause);
    });
    return { png, palette: await paletteOf(png) };
  });
}

function reencode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: 'truncated', limitInputPixels: PNG_MAX_PIXELS, sequentialRead: true })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}
