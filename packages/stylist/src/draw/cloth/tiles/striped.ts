import { across, type DrawTile, down, thread } from './tile.ts';

/** Even, for at half the width a tile is fitted to whole pixels, and a half one is rounded now up, now down. */
export const BRETON_PX = 20;
export const BRETON_STRIPE_PX = 5.2;

export const breton: DrawTile = ({ second }) => ({
  width: 10,
  height: BRETON_PX,
  content: across(5, BRETON_STRIPE_PX, 10, second),
});

export const shirtStripe: DrawTile = ({ second }) => ({
  width: 11,
  height: 10,
  content: down(3, 2.6, 10, second, 0.8),
});

export const check: DrawTile = ({ dark, second, third }) => {
  const size = 52;
  const lines = (at: number, colour: string, width: number, opacity: number) =>
    thread([at, -1], [at, size + 1], colour, width, opacity) +
    thread([-1, at], [size + 1, at], colour, width, opacity);
  let content = down(6, 20, size, second, 0.22) + across(6, 20, size, second, 0.22);
  for (let i = 0; i < 5; i++) {
    const at = 8 + i * 4;
    content += lines(at, dark, 0.9, 0.2);
  }
  content += lines(39, third, 1.5, 0.6);
  return { width: size, height: size, content };
};

export const tartan: DrawTile = ({ dark, second, third }) => {
  const size = 72;
  const bothWays = (at: number, width: number, colour: string, opacity: number) =>
    down(at, width, size, colour, opacity) + across(at, width, size, colour, opacity);
  const lines = (at: number, width: number, opacity: number) =>
    thread([at, -1], [at, size + 1], dark, width, opacity) +
    thread([-1, at], [size + 1, at], dark, width, opacity);
  return {
    width: size,
    height: size,
    content:
      bothWays(4, 26, second, 0.5) + bothWays(48, 5, third, 0.6) + lines(17, 3, 0.35) + lines(64, 1.4, 0.3),
  };
};

export const polka: DrawTile = ({ second }) => ({
  width: 30,
  height: 30,
  content: `<circle cx="7.5" cy="7.5" r="4.3" fill="${second}"/><circle cx="22.5" cy="22.5" r="4.3" fill="${second}"/>`,
});
