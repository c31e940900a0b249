/** Draws the sixteen reference looks into a folder: node scripts/draw-references.ts <folder> [width in px]. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { REFERENCE_LOOKS } from '../src/draw/testing/reference-looks.ts';
import { createRenderPool } from '../src/render/index.ts';

const [, , folder, width = '960'] = argv;
if (!folder) throw new Error('Say which folder to draw into');

await mkdir(folder, { recursive: true });
const pool = createRenderPool({ maxQueued: REFERENCE_LOOKS.length });
await Promise.all(
  REFERENCE_LOOKS.map(async (spec, index) => {
    const number = String(index + 1).padStart(2, '0');
    const file = `${number}-${spec.name.toLowerCase().replaceAll(' ', '-')}.png`;
    const { png } = await pool.render({ key: file, spec, widthPx: Number(width), formats: ['png'] });
    await writeFile(join(folder, file), png);
  }),
);
await pool.close();
