import { piece } from '../cloth/piece.ts';
import { brush } from '../kit/brush.ts';
import { path, polygon } from '../kit/curve.ts';
import { clamp, corner, lerp, type Node, type Point } from '../kit/point.ts';
import type { Last } from './last.ts';
import type { Shod } from './paints.ts';
import { shaftModelling, shaftShade } from './shaft.ts';
import { isSeen, type ShoeSpace } from './shoe-space.ts';
import { corners, hull, sweepOutline, turnedAsHull } from './sweep.ts';

const SECTIONS = 14;
/** How far across the upper its opening is cut, and where it closes towards the toe. */
const OPENING_EDGE = 0.3;
const CLOSES_FROM = 0.6;
/** On white leather a shade as strong as on others looks like a dent. */
const WHITE = 0.86;
const SHADE_ON_WHITE = 0.13;

function sectionsBetween(from: number, to: number): number[] {
  const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;
  return Array.from({ length: SECTIONS + 1 }, (_, i) => lerp(from, to, ease(i / SECTIONS)));
}

/** The edge of the opening, once round. */
export function openingRing({ last, surface }: ShoeSpace, [from, to]: readonly [number, number]): Point[] {
  const on = surface(last.width, last.rise);
  const edge = (share: number) =>
    lerp(OPENING_EDGE, 0.5, clamp((share - CLOSES_FROM) / (1 - CLOSES_FROM)) ** 1.6);
  const shares = [0, 0.15, 0.35, 0.6, 0.78, 0.92, 1];
  const outer = shares.map((share) => on(lerp(from, to, share), edge(share)));
  const inner = shares.slice(0, -1).map((share) => on(lerp(from, to, share), 1 - edge(share)));
  return [...outer, ...inner.reverse()];
}

function upperOutline(space: ShoeSpace, last: Last, [from, to]: readonly [number, number]): string {
  const { section, at, context, side, head } = space;
  const { width, rise, base, shaft } = last;
  const sections = sectionsBetween(from, to).map((x) => section(width, rise, x));
  const swept = path(turnedAsHull(sweepOutline(sections, at(from, base(from), 0), at(to, base(to), 0))));
  if (!shaft) return swept;
  const leg = context.body.legs[side];
  const ease = shaft.ease * head;
  const [left, right] = [leg.side(-1, shaft.top, 2, ease, 8), leg.side(1, shaft.top, 2, ease, 8)];
  const tube: Node[] = [...corners([left[0] ?? [0, 0]]), ...left.slice(1), ...right.slice(1).reverse()];
  const top = right[0] ?? [0, 0];
  const joint = hull([
    ...[1.9, 2].flatMap((t) => [leg.point(t, -1, ease), leg.point(t, 1, ease)]),
    ...[0.04, 0.2, 0.34].flatMap((x) => section(width, rise, x).slice(2, -2)),
  ]);
  return swept + path(turnedAsHull([...tube, corner(top)])) + polygon(joint);
}

/** The wall of the upper near the floor, on the sides that are seen: away from the light. */
function lowShade(space: ShoeSpace): string[] {
  const { last, surface, at } = space;
  const on = surface(last.width, last.rise);
  return [0.04, 0.96].flatMap((a) => {
    const up = (by: number) => (a < 0.5 ? a + by : a - by);
    if (!isSeen(space, on, 0.45, up(0.06))) return [];
    const under = (x: number) => at(x, last.base(x) - 0.1, (a < 0.5 ? 1 : -1) * last.width(x) * 1.3);
    return [
      path([
        on(0, up(0.04)),
        on(0.3, up(0.12)),
        on(0.55, up(0.06)),
        on(0.8, up(0.1)),
        on(1, up(0.05)),
        under(1),
        under(0.5),
        under(0),
      ]),
    ];
  });
}

/** A light along the toe, on the side that faces the viewer. */
function toeLight(space: ShoeSpace): string {
  const { last, surface, yaw, outside, head } = space;
  const on = surface(last.width, last.rise);
  const isNearOutside = Math.cos(yaw) >= 0 === outside < 0;
  const a = (near: number) => (isNearOutside ? near : 1 - near);
  if (!isSeen(space, on, 0.85, a(0.4))) return '';
  return brush([on(0.66, a(0.36)), on(0.8, a(0.37)), on(0.93, a(0.42))], 0.028 * head);
}

/** Draws the upper and its shaft, `marks` worked on them. */
export function drawUpper(shod: Shod, covered: readonly [number, number], marks: string): string {
  const { space, cloth } = shod;
  const { context, last, at, head } = space;
  const { shaft } = last;
  const [heel, toe] = [at(0.1, 0.2, 0), at(0.95, 0.05, 0)];
  const left = Math.min(heel[0], toe[0]) - 0.12 * head;
  const right = Math.max(heel[0], toe[0]) + 0.12 * head;
  const y = (heel[1] + toe[1]) / 2;
  const worked = shaft && shaftModelling(space, shaft);
  const light = toeLight(space);
  return piece(context, upperOutline(space, last, covered), cloth, {
    edge: 1.4,
    origin: at(0.2, 0.2, 0),
    form: { from: [left, y - 0.12 * head], to: [right, y + 0.12 * head], light: 0.16, dark: 0.24 },
    shade: [...lowShade(space), ...(shaft ? [shaftShade(space, shaft)] : [])],
    shadeOpacity: cloth.colour.l > WHITE ? SHADE_ON_WHITE : 0.22,
    folds: worked?.folds ?? [],
    highlights: [...(worked?.highlights ?? []), ...(light ? [light] : [])],
    stitches: worked && !shaft.cuff ? [worked.edge] : [],
    extra: marks,
  });
}
