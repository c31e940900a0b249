import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { px } from '#draw/kit/px.ts';
import { CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { opacity } from '../paint.ts';

interface Skyline {
  /** Where the houses stand. */
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly colour: Oklch;
  /** Share of windows with light in them. */
  readonly lit: number;
  readonly glow: Oklch;
  readonly widths?: readonly [min: number, max: number];
}

const CELL_PX = 22;

/** A row of houses against the sky with lights in their windows, as two paths. */
export function skyline(sky: Skyline, random: () => number): string {
  const [min, max] = sky.widths ?? [54, 118];
  let houses = '';
  let windows = '';
  let x = -30;
  while (x < CANVAS_WIDTH_PX + 20) {
    const width = min + random() * (max - min);
    const height = sky.low + random() * (sky.high - sky.low);
    const top = sky.y - height;
    houses += `M${px(x)} ${sky.y}V${px(top)}h${px(width)}V${sky.y}z`;
    if (random() < 0.3) houses += `M${px(x + width * 0.4)} ${px(top)}v-26h14v26z`;
    for (let wx = x + 12; wx < x + width - 16; wx += CELL_PX) {
      for (let wy = top + 16; wy < sky.y - 20; wy += CELL_PX + 6) {
        if (random() < sky.lit) windows += `M${px(wx)} ${px(wy)}h9v13h-9z`;
      }
    }
    x += width - 1;
  }
  return fill(houses, toHex(sky.colour)) + (windows && fill(windows, toHex(sky.glow), opacity(0.85)));
}
