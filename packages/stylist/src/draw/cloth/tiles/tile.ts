import type { Oklch } from '#colour/oklch.ts';
import { px } from '#draw/kit/px.ts';

/** A repeating square of cloth, px at the drawing's width. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** The cloth's colours; hex but for the ground. */
interface TileTones {
  readonly ground: Oklch;
  readonly dark: string;
  readonly pale: string;
  readonly second: string;
  readonly third: string;
}

export type DrawTile = (tones: TileTones) => Tile;

/** Every tile draws from the same seed: a cloth looks the same in every picture. */
export const TILE_SEED = 11;

/** A thread as a straight line. */
export function thread(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width: number,
  opacity: number,
): string {
  return `<path d="M${px(from[0])} ${px(from[1])}L${px(to[0])} ${px(to[1])}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${Number(opacity.toFixed(3))}"/>`;
}

/** Returns a filled rectangle. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
): string {
  const alpha = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${colour}"${alpha}/>`;
}

/** What goes through a whole tile is drawn so far beyond it: an edge on a part of a pixel would show as a gap. */
const OVERLAP = 1;

/** Returns a stripe along a tile of this width. */
export const across = (y: number, height: number, width: number, colour: string, opacity = 1): string =>
  block(-OVERLAP, y, width + 2 * OVERLAP, height, colour, opacity);

/** Returns a stripe down a tile of this height. */
export const down = (x: number, width: number, height: number, colour: string, opacity = 1): string =>
  block(x, -OVERLAP, width, height + 2 * OVERLAP, colour, opacity);
