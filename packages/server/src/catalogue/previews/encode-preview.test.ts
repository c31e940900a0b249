import { PREVIEW } from '@glow/api';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePreview } from './encode-preview.ts';

const RED = { r: 200, g: 30, b: 60 };
const BLUE = { r: 20, g: 40, b: 180 };

/** A picture that is red above and blue below. */
async function flag(widthPx: number, heightPx: number): Promise<Buffer> {
  const half = { width: widthPx, height: heightPx / 2, channels: 3 } as const;
  const below = await sharp({ create: { ...half, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, height: heightPx, background: RED } })
    .composite([{ input: below, left: 0, top: heightPx / 2 }])
    .png()
    .toBuffer();
}

/** The colours of a preview, row by row, read as the contract describes them. */
function pixelsOf(preview: string): number[][] {
  const bytes = Buffer.from(preview, 'base64');
  return Array.from({ length: PREVIEW.widthPx * PREVIEW.heightPx }, (_, pixel) => {
    const pair = bytes[PREVIEW.colours * 3 + (pixel >> 1)] ?? 0;
    const place = pixel % 2 ? pair & 15 : pair >> 4;
    return [...bytes.subarray(place * 3, place * 3 + 3)];
  });
}

describe('encodePreview', () => {
  it('is 432 bytes: sixteen colours, and four bits for each of 24 by 32 pixels', async () => {
    expect(Buffer.from(await encodePreview(await flag(96, 128)), 'base64')).toHaveLength(432);
  });

  it('shows the picture, its left pixel in the high bits', async () => {
    const pixels = pixelsOf(await encodePreview(await flag(96, 128)));
    const isNear = (pixel: readonly number[] = [], { r, g, b }: typeof RED) =>
      [r, g, b].every((part, place) => Math.abs(part - (pixel[place] ?? 0)) < 12);
    expect(pixels.slice(0, 24 * 14).every((pixel) => isNear(pixel, RED))).toBe(true);
    expect(pixels.slice(24 * 18).every((pixel) => isNear(pixel, BLUE))).toBe(true);
  });

  it('shows the top of a picture that is taller, as its card does', async () => {
    const pixels = pixelsOf(await encodePreview(await flag(96, 400)));
    expect(pixels.every(([red = 0]) => red > 150)).toBe(true);
  });
});
