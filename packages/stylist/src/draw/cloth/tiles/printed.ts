import { px } from '#draw/kit/px.ts';
import { scatter, wrapped } from './scatter.ts';
import { across, type DrawTile, down } from './tile.ts';

const placed = (content: string, x: number, y: number, degrees: number, scale = 1) =>
  `<g transform="translate(${px(x)} ${px(y)}) rotate(${px(degrees)}) scale(${scale.toFixed(2)})">${content}</g>`;

export const gingham: DrawTile = ({ second }) => ({
  width: 24,
  height: 24,
  content: down(0, 12, 24, second, 0.48) + across(0, 12, 24, second, 0.48),
});

const ROSETTES = [
  'M-7 -1C-7 -5 -3 -7 0 -6.6L-.6 -4C-3 -4.4 -4.6 -2.6 -4.4 -.4ZM1.6 -6.6C5 -6 7.4 -3 7 .6L4.4 0C4.6 -2 3.4 -3.6 1.4 -4.2ZM6.6 2.4C5.6 5.8 2 7.4 -1.6 6.4L-.8 4C1.6 4.6 3.4 3.4 4.2 1.8ZM-3.4 5.4C-6 4 -7.2 2 -7 .8L-4.4 1C-4.2 2.4 -3.4 3.2 -2.4 3.8Z',
  'M-6 -3C-4 -6 0 -6.6 3 -5.4L1.8 -3C-.4 -3.8 -2.8 -3 -3.6 -1.2ZM5 -4C7.4 -1.4 7 3 4.6 5.4L3 3.2C4.4 1.6 4.4 -.6 3.2 -2.2ZM2.4 6.4C-1.4 7.6 -5.4 6 -6.6 2.6L-4 2C-3.2 3.8 -1 4.6 1.4 4Z',
  'M-3 -3C-1 -4.4 2 -4 3.4 -2C4.6 .4 3 3 .4 3.4C-2.6 3.6 -4.4 -.6 -3 -3Z',
] as const;

/** Broken rosettes round a warmer heart, with single spots between them. */
export const leopard: DrawTile = ({ dark, second }) => {
  const size = 120;
  const content = scatter(size, 44, 14.5)
    .map((place, i) => {
      const spot = ROSETTES[i % 7 === 6 ? 2 : i % 2] ?? ROSETTES[2];
      const heart = i % 7 === 6 ? '' : `<circle r="4.6" fill="${second}" fill-opacity=".55"/>`;
      const scale = 0.78 + place.pick * 0.34;
      return wrapped(place, size, 12, (x, y) =>
        placed(`${heart}<path d="${spot}" fill="${dark}" fill-opacity=".9"/>`, x, y, place.turn * 360, scale),
      );
    })
    .join('');
  return { width: size, height: size, content };
};

const DROP = 'M0 13C-8 12 -11 4 -8 -3C-6 -8 0 -9 4 -12C7 -14 8 -17 6 -19C12 -17 13 -10 11 -4C9 3 8 12 0 13Z';

/** Paisley: drops turned all ways in two colours, each with a lined heart, and sprigs between them. */
export const paisley: DrawTile = ({ ground, second, third, dark }) => {
  const size = 150;
  const line = ground.l > 0.6 ? dark : second;
  const drop = (outer: string, inner: string) =>
    `<path d="${DROP}" fill="${outer}"/><path d="${DROP}" transform="translate(.6 1.2) scale(.62)" fill="none" stroke="${inner}" stroke-width="2.2"/><circle cx="-.4" cy="4.6" r="2.6" fill="${inner}"/>`;
  const sprig = (colour: string) =>
    [0, 72, 144, 216, 288]
      .map((turn) => `<ellipse rx="1.5" ry="3.2" cy="-3.4" transform="rotate(${turn})" fill="${colour}"/>`)
      .join('');
  const content = scatter(size, 30, 21)
    .map((place, i) => {
      const isDrop = i % 3 !== 2;
      const colours = i % 2 ? ([second, third] as const) : ([third, second] as const);
      const motif = isDrop ? drop(colours[0], i % 2 ? line : colours[1]) : sprig(i % 2 ? third : second);
      const scale = isDrop ? 0.66 + place.pick * 0.4 : 0.8;
      return wrapped(place, size, 22, (x, y) => placed(motif, x, y, place.turn * 360, scale));
    })
    .join('');
  return { width: size, height: size, content };
};

const PETALS = [0, 60, 120, 180, 240, 300];

/** Broderie anglaise: flowers of worked eyelets, with a satin-stitched rim, and small holes between them. */
export const broderie: DrawTile = ({ dark, pale }) => {
  const eyelet = (x: number, y: number, rx: number, ry: number, turn: number) =>
    `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn})"><ellipse rx="${rx + 1.5}" ry="${ry + 1.5}" fill="${pale}" fill-opacity=".85"/><ellipse rx="${rx + 1.5}" ry="${ry + 1.5}" fill="none" stroke="${dark}" stroke-width=".7" stroke-opacity=".28"/><ellipse rx="${rx}" ry="${ry}" fill="${dark}" fill-opacity=".46"/></g>`;
  const flower = (cx: number, cy: number) =>
    PETALS.map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return eyelet(cx + Math.sin(angle) * 7.4, cy - Math.cos(angle) * 7.4, 1.9, 3.4, turn);
    }).join('') + eyelet(cx, cy, 1.5, 1.5, 0);
  const dots = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => eyelet(x, y, 1.2, 1.2, 0)).join('');
  return {
    width: 56,
    height: 56,
    content:
      flower(14, 14) +
      flower(42, 42) +
      dots([
        [42, 14],
        [14, 42],
        [42, 5],
        [51, 14],
        [33, 14],
        [42, 23],
        [14, 33],
        [5, 42],
        [23, 42],
        [14, 51],
      ]),
  };
};
