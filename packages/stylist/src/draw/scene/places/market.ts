import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { at } from '#draw/kit/at.ts';
import { px } from '#draw/kit/px.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { leaf } from '../leaves.ts';
import { circle, DOWN, ellipse, line, linear, opacity, rect } from '../paint.ts';
import { gridWindow } from '../props/window.ts';
import { floor, floorLine, wall } from '../room.ts';
import { HORIZON_PX, ROOM_SHADOW, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const CRATE = oklch(0.7, 0.07, 68);
const ORANGE = oklch(0.73, 0.15, 58);
const LEMON = oklch(0.87, 0.13, 98);
const APPLE = oklch(0.56, 0.15, 27);
const PLUM = oklch(0.42, 0.1, 330);
const GREEN = oklch(0.6, 0.11, 138);
const FRUITS = [
  [ORANGE, LEMON, GREEN],
  [APPLE, GREEN, PLUM],
  [LEMON, APPLE, ORANGE],
] as const;

/** A heap of round fruit behind the edge of its crate. */
function heap(x: number, y: number, width: number, colour: Oklch, random: () => number): string {
  let fruit = '';
  let shine = '';
  for (let row = 2; row >= 0; row--) {
    const count = Math.floor(width / 34) - row;
    for (let i = 0; i < count; i++) {
      const cx = x + 18 + row * 17 + i * 34 + (random() - 0.5) * 5;
      const cy = y - row * 21;
      fruit += circle(cx, cy, 18.5, toHex(row % 2 ? tone(colour, 0.015) : tone(colour, -0.025)));
      shine += circle(cx - 6, cy - 7, 4.5, toHex(lightOf(colour, 1.8)), 0.55);
    }
  }
  return fruit + shine;
}

function crate(x: number, y: number, width: number, filled: string): string {
  const slat = (dy: number) => rect([x, y + dy, width, 27], toHex(CRATE));
  return (
    filled +
    rect([x, y, width, 64], toHex(shadowOf(CRATE, 1.7))) +
    slat(0) +
    slat(34) +
    rect([x, y, 9, 66], toHex(shadowOf(CRATE, 0.5))) +
    rect([x + width - 9, y, 9, 66], toHex(shadowOf(CRATE, 0.9)))
  );
}

function bunches(
  x: number,
  y: number,
  width: number,
  colours: readonly Oklch[],
  random: () => number,
): string {
  let content = '';
  for (let i = 0; i < width / 15; i++) {
    const fx = x + random() * width;
    const fy = y - 36 - random() * 92;
    content += line(
      `M${px(fx)} ${px(fy)}L${px(x + width / 2 + (fx - x - width / 2) * 0.4)} ${y}`,
      toHex(oklch(0.5, 0.08, 145)),
      3,
    );
    content += fill(leaf(fx, fy + 20, random() * 6, 34, 15), toHex(oklch(0.53, 0.09, 142)));
    content += circle(fx, fy, 13 + random() * 7, toHex(at(colours, i % colours.length)));
  }
  return content;
}

function bucket(x: number, y: number, colours: readonly Oklch[], random: () => number): string {
  const tin = oklch(0.74, 0.02, 240);
  return (
    bunches(x + 6, y - 84, 96, colours, random) +
    fill(`M${x} ${y - 100}h108l-16 100h-76z`, toHex(tin)) +
    fill(`M${x + 74} ${y - 100}h34l-16 100h-26z`, toHex(shadowOf(tin, 1.2)), opacity(0.6)) +
    rect([x - 3, y - 106, 114, 10], toHex(lightOf(tin, 0.8)))
  );
}

/** The stall's striped roof over one side, its post at the inner end. */
function canopy({ palette }: SceneContext, x: number, width: number, postX: number): string {
  const stripe = width / 6;
  let cloth = '';
  for (let i = 0; i < 6; i++) {
    const colour = i % 2 ? oklch(0.965, 0.012, 90) : palette.accent;
    cloth += fill(
      `M${px(x + i * stripe)} 262h${px(stripe)}v78a${px(stripe / 2)} 18 0 0 1 ${px(-stripe)} 0z`,
      toHex(colour),
    );
  }
  return (
    rect([postX, 330, 13, HORIZON_PX - 300], toHex(shadowOf(CRATE, 0.8))) +
    cloth +
    rect([x, 256, width, 12], toHex(shadowOf(palette.accent, 0.8)))
  );
}

function fruitStall(context: SceneContext): string {
  const { random, variant } = context;
  const [first, second, third] = FRUITS[variant];
  return (
    canopy(context, 664, 330, 676) +
    rect([664, 900, 320, 190], toHex(tone(context.palette.motif, 0.02))) +
    Array.from({ length: 7 }, (_, i) =>
      rect([664 + i * 46 + 36, 930, 10, 160], toHex(shadowOf(context.palette.motif, 0.8)), opacity(0.6)),
    ).join('') +
    crate(676, 760, 150, heap(676, 764, 150, first, random)) +
    crate(834, 760, 150, heap(834, 764, 150, second, random)) +
    crate(660, 868, 160, heap(660, 872, 160, third, random)) +
    crate(826, 868, 160, heap(826, 872, 160, first, random)) +
    rect([650, 936, 330, 16], toHex(lightOf(CRATE, 0.3)))
  );
}

function flowerStand({ palette, random }: SceneContext): string {
  const pinks = [oklch(0.72, 0.13, 5), oklch(0.9, 0.04, 20), palette.accent];
  const yellows = [LEMON, oklch(0.95, 0.03, 95), ORANGE];
  return (
    ellipse([150, 1160], [170, 14], toHex(shadowOf(palette.floor, 1.4)), opacity(0.35)) +
    bucket(18, 1090, yellows, random) +
    bucket(126, 1112, pinks, random) +
    bucket(30, 1164, pinks, random)
  );
}

/** A market: a stall of fruit, buckets of flowers, cobbles. */
export function market(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const joint = toHex(shadowOf(palette.floor, 0.8));
  let cobbles = '';
  for (let row = 0; row < 6; row++) {
    const y = HORIZON_PX + 10 + row * row * 6 + row * 16;
    const size = 26 + row * 9;
    for (let x = -((row % 2) * size) / 2; x < 970; x += size)
      cobbles += `M${px(x)} ${y}q${px(size / 2)} -9 ${px(size)} 0`;
  }
  const shutter = toHex(tone(palette.motif, 0.02));
  const windowX = variant === 1 ? 96 : 60;
  const house =
    gridWindow({
      box: [windowX, 200, 150, 250],
      columns: 2,
      rows: 3,
      frame: tone(palette.wall, 0.06, 0.6),
      frameWidth: 10,
      view: rect([windowX, 200, 150, 250], linear(document, oklch(0.72, 0.04, 230), oklch(0.84, 0.03, 220))),
      wall: palette.wall,
    }) +
    rect([windowX - 74, 192, 72, 266], shutter) +
    rect([windowX + 152, 192, 72, 266], shutter) +
    line(
      Array.from(
        { length: 12 },
        (_, i) => `M${windowX - 68} ${212 + i * 21}h60M${windowX + 158} ${212 + i * 21}h60`,
      ).join(''),
      toHex(shadowOf(palette.motif, 0.9)),
      3,
      0.7,
    ) +
    rect([windowX - 14, 450, 178, 16], toHex(tone(palette.wall, 0.05)));
  return {
    back:
      wall(context, 0.03, -0.03) +
      house +
      rect(
        [0, HORIZON_PX - 60, 960, 60],
        linear(document, shadowOf(palette.wall, 0.4), shadowOf(palette.wall, 0.9), DOWN),
      ) +
      floor(context) +
      line(cobbles, joint, 2.4, 0.35) +
      floorLine(context, 1.2, 0.4) +
      fruitStall(context) +
      (variant === 2 ? '' : flowerStand(context)),
    front: '',
    horizonPx: HORIZON_PX,
    shadow: { ...ROOM_SHADOW, opacity: 0.28, blur: 4 },
  };
}
