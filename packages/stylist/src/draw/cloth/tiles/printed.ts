import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
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

/** A boteh: a drop whose tip curls over to the left. */
const BOTEH =
  'M1 15C-8 15 -13 8 -11.5 0C-10 -8 -2 -10 1.5 -14.5C3.6 -17.6 1 -21 -3.5 -20C-1 -25 8 -25.4 11 -18C13.4 -12 10 -7 11.4 0C13 8 9 15 1 15Z';
const HALF_DROP = { width: 66, height: 84 } as const;

/** Paisley: rows of botehs that face each other in turn, each dotted round and flowering within, sprigs between. */
export const paisley: DrawTile = ({ ground, second, third, dark, pale }) => {
  const { width, height } = HALF_DROP;
  const deep = ground.l > 0.6 ? second : dark;
  const light = ground.l > 0.6 ? pale : third;
  const flower = (petal: string, heart: string, reach: number) =>
    `${[0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse rx="${px(reach * 0.42)}" ry="${px(reach * 0.62)}" cy="${px(-reach * 0.62)}" transform="rotate(${turn})" fill="${petal}"/>`,
      )
      .join('')}<circle r="${px(reach * 0.34)}" fill="${heart}"/>`;
  const beads = `<path d="${BOTEH}" transform="scale(1.2)" fill="none" stroke="${second}" stroke-width="1.7" stroke-linecap="round" stroke-dasharray=".1 4.1"/>`;
  const boteh = `${beads}<path d="${BOTEH}" fill="${second}"/><path d="${BOTEH}" transform="translate(0 .6) scale(.78)" fill="${deep === second ? light : deep}"/><path d="${BOTEH}" transform="translate(.2 1.8) scale(.56)" fill="${third}"/><g transform="translate(.2 6)">${flower(second, deep === second ? light : deep, 4.6)}</g><path d="M1.4 -1C1.8 -4 3.4 -7 3 -10" fill="none" stroke="${second}" stroke-width="1.3" stroke-linecap="round"/>`;
  const stem = `<path d="M0 2C3 6 2 10 -1 13M.8 6C3.4 5.4 5 6.4 6 8M1.4 9C-1 8 -3 8.6 -4.4 10" fill="none" stroke="${third}" stroke-width="1.2" stroke-linecap="round"/>`;
  const sprig = stem + flower(third, second, 4.2);
  const at = (x: number, y: number, reach: number, motif: string, mirror: -1 | 1, turn: number) =>
    [-width, 0, width]
      .flatMap((dx) => [-height, 0, height].map((dy) => [x + dx, y + dy] as const))
      .filter(([cx, cy]) => cx > -reach && cx < width + reach && cy > -reach && cy < height + reach)
      .map(
        ([cx, cy]) =>
          `<g transform="translate(${px(cx)} ${px(cy)}) scale(${mirror} 1) rotate(${turn})">${motif}</g>`,
      )
      .join('');
  const half = [width / 2, height / 2] as const;
  return {
    width,
    height,
    content:
      at(17, 24, 32, boteh, 1, -14) +
      at(17 + half[0], 24 + half[1], 32, boteh, -1, -14) +
      at(17 + half[0], 14, 16, sprig, 1, 20) +
      at(17, 14 + half[1], 16, sprig, -1, 20),
  };
};

const PETALS = [0, 60, 120, 180, 240, 300];

/** Broderie anglaise: flowers of worked eyelets, with a satin-stitched rim, and small holes between them. */
export const broderie: DrawTile = ({ ground, pale }) => {
  // The lining shows in the holes.
  const hole = toHex(tone(ground, -0.16, 1.5));
  const eyelet = (x: number, y: number, rx: number, ry: number, turn: number) =>
    `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn})"><ellipse rx="${rx + 1.2}" ry="${ry + 1.2}" fill="${pale}" fill-opacity=".85"/><ellipse rx="${rx + 1.2}" ry="${ry + 1.2}" fill="none" stroke="${hole}" stroke-width=".6" stroke-opacity=".7"/><ellipse rx="${rx}" ry="${ry}" fill="${hole}"/></g>`;
  const flower = (cx: number, cy: number) =>
    PETALS.map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return eyelet(cx + Math.sin(angle) * 6.4, cy - Math.cos(angle) * 6.4, 1.3, 2.6, turn);
    }).join('') + eyelet(cx, cy, 1.2, 1.2, 0);
  const dots = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => eyelet(x, y, 1, 1, 0)).join('');
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
