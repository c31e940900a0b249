import { type DrawTile, thread } from './tile.ts';

const yarn = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

export const rib: DrawTile = ({ dark, pale }) => ({
  width: 7,
  height: 20,
  content: thread([1.2, -1], [1.2, 21], dark, 1.6, 0.26) + thread([4.4, -1], [4.4, 21], pale, 1.8, 0.26),
});

export const knit: DrawTile = ({ dark, pale }) => ({
  width: 9,
  height: 8,
  content: yarn('M0.6 0.6L4.5 4.6L8.4 0.6', dark, 1.3, 0.24) + yarn('M0.6 3L4.5 7L8.4 3', pale, 1.2, 0.22),
});

/** A fine gauge: its wales are all that shows, and faintly. */
export const fineKnit: DrawTile = ({ dark, pale }) => ({
  width: 6,
  height: 20,
  content: thread([1.2, -1], [1.2, 21], dark, 1.1, 0.1) + thread([4, -1], [4, 21], pale, 1.3, 0.1),
});

export const cable: DrawTile = ({ dark, pale }) => ({
  width: 46,
  height: 44,
  content:
    yarn('M9 -2C9 8 25 14 25 22S9 36 9 46M25 -2C25 8 9 14 9 22S25 36 25 46', dark, 2.4, 0.28) +
    yarn('M11 -2C11 8 27 14 27 22S11 36 11 46M27 -2C27 8 11 14 11 22S27 36 27 46', pale, 1.8, 0.3) +
    thread([36, -1], [36, 45], dark, 1.8, 0.22) +
    thread([42, -1], [42, 45], dark, 1.8, 0.22) +
    thread([38, -1], [38, 45], pale, 1.6, 0.2),
});
