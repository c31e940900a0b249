import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { APP, DRAW_ILLUSTRATIONS, ILLUSTRATIONS } from './paths.ts';

/** Icons and share pictures: copied to the root of the site with `public/`, and drawn anew by every build. */
const DRAWN_FILES = join(APP, 'public/generated');

/**
 * Has the stylist draw the pictures of the site: the illustrations in every width and format, icons, share pictures.
 * @throws {Error} when they could not be drawn.
 */
export function drawIllustrations(): void {
  for (const folder of [ILLUSTRATIONS, DRAWN_FILES]) rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [DRAW_ILLUSTRATIONS, ILLUSTRATIONS, DRAWN_FILES], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The illustrations of the site could not be drawn.');
}
