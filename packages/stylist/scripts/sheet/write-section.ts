import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { RenderPool } from '../../src/render/index.ts';
import type { SheetCell, SheetSection } from './sheet-section.ts';

/** Whole figures are drawn at this width; heads are cut from a picture of full size. */
const FIGURE_WIDTH_PX = 320;
const FULL_WIDTH_PX = 960;
const HEAD = { left: 300, top: 0, width: 340, height: 340 } as const;
const HEAD_WIDTH_PX = 240;
const GAP_PX = 6;

async function drawCell(pool: RenderPool, key: string, { spec, part }: SheetCell): Promise<Buffer> {
  const widthPx = part === 'head' ? FULL_WIDTH_PX : FIGURE_WIDTH_PX;
  const { png } = await pool.render({ key, spec, widthPx, formats: ['png'] });
  return part === 'head' ? sharp(png).extract(HEAD).resize(HEAD_WIDTH_PX).png().toBuffer() : Buffer.from(png);
}

/** Draws a section's cells and writes them as one PNG; answers the labels with where their cells lie in it. */
export async function writeSection(
  pool: RenderPool,
  folder: string,
  { name, columns, cells }: SheetSection,
): Promise<void> {
  const images = await Promise.all(cells.map((cell, i) => drawCell(pool, cellFile(name, i), cell)));
  const [first] = images;
  if (!first) return;
  const { width = 0, height = 0 } = await sharp(first).metadata();
  const overlays: OverlayOptions[] = images.map((input, i) => ({
    input,
    left: (i % columns) * (width + GAP_PX),
    top: Math.floor(i / columns) * (height + GAP_PX),
  }));
  const rows = Math.ceil(images.length / columns);
  await sharp({
    create: {
      width: columns * (width + GAP_PX),
      height: rows * (height + GAP_PX),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(overlays)
    .png()
    .toFile(join(folder, `${name}.png`));
  await Promise.all(images.map((image, i) => writeFile(join(folder, cellFile(name, i)), image)));
}

/** Returns the file of one cell. */
export function cellFile(section: string, index: number): string {
  return `${section}-${String(index + 1).padStart(3, '0')}.png`;
}
