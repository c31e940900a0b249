import { toHex } from '#colour/convert.ts';
import { lightOf, shadowOf } from '#colour/tones.ts';
import { createRandom } from '#random.ts';
import { type DrawTile, TILE_SEED } from './tile.ts';

const DISCS = 15;
const DISC_PX = 7;
const SIZE = DISCS * DISC_PX;

const glint = (x: number, y: number) =>
  `<path d="M${x + 3.5} ${y - 4}L${x + 4.5} ${y + 2.5}L${x + 11} ${y + 3.5}L${x + 4.5} ${y + 4.5}L${x + 3.5} ${y + 11}L${x + 2.5} ${y + 4.5}L${x - 4} ${y + 3.5}L${x + 2.5} ${y + 2.5}Z" fill="#fff"/>`;

/** Overlapping discs in five tones; a slow wave decides where they catch the light. */
export const sequin: DrawTile = ({ ground, dark, pale }) => {
  const random = createRandom(TILE_SEED);
  const lit = toHex(lightOf(ground, 1.6));
  const shaded = toHex(shadowOf(ground, 1.5));
  const base = toHex(ground);
  let content = '';
  for (let row = 0; row < DISCS; row++) {
    for (let column = 0; column < DISCS; column++) {
      const pick = random();
      const x = column * DISC_PX + (row % 2) * 3.5;
      const y = row * DISC_PX;
      const wave = 0.5 + 0.5 * Math.sin(column * 0.42 + row * 0.42);
      const colour =
        pick < 0.1 + wave * 0.16
          ? pale
          : pick < 0.34
            ? lit
            : pick < 0.52
              ? shaded
              : pick < 0.62
                ? dark
                : base;
      const opacity = pick < 0.26 ? 0.85 : pick < 0.62 ? 0.6 : 1;
      for (const dx of x + 3.5 > 101 ? [0, -SIZE] : [0]) {
        content += `<circle cx="${x + 3.5 + dx}" cy="${y + 3.5}" r="3.5" fill="${dark}" fill-opacity=".28"/><circle cx="${(x + 3.2 + dx).toFixed(1)}" cy="${(y + 3.1).toFixed(1)}" r="3.1" fill="${colour}" fill-opacity="${opacity}"/>`;
      }
      if (pick > 0.965) content += glint(x, y);
    }
  }
  return { width: SIZE, height: SIZE, content };
};
