import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLATES, type Plate } from '../src/draw/plates/plates.ts';
import { createRenderPool, type RenderPool } from '../src/render/index.ts';

const FORMATS = ['avif', 'webp'] as const;

async function writePlate(pool: RenderPool, outDir: string, { name, widthsPx, draw }: Plate): Promise<void> {
  const svg = draw();
  for (const widthPx of widthsPx) {
    const files = await pool.render({ key: name, svg, widthPx, formats: FORMATS });
    for (const format of FORMATS) {
      const file = `${name}-${widthPx}.${format}`;
      await writeFile(join(outDir, file), files[format]);
      console.log(`${file} ${Math.round(files[format].byteLength / 1024)} KB`);
    }
  }
}

const [outDir] = process.argv.slice(2);
if (!outDir) {
  console.error('Usage: draw-plates.ts <outDir>');
  process.exit(2);
}
await mkdir(outDir, { recursive: true });
const pool = createRenderPool();
try {
  for (const plate of PLATES) await writePlate(pool, outDir, plate);
} finally {
  await pool.close();
}
