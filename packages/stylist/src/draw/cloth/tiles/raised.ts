import { px } from '#draw/kit/px.ts';
import { createRandom } from '#random.ts';
import { block, type DrawTile, down, TILE_SEED } from './tile.ts';

/** Wales with a worn crown and a deep furrow. */
export const corduroy: DrawTile = ({ dark, pale }) => ({
  width: 6.5,
  height: 18,
  content:
    down(0, 1.9, 18, dark, 0.34) +
    down(3, 1.7, 18, pale, 0.2) +
    block(3, 3, 1.7, 5, pale, 0.1) +
    block(3, 12, 1.7, 3, dark, 0.08),
});

/** Half a diamond's width and height, px. */
const QUILT = { across: 13, down: 15 } as const;
/** Middles of the diamonds that a tile shows, in half diamonds. */
const DIAMONDS = [
  [1, 1],
  [0, 0],
  [2, 0],
  [0, 2],
  [2, 2],
] as const;

/** Stitched diamonds: wadding rounds each, lit on its upper left, in shade where it falls to the seams below it. */
export const quilted: DrawTile = ({ dark, pale }) => {
  const { across, down } = QUILT;
  const diamond = (x: number, y: number) => {
    const at = (u: number, v: number) => `${px(x + u * across)} ${px(y + v * down)}`;
    const shade = (depth: number, opacity: number) =>
      `<path d="M${at(-1, 0)}Q${at(-0.45, 0.5 - depth)} ${at(0, 1 - depth)}Q${at(0.5 - depth, 0.45 - depth)} ${at(1, 0)}L${at(0, 1)}Z" fill="${dark}" fill-opacity="${opacity}"/>`;
    const crown = (share: number, opacity: number) =>
      `<ellipse cx="${px(x - 1.6)}" cy="${px(y - 2.2)}" rx="${px(across * share)}" ry="${px(down * share)}" fill="${pale}" fill-opacity="${opacity}"/>`;
    return shade(0.14, 0.16) + shade(0.36, 0.1) + crown(0.56, 0.09) + crown(0.34, 0.09);
  };
  return {
    width: across * 2,
    height: down * 2,
    content: DIAMONDS.map(([u, v]) => diamond(u * across, v * down)).join(''),
  };
};

/** Teddy fleece: soft tufts of all sizes, lit from above. */
export const fleece: DrawTile = ({ ground, dark, pale }) => {
  const size = 52;
  // On nearly white cloth the tufts are only hinted at, or they read as pebbles.
  const depth = ground.l > 0.82 ? 0.04 : 0.075;
  const gleam = ground.l > 0.82 ? 0.2 : 0.055;
  const random = createRandom(TILE_SEED);
  let content = '';
  for (let i = 0; i < 130; i++) {
    const x = random() * size;
    const y = random() * size;
    const r = 1.8 + random() * 2;
    for (const dx of x > size - 8 ? [0, -size] : x < 8 ? [0, size] : [0]) {
      for (const dy of y > size - 8 ? [0, -size] : y < 8 ? [0, size] : [0]) {
        const [cx, cy] = [x + dx, y + dy];
        content += `<circle cx="${px(cx + 0.9)}" cy="${px(cy + 1.3)}" r="${px(r)}" fill="${dark}" fill-opacity="${depth}"/><circle cx="${px(cx)}" cy="${px(cy)}" r="${px(r * 0.85)}" fill="${pale}" fill-opacity="${gleam}"/>`;
      }
    }
  }
  return { width: size, height: size, content };
};
