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
  const half = 19;
  const size = half * 2;
  const seams = (dx: number, dy: number, colour: string, width: number, opacity: number) =>
    thread([-1 + dx, half + dy], [half + 1 + dx, -2 + dy + 1], colour, width, opacity) +
    thread([half - 1 + dx, size + 1 + dy], [size + 1 + dx, half - 1 + dy], colour, width, opacity) +
    thread([half - 1 + dx, -1 + dy], [size + 1 + dx, half + 1 + dy], colour, width, opacity) +
    thread([-1 + dx, half - 1 + dy], [half + 1 + dx, size + 1 + dy], colour, width, opacity);
  const crown = (x: number, y: number) =>
    `<ellipse cx="${x - 2.5}" cy="${y - 3}" rx="8.5" ry="7.5" fill="${pale}" fill-opacity=".1"/>`;
  return {
    width: size,
    height: size,
    content:
      crown(half, half) +
      crown(0, 0) +
      crown(size, 0) +
      crown(0, size) +
      crown(size, size) +
      seams(0, 0, dark, 1.3, 0.36) +
      seams(1.1, 1.3, dark, 2.2, 0.1),
  };
};

/** Teddy fleece: small curls that turn all ways. */
export const fleece: DrawTile = ({ ground, dark, pale }) => {
  const size = 48;
  // On nearly white cloth the curls are only hinted at, or they read as scribble.
  const depth = ground.l > 0.82 ? 0.07 : 0.12;
  // A strong light on every curl glitters.
  const gleam = ground.l > 0.82 ? 0.3 : 0.15;
  const random = createRandom(TILE_SEED);
  let content = '';
  for (let i = 0; i < 105; i++) {
    const x = random() * size;
    const y = random() * size;
    const r = 1.7 + random() * 1.5;
    const turn = Math.round(random() * 360);
    for (const dx of x > size - 5 ? [0, -size] : x < 5 ? [0, size] : [0]) {
      for (const dy of y > size - 5 ? [0, -size] : y < 5 ? [0, size] : [0]) {
        const at = `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn}) scale(${(r / 3).toFixed(2)})`;
        content += `<path d="M-3 0A3 3 0 1 1 1.6 2.5" fill="none" stroke="${dark}" stroke-width="1.3" stroke-opacity="${depth}" transform="${at}"/><path d="M-1.6 -.6A1.9 1.9 0 0 1 1.6 -1" fill="none" stroke="${pale}" stroke-width="1.2" stroke-opacity="${gleam}" transform="${at}"/>`;
      }
    }
  }
  return { width: size, height: size, content };
};
