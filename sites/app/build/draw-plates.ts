import { spawnSync } from 'node:child_process';
import { PLATES } from './paths.ts';

/**
 * Has the stylist draw the pictures of the site, in every width and format.
 * @throws {Error} when they could not be drawn.
 */
export function drawPlates(): void {
  const { status } = spawnSync('pnpm', ['--filter', '@glow/stylist', 'run', 'plates', PLATES], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The plates of the site could not be drawn.');
}
