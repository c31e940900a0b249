import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { DrawContext } from '../context.ts';
import { lerp, type Node } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import { shapeOn, sliverOn } from './head-space.ts';
import type { SliverProfile } from './sliver.ts';

/** Draws areas and tapering lines of head space as SVG; widths in heads. */
export interface HeadInk {
  area(nodes: readonly Node[], colour: Oklch, opacity?: number): string;
  line(
    nodes: readonly Node[],
    width: number,
    colour: Oklch,
    opacity?: number,
    profile?: SliverProfile,
  ): string;
}

const opacityOf = (opacity: number) => (opacity < 1 ? `fill-opacity="${Number(opacity.toFixed(2))}"` : '');

export function headInk(context: DrawContext): HeadInk {
  return {
    area: (nodes, colour, opacity = 1) => fill(shapeOn(context, nodes), toHex(colour), opacityOf(opacity)),
    line: (nodes, width, colour, opacity = 1, profile = 'both') =>
      fill(sliverOn(context, nodes, width, profile), toHex(colour), opacityOf(opacity)),
  };
}

/** Returns the colour `share` of the way from one to the other, the short way through their hues. */
export function blended(from: Oklch, to: Oklch, share: number): Oklch {
  const radians = Math.PI / 180;
  const axis = (colour: Oklch, along: (angle: number) => number) => colour.c * along(colour.h * radians);
  const x = lerp(axis(from, Math.cos), axis(to, Math.cos), share);
  const y = lerp(axis(from, Math.sin), axis(to, Math.sin), share);
  return oklch(lerp(from.l, to.l, share), Math.hypot(x, y), Math.atan2(y, x) / radians);
}
