import { px } from '#draw/kit/px.ts';
import { createRandom } from '#random.ts';
import { block, type DrawTile, down, TILE_SEED, thread } from './tile.ts';

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

/** Stitched diamonds, each rounded by the wadding in it. */
export const quilted: DrawTile = ({ dark, pale }) => {
  const half = 15;
  const size = half * 2;
  const seams = (dx: number, dy: number, colour: string, width: number, opacity: number) =>
    thread([-1 + dx, half + dy], [half + 1 + dx, -2 + dy + 1], colour, width, opacity) +
    thread([half - 1 + dx, size + 1 + dy], [size + 1 + dx, half - 1 + dy], colour, width, opacity) +
    thread([half - 1 + dx, -1 + dy], [size + 1 + dx, half + 1 + dy], colour, width, opacity) +
    thread([-1 + dx, half - 1 + dy], [half + 1 + dx, size + 1 + dy], colour, width, opacity);
  const crown = (x: number, y: number) =>
    `<ellipse cx="${x - 1.5}" cy="${y - 2}" rx="7.5" ry="6.5" fill="${pale}" fill-opacity=".13"/>`;
  return {
    width: size,
    height: size,
    content:
      crown(half, half) +
      crown(0, 0) +
      crown(size, 0) +
      crown(0, size) +
      crown(size, size) +
      seams(0, 0, dark, 1.2, 0.26) +
      seams(0.9, 1.1, dark, 2.4, 0.09),
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
