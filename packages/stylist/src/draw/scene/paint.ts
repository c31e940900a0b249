import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { cornersOf } from '../kit/box.ts';
import { cutOutline } from '../kit/crop-outline.ts';
import { polygon } from '../kit/curve.ts';
import { alongBox, type Direction } from '../kit/direction.ts';
import { lerp } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import type { SvgDocument } from '../kit/svg-document.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../kit/svg-document.ts';
import { fill } from '../kit/svg-element.ts';

export const DIAGONAL: Direction = [0, 0, 1, 1];
export const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];

/** A paint that goes from one colour to another. */
export function linear(
  document: SvgDocument,
  from: Oklch,
  to: Oklch,
  [x1, y1, x2, y2]: Direction = DIAGONAL,
): string {
  const id = document.add(
    'sg',
    (own) =>
      `<linearGradient id="${own}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${toHex(from)}"/><stop offset="1" stop-color="${toHex(to)}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

type RadialStop = readonly [offset: number, colour: Oklch, opacity: number];

/** Returns a paint round (cx, cy), all px. */
export function radial(
  document: SvgDocument,
  [cx, cy, radius]: readonly [number, number, number],
  stops: readonly RadialStop[],
): string {
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${toHex(colour)}" stop-opacity="${opacity}"/>`,
  );
  const id = document.add(
    'sr',
    (own) =>
      `<radialGradient id="${own}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}">${marks.join('')}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Returns a pool of light that fades out within an ellipse. */
export function lightPool(
  document: SvgDocument,
  at: readonly [number, number],
  radii: readonly [number, number],
  colour: Oklch,
  alpha: number,
): string {
  const hex = toHex(colour);
  const id = document.define(
    `pool ${hex} ${alpha}`,
    (own) =>
      `<radialGradient id="${own}"><stop offset="0" stop-color="${hex}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient>`,
  );
  return ellipse(at, radii, `url(#${id})`);
}

/** Returns a rectangle of paint; `extra` is further attributes as written in SVG. */
export function rect(
  [x, y, width, height]: readonly [number, number, number, number],
  paint: string,
  extra = '',
): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${paint}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** Bands are one step of a channel apart, which paper grain hides; no surface has more than this many. */
const MAX_BANDS = 48;
/** How far a band runs on under the next, px. Edges are not smoothed, or each would be a seam where it ends within a pixel. */
const UNDER_NEXT_PX = 1;

const channelsOf = (colour: Oklch) =>
  (toHex(colour).match(/[0-9a-f]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));

/**
 * Returns the canvas from `top` px down as it goes from one colour to another, in bands of flat colour: a gradient over all of it
 * takes ten times as long to render.
 */
export function surface(from: Oklch, to: Oklch, direction: Direction = DIAGONAL, top = 0): string {
  const [first, last] = [channelsOf(from), channelsOf(to)];
  const widest = Math.max(...first.map((value, i) => Math.abs(value - (last[i] ?? value))));
  const count = Math.min(MAX_BANDS, widest + 1);
  const box = { left: 0, top, right: CANVAS_WIDTH_PX, bottom: CANVAS_HEIGHT_PX };
  const along = alongBox(box, direction);
  const corners = cornersOf(box);
  const under = UNDER_NEXT_PX / (CANVAS_HEIGHT_PX - top);
  const bands = Array.from({ length: count }, (_, band) => {
    const begun = band === 0 ? corners : cutOutline(corners, (point) => along(point) * count - band);
    const ended = cutOutline(begun, (point) => band + 1 - (along(point) - under) * count);
    const area = band === count - 1 ? begun : ended;
    const mixed = first.map((value, i) => Math.round(lerp(value, last[i] ?? value, (band + 0.5) / count)));
    return fill(polygon(area), `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  });
  return `<g shape-rendering="crispEdges">${bands.join('')}</g>`;
}

/** Returns the whole canvas from `top` px down. */
export function backdrop(paint: string, top = 0, extra = ''): string {
  return rect([0, top, CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX - top], paint, extra);
}

export function circle(cx: number, cy: number, radius: number, paint: string, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` fill-opacity="${Number(opacity.toFixed(2))}"`;
  return `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}" fill="${paint}"${alpha}/>`;
}

export function ellipse(
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  paint: string,
  extra = '',
): string {
  return `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(rx)}" ry="${px(ry)}" fill="${paint}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** Returns an unfilled line, its ends not rounded. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${alpha}/>`;
}

export const opacity = (value: number): string => `fill-opacity="${Number(value.toFixed(2))}"`;
