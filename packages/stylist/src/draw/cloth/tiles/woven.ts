import { px } from '#draw/kit/px.ts';
import { createRandom } from '#random.ts';
import { type DrawTile, TILE_SEED, thread } from './tile.ts';

/** Cloth paler than this shows its threads at half the strength. */
const PALE_GROUND = 0.82;

/** A twill; on pale cloth its dark threads would read as hatching. */
export const denim: DrawTile = ({ ground, dark, pale }) => {
  const depth = ground.l > PALE_GROUND ? 0.09 : 0.2;
  return {
    width: 4,
    height: 4,
    content:
      thread([-1, 5], [5, -1], pale, 0.8, 0.2) +
      thread([-1, 1], [1, -1], pale, 0.8, 0.2) +
      thread([3, 5], [5, 3], pale, 0.8, 0.2) +
      thread([1.2, 4.8], [5, 1], dark, 0.7, depth) +
      thread([-1, 3], [3, -1], dark, 0.7, depth),
  };
};

export const linen: DrawTile = ({ ground, dark, pale }) => {
  const size = 56;
  const random = createRandom(TILE_SEED);
  // At full strength on pale cloth the threads read as birch bark.
  const strength = ground.l > PALE_GROUND ? 0.5 : 1;
  let content = '';
  for (let i = 0; i < 120; i++) {
    const x = random() * size;
    const y = random() * size;
    const length = 3 + random() * 9;
    const colour = random() < 0.55 ? dark : pale;
    const opacity = (0.07 + random() * 0.09) * strength;
    const across = random() < 0.5;
    for (const dx of [0, -size]) {
      const start = [x + dx, y] as const;
      const end = across ? ([x + dx + length, y] as const) : ([x + dx, y + length] as const);
      content += thread(start, end, colour, 0.8, opacity);
    }
  }
  return { width: size, height: size, content };
};

export const wool: DrawTile = ({ dark, pale }) => {
  const size = 40;
  const random = createRandom(TILE_SEED);
  let content = '';
  for (let i = 0; i < 60; i++) {
    const x = random() * size;
    const y = random() * size;
    const angle = random() * Math.PI * 2;
    const length = 1.5 + random() * 3;
    const end = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const;
    content += thread([x, y], end, random() < 0.5 ? dark : pale, 0.9, 0.13);
  }
  return { width: size, height: size, content };
};

/** Flecks of each tone of tweed; on dark cloth a pale one is only hinted at, or they read as chips of stone. */
const FLECKS = 150;
const NEPS = 10;
const DARK_GROUND = 0.45;
/** From one rib of the twill to the next, px: wider ribs are a coarse grain. */
const TWILL = 4;

/** Tweed: a twill of two tones, its yarn flecked, a few neps of the other colours. */
export const tweed: DrawTile = ({ ground, dark, pale, second, third }) => {
  const size = 48;
  const random = createRandom(TILE_SEED);
  const [light, nep] = ground.l < DARK_GROUND ? [0.15, 0.28] : [0.24, 0.48];
  const strokes = (d: string, colour: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  const twill = Array.from(
    { length: (2 * size) / TWILL },
    (_, i) => `M${i * TWILL - size} ${size}l${size} ${-size}`,
  );
  const flecks = (count: number, length: number, rise: number) =>
    Array.from({ length: count }, () => {
      const reach = length * (0.6 + random());
      return `M${px(random() * size)} ${px(random() * size)}l${px(reach)} ${px(-reach * rise)}`;
    }).join('');
  return {
    width: size,
    height: size,
    content:
      strokes(twill.join(''), dark, 0.9, 0.12) +
      strokes(flecks(FLECKS, 1.1, 1), dark, 0.8, 0.28) +
      strokes(flecks(FLECKS, 1.1, 1), pale, 0.8, light) +
      strokes(flecks(NEPS, 1, 0.4), second, 1.1, nep) +
      strokes(flecks(NEPS, 1, 0.4), third, 1.1, nep * 0.8),
  };
};

export const herringbone: DrawTile = ({ dark, pale }) => ({
  width: 16,
  height: 12,
  content:
    [0, 6]
      .map(
        (y) =>
          thread([0, y + 6], [8, y - 2], dark, 1.3, 0.26) +
          thread([8, y - 2], [16, y + 6], dark, 1.3, 0.26) +
          thread([0, y + 9], [8, y + 1], pale, 1, 0.2) +
          thread([8, y + 1], [16, y + 9], pale, 1, 0.2),
      )
      .join('') +
    thread([0, 18], [8, 10], dark, 1.3, 0.26) +
    thread([8, 10], [16, 18], dark, 1.3, 0.26),
});

export const straw: DrawTile = ({ dark, pale }) => ({
  width: 10,
  height: 8,
  content:
    thread([0, 2], [5, 2], dark, 1.4, 0.3) +
    thread([5, 6], [10, 6], dark, 1.4, 0.3) +
    thread([0, 4], [10, 4], pale, 1.2, 0.3),
});
