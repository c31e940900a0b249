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
    `<ellipse cx="${x - 4}" cy="${y - 5}" rx="6.5" ry="5" transform="rotate(-45 ${x - 4} ${y - 5})" fill="${pale}" fill-opacity=".17"/><path d="M${x - 9} ${y + 9}L${x} ${y + 17}L${x + 17} ${y}L${x + 9} ${y - 8}C${x + 11} ${y + 2} ${x + 2} ${y + 11} ${x - 9} ${y + 9}Z" fill="${dark}" fill-opacity=".15"/>`;
  return {
    width: size,
    height: size,
    content:
      crown(half, half) +
      crown(0, 0) +
      crown(size, 0) +
      crown(0, size) +
      crown(size, size) +
      seams(0, 0, dark, 1.9, 0.4) +
      seams(-1.4, -1.6, pale, 0.9, 0.26),
  };
};

/** Teddy fleece: small curls that turn all ways. */
export const fleece: DrawTile = ({ ground, dark, pale }) => {
  const size = 48;
  // On nearly white cloth the curls are only hinted at, or they read as scribble.
  const depth = ground.l > 0.82 ? 0.07 : 0.13;
  const random = createRandom(TILE_SEED);
  let content = '';
  for (let i = 0; i < 105; i++) {
    const x = random() * size;
    const y = random() * size;
    const r = 2.2 + random() * 1.8;
    const turn = Math.round(random() * 360);
    for (const dx of x > size - 5 ? [0, -size] : x < 5 ? [0, size] : [0]) {
      for (const dy of y > size - 5 ? [0, -size] : y < 5 ? [0, size] : [0]) {
        const at = `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) rotate(${turn}) scale(${(r / 3).toFixed(2)})`;
        content += `<path d="M-3 0A3 3 0 1 1 1.6 2.5" fill="none" stroke="${dark}" stroke-width="1.3" stroke-opacity="${depth}" transform="${at}"/><path d="M-1.6 -.6A1.9 1.9 0 0 1 1.6 -1" fill="none" stroke="${pale}" stroke-width="1.2" stroke-opacity=".42" transform="${at}"/>`;
      }
    }
  }
  return { width: size, height: size, content };
};
