import sharp from 'sharp';

const SAMPLE_PX = 96;
const MIN_COLOURS = 3;
const MAX_COLOURS = 5;
/** Of 255: what shines through more than it covers is no colour of the picture. */
const OPAQUE_FROM = 128;

/** Returns the 3–5 colours (`#rrggbb`) of a picture, largest first; one of fewer repeats its last. */
export async function paletteOf(picture: Buffer): Promise<readonly string[]> {
  const sample = sharp(picture).resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside' }).ensureAlpha();
  const quantised = await sample.png({ palette: true, colours: MAX_COLOURS, dither: 0 }).toBuffer();
  const pixels = await sharp(quantised).ensureAlpha().raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < OPAQUE_FROM) continue;
    const colour = `#${pixels.toString('hex', at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => colour)
    .slice(0, MAX_COLOURS);
  const last = colours.at(-1) ?? '#ffffff';
  return [...colours, ...Array<string>(MIN_COLOURS).fill(last)].slice(
    0,
    Math.max(MIN_COLOURS, colours.length),
  );
}
