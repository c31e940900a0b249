/**
 * Draws the pictures of the site: node scripts/draw-illustrations.ts <outDir> [<filesDir>].
 * The illustrations of its pages go to `outDir` as `<name>-<width>.<format>`; what is asked for by a fixed name goes to
 * `filesDir`: icons, and the share pictures as JPEG, since link previews know no other format of that size.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ICONS, type Icon } from '../src/draw/illustrations/brand/icons.ts';
import { ILLUSTRATIONS, type Illustration, SHARE_PICTURES } from '../src/draw/illustrations/illustrations.ts';
import { createRenderPool, type RenderPool } from '../src/render/index.ts';

const FORMATS = ['avif', 'webp'] as const;
const JPEG = { quality: 84, mozjpeg: true } as const;

async function write(folder: string, file: string, bytes: Uint8Array | string): Promise<void> {
  await writeFile(join(folder, file), bytes);
  console.log(`${file} ${Math.ceil(Buffer.byteLength(bytes) / 1024)} KB`);
}

async function writeIllustration(
  pool: RenderPool,
  folder: string,
  { name, widthsPx, draw }: Illustration,
): Promise<void> {
  const svg = draw();
  for (const widthPx of widthsPx) {
    const files = await pool.render({ key: name, svg, widthPx, formats: FORMATS });
    for (const format of FORMATS) await write(folder, `${name}-${widthPx}.${format}`, files[format]);
  }
}

async function writeShare(
  pool: RenderPool,
  folder: string,
  { name, widthsPx, draw }: Illustration,
): Promise<void> {
  for (const widthPx of widthsPx) {
    const { rgba, heightPx } = await pool.draw({ key: name, svg: draw(), widthPx });
    const pixels = sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } });
    await write(folder, `${name}.jpg`, await pixels.removeAlpha().jpeg(JPEG).toBuffer());
  }
}

/** An icon is a flat sign: it carries no grain. */
async function writeIcon(folder: string, { file, sizePx, draw }: Icon): Promise<void> {
  if (sizePx === undefined) return write(folder, file, draw());
  const png = new Resvg(draw(), { fitTo: { mode: 'width', value: sizePx } }).render().asPng();
  return write(folder, file, await sharp(png).png({ palette: true, effort: 10 }).toBuffer());
}

const [outDir, filesDir] = process.argv.slice(2);
if (!outDir) {
  console.error('Usage: draw-illustrations.ts <outDir> [<filesDir>]');
  process.exit(2);
}
const pool = createRenderPool();
try {
  await mkdir(outDir, { recursive: true });
  for (const illustration of ILLUSTRATIONS) await writeIllustration(pool, outDir, illustration);
  if (filesDir) {
    await mkdir(filesDir, { recursive: true });
    for (const icon of ICONS) await writeIcon(filesDir, icon);
    for (const picture of SHARE_PICTURES) await writeShare(pool, filesDir, picture);
  }
} finally {
  await pool.close();
}
