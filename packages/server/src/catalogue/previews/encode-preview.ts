import { PREVIEW } from '@glow/api';
import sharp from 'sharp';

const BYTES_PER_COLOUR = 3;
/** More grain than this in a picture that small reads as dirt. */
const DITHER = 0.3;

/** Returns the preview of a picture file in the form that `PREVIEW` says; libvips works in threads of its own. */
export async function encodePreview(picture: Buffer): Promise<string> {
  const { widthPx: width, heightPx: height, colours } = PREVIEW;
  const indexed = await sharp(picture)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .flatten()
    .png({ palette: true, colours, dither: DITHER })
    .toBuffer();
  const rgb = await sharp(indexed).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const palette: number[] = [];
  const bytes = Buffer.alloc(colours * BYTES_PER_COLOUR + (width * height) / 2);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = rgb.readUIntBE(pixel * BYTES_PER_COLOUR, BYTES_PER_COLOUR);
    if (!palette.includes(colour)) palette.push(colour);
    const at = colours * BYTES_PER_COLOUR + (pixel >> 1);
    bytes[at] = (bytes[at] ?? 0) | (palette.indexOf(colour) << (pixel % 2 ? 0 : 4));
  }
  for (const [place, colour] of palette.entries())
    bytes.writeUIntBE(colour, place * BYTES_PER_COLOUR, BYTES_PER_COLOUR);
  return bytes.toString('base64');
}
