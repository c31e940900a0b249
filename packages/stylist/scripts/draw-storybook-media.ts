/**
 * Draws the pictures of the widgets that Storybook shows, which has no server behind it, and writes the keys that they were
 * drawn under beside them: node scripts/draw-storybook-media.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namedPictures } from '../src/index.ts';
import { createRenderPool } from '../src/render/index.ts';

const MEDIA = join(import.meta.dirname, '../../../.storybook/public/media');
const WIDTH_PX = 480;

const pool = createRenderPool();
try {
  const keys: Record<string, string> = {};
  for (const [name, picture] of namedPictures().all) {
    const { avif } = await pool.render({ ...picture, widthPx: WIDTH_PX, formats: ['avif'] });
    const file = join(MEDIA, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, avif);
    keys[name] = picture.key;
  }
  await writeFile(join(MEDIA, 'keys.json'), `${JSON.stringify(keys, null, 2)}\n`);
} finally {
  await pool.close();
}
