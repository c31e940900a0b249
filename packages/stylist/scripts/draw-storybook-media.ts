/**
 * Draws the pictures of the widgets that Storybook shows, which has no server behind it, and writes the keys that they were
 * drawn under beside them: node scripts/draw-storybook-media.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRenderPool } from '../src/render/index.ts';
import { STORYBOOK_MEDIA, storybookPictures } from './storybook-media.ts';

const WIDTH_PX = 480;

const pool = createRenderPool();
try {
  const keys: Record<string, string> = {};
  for (const { name, ...picture } of storybookPictures()) {
    const { avif } = await pool.render({ ...picture, widthPx: WIDTH_PX, formats: ['avif'] });
    const file = join(STORYBOOK_MEDIA, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, avif);
    keys[name] = picture.key;
  }
  await writeFile(join(STORYBOOK_MEDIA, 'keys.json'), `${JSON.stringify(keys, null, 2)}\n`);
} finally {
  await pool.close();
}
