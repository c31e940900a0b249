import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { DRAW_PLATES, PLATES } from './paths.ts';

/**
 * Has the stylist draw the pictures of the site, in every width and format.
 * @throws {Error} when they could not be drawn.
 */
export function drawPlates(): void {
  rmSync(PLATES, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [DRAW_PLATES, PLATES], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The plates of the site could not be drawn.');
}
