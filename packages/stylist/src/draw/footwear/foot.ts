import { piece } from '../cloth/piece.ts';
import { LEG_SHADE, legShades } from '../figure/leg-shades.ts';
import type { Limb } from '../figure/limb.ts';
import { skinTone } from '../figure/skin.ts';
import { path, polygon } from '../kit/curve.ts';
import type { Node, Point } from '../kit/point.ts';
import { group } from '../kit/svg-element.ts';
import type { Last, Mark } from './last.ts';
import { drawMark, groundOf } from './marks.ts';
import { clothOf, type Shod } from './paints.ts';
import type { ShoeSpace, SurfacePoint } from './shoe-space.ts';
import { hull, sweepOutline, turnedAsHull } from './sweep.ts';
import { type Table, table } from './table.ts';

const WIDTH = table('0,.05 .06,.088 .2,.098 .45,.112 .7,.15 .86,.135 .95,.105 1,.06');
const RISE = table('0,.12 .04,.2 .15,.27 .3,.29 .46,.23 .7,.14 .86,.1 .95,.08 1,.045');
/** Sections of a foot, from heel to toe. */
const SECTIONS = [0, 0.03, 0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.84, 0.91, 0.96, 1] as const;
/** Where a foot grows out of its leg. */
const FROM_LEG = 1.86;

const TOES: readonly Mark[] = [0.29, 0.42, 0.54, 0.66].map((a) => ({
  on: 'foot',
  kind: 'fold',
  nodes: `.85,${a} .93,${a} .995,${a}`,
  width: 0.016,
}));
const INSTEP: Mark = { on: 'foot', kind: 'fold', nodes: '.3,.5 .42,.53 .58,.5', width: 0.014 };

/** The foot in a shoe: no wider than the shoe is. */
export function footSurface({ last, surface }: ShoeSpace): SurfacePoint {
  return surface(footWidth(last), RISE);
}

const footWidth =
  ({ width }: Last): Table =>
  (x) =>
    Math.min(WIDTH(x), width(x) * 0.96);

/** From where a leg that crosses before the other is drawn once more with its foot, over the other ankle. */
const BEFORE_OTHER = 1.7;

const shinBefore = (leg: Limb): Point[] => [
  ...leg.side(-1, BEFORE_OTHER, 2),
  ...leg.side(1, BEFORE_OTHER, 2).reverse(),
];

/** Outline of a foot and the ankle it hangs on, as path data. */
function footOutline(space: ShoeSpace): string {
  const { context, side, at, section, last } = space;
  const width = footWidth(last);
  const leg = context.body.legs[side];
  const sections = SECTIONS.map((x) => section(width, RISE, x));
  const foot = sweepOutline(sections, at(0, last.base(0), 0), at(1, last.base(1), 0));
  const heel = [0.05, 0.16].flatMap((x) => section(width, RISE, x).slice(3, -3));
  const instep = [0.26, 0.36].flatMap((x) => section(width, RISE, x).slice(4, -4));
  const ankle = hull([
    ...[FROM_LEG, 2].flatMap((t) => [leg.point(t, -1), leg.point(t, 1)]),
    ...heel,
    ...instep,
  ]);
  const isBefore = context.body.pose.legs[side].depth === 'front';
  const shin = isBefore ? path(turnedAsHull(shinBefore(leg))) : '';
  return path(turnedAsHull(foot)) + polygon(ankle) + shin;
}

/** A foot in skin or in what it wears; `above` cuts off what a shoe hides. */
export function drawFoot(shod: Shod, above?: readonly Point[]): string {
  const { space } = shod;
  const { context, side } = space;
  const leg = context.body.legs[side];
  const ground = groundOf(shod, footSurface(space));
  const skin = clothOf(shod, 'skin');
  const bare = { space, cloth: skin };
  const marks = above ? [INSTEP] : [INSTEP, ...TOES];
  const drawn = piece(context, footOutline(space), skin, {
    edge: 1.1,
    ...(skin.colour === context.skin && { deepTone: skinTone(context) }),
    shade: legShades(leg),
    shadeOpacity: LEG_SHADE,
    extra: marks.map((mark) => drawMark(bare, mark, ground)).join(''),
  });
  return above ? group(drawn, `clip-path="url(#${context.document.clip(polygon(above))})"`) : drawn;
}

/** What is above an opening, as a polygon: the nearer edge of the opening, and everything over it. */
export function aboveOpening(ring: readonly Node[], head: number): Point[] {
  const points = ring.map(([x, y]): Point => [x, y]);
  const left = points.reduce((best, [x], i) => (x < (points[best]?.[0] ?? 0) ? i : best), 0);
  const right = points.reduce((best, [x], i) => (x > (points[best]?.[0] ?? 0) ? i : best), 0);
  const chain = (from: number, to: number): Point[] => {
    const count = ((to - from + points.length) % points.length) + 1;
    return Array.from({ length: count }, (_, i) => points[(from + i) % points.length] ?? [0, 0]);
  };
  const one = chain(left, right);
  const other = chain(right, left).reverse();
  const meanY = (list: readonly Point[]) => list.reduce((sum, [, y]) => sum + y, 0) / list.length;
  const lower = meanY(one) > meanY(other) ? one : other;
  const [first, last] = [lower[0] ?? [0, 0], lower.at(-1) ?? [0, 0]];
  const beside = 0.12 * head;
  const over = Math.min(first[1], last[1]) - 1.2 * head;
  return [
    ...lower,
    [last[0] + beside, last[1] - beside],
    [last[0] + beside, over],
    [first[0] - beside, over],
    [first[0] - beside, first[1] - beside],
  ];
}
