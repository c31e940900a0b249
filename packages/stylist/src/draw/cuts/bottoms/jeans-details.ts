import { inkOf, paleOf } from '#colour/tones.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { angleDegrees, distance } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawFly } from './fly.ts';
import { pocketMouth } from './front-pocket.ts';
import type { LegJob } from './trouser-leg.ts';

const topstitchColour = ({ colour }: Cloth) => (colour.l < 0.5 ? paleOf(colour) : inkOf(colour));

/**
 * Wear on thigh and knee: a soft radial fade, because crisp lens highlights make denim look like latex.
 * `place` along the limb, `across` it, radii in heads along and in limb widths across.
 */
const FADES = [
  { place: 0.5, across: -0.12, long: 1.05, wide: 0.62 },
  { place: 1.35, across: -0.08, long: 0.7, wide: 0.5 },
] as const;

/** Returns the id of the radial fade that denim of this cloth wears to. */
export function denimFade(document: SvgDocument, cloth: Cloth): string {
  const pale = paleOf(cloth.colour);
  return document.define(
    `denim fade ${pale}`,
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${pale}" stop-opacity=".42"/><stop offset=".55" stop-color="${pale}" stop-opacity=".16"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`,
  );
}

/** The faded thigh and knee of one leg. */
export function drawFades({ context, cloth, leg }: LegJob): string {
  const { document, head } = context;
  const { limb } = leg;
  const gradient = denimFade(document, cloth);
  const begins = ({ place, long }: (typeof FADES)[number]) => limb.at(place)[1] - long * head;
  return FADES.filter((fade) => fade.place < leg.end && begins(fade) < document.shown.bottom)
    .map(({ place, across, long, wide }) => {
      const centre = limb.point(place, across);
      const angle = angleDegrees(limb.at(place - 0.2), limb.at(place + 0.2));
      const halfWidth = distance(limb.at(place), limb.point(place, -1));
      return `<ellipse rx="${px(long * head)}" ry="${px(wide * halfWidth * 1.25)}" transform="translate(${px(centre[0])} ${px(centre[1])}) rotate(${px(angle)})" fill="url(#${gradient})"/>`;
    })
    .join('');
}

/** Where the outseam shows, in half widths of the leg. */
const OUTSEAM = 0.9;

/** Where the inseam begins below the crotch, along the limb. */
const INSEAM_FROM = 0.24;

/** Returns the inseam of one leg. */
export function inseam({ leg }: LegJob): string {
  const { k, on, end } = leg;
  return path([on(INSEAM_FROM, -k), ...[end * 0.5, end].map((t) => on(t, -k * OUTSEAM))], false);
}

/** It comes in from beyond the edge: begun on a wide leg, it would be a stub. */
const BEYOND = 1.06;

/** Returns the outseam of one leg. */
export function outseam({ leg }: LegJob): string {
  const { k, on, end } = leg;
  const places = [0.6, 1.2].filter((t) => t < end);
  return path([on(0.1, k * BEYOND), ...[...places, end].map((t) => on(t, k * OUTSEAM))], false);
}

/** Returns topstitching of one hem. */
export function hemStitch({ context, leg }: LegJob): string {
  return path(lowered([leg.hemOuter, leg.hemMiddle, leg.hemInner], -0.05 * context.head), false);
}

/** Height of the turned hem of jeans, and of the creases that stack above it, in heads. */
const HEM_HEIGHT = 0.085;
const STACKS = [0.2, 0.31, 0.45] as const;

/** Returns the edge of the turned hem, which tells jeans from hosiery however pale and narrow they are. */
export function hemEdge({ context, leg }: LegJob): string {
  return path(lowered([leg.hemOuter, leg.hemMiddle, leg.hemInner], -HEM_HEIGHT * context.head), false);
}

/** Returns the creases in which stiff cloth stacks over the shoe, from either side in turn. */
export function stackedCreases({ context, leg }: LegJob): string[] {
  const { on, end, k } = leg;
  return STACKS.map((up, i) => {
    const from = i % 2 ? k : -k;
    const t = end - up * 0.5;
    return brush(
      [on(t, from), on(t + 0.03, from * 0.35), on(t + 0.005, -from * 0.25)],
      0.024 * context.head,
      'out',
    );
  });
}

const THREAD_ATTRS = 'stroke-opacity=".6" stroke-dasharray="5 3.4"';

/** Draws fly, J-stitch and the two scoop pockets. */
export function drawJeansFront(context: DrawContext, cloth: Cloth, rise: number): string {
  const ink = inkOf(cloth.colour);
  const thread = topstitchColour(cloth);
  const pocket = (side: Side) => {
    const mouth = pocketMouth(context, side, 'scoop', rise);
    return (
      stroke(path(mouth, false), ink, 1.7, 'stroke-opacity=".75"') +
      stroke(path(lowered(mouth, 5), false), thread, 1.2, THREAD_ATTRS)
    );
  };
  return (
    drawFly(context, cloth, rise, { colour: thread, attrs: THREAD_ATTRS }) + pocket('left') + pocket('right')
  );
}
