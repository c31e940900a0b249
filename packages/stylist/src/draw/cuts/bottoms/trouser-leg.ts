import type { DrawContext, Side } from '#draw/context.ts';
import type { Limb } from '#draw/figure/limb.ts';
import { signOf } from '#draw/figure/side.ts';
import { sideOn } from '#draw/figure/side-on.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { lastOf } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, distance, mix, type Point } from '#draw/kit/point.ts';
import { withoutEnd } from '#draw/tailoring/edge.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { TrousersCut } from '#garments/cut.ts';
import { hipEdge } from './hip-edge.ts';
import { type LegEdges, legEdges } from './leg-edges.ts';
import { coversKnee, isSecondSkin, trouserEase, trouserEnd } from './trouser-fit.ts';
import { type BootShaft, tuckedEnd, tuckedIn } from './tucked-hem.ts';
import { bandSag } from './waistband.ts';

/** How far the legs go up under their waistband in the middle, in heads. */
const UNDER_BAND = 0.04;
/** A hem goes round the leg below eye level: it sags by this, in heads, and by a share of its width. */
const HEM_SAG = 0.015;
const ROUND_SAG = 0.085;
export const WAIST_EASE = 0.015;

/** Where the drop folds of a wide leg meet its hem and what hangs between them: way from side seam to inseam, heads lower. */
const HEM_LOBES = [
  [0.1, 0.012],
  [0.23, -0.016],
  [0.5, 0.02],
  [0.75, -0.014],
  [0.89, 0.01],
] as const;

const hangsInFolds = ({ fit, cuff, frayed }: TrousersCut) =>
  (fit === 'wide' || fit === 'flare' || fit === 'culotte') && !cuff && !frayed;

/** The hem of a leg that hangs free of the ankle: in lobes, as its folds come down to it. */
function foldedHem(outer: Point, middle: Point, inner: Point, head: number): Point[] {
  const flat = mix(outer, inner, 0.5);
  const sag = middle[1] - flat[1];
  return HEM_LOBES.map(([way, lower]) =>
    add(mix(outer, inner, way), [0, sag * (1 - (1 - 2 * way) ** 2) + lower * head]),
  );
}

/** One leg drafted from waist to hem. */
export interface LegDraft {
  readonly outline: string;
  readonly side: Side;
  readonly k: -1 | 1;
  readonly limb: Limb;
  /** Ease in px along the limb. */
  readonly ease: Profile;
  /** A point of the cloth: `t` along the limb, `u` −1 to 1 between its seams. */
  readonly on: LegEdges['on'];
  /** Place of the hem along the limb. */
  readonly end: number;
  readonly hemOuter: Point;
  readonly hemMiddle: Point;
  readonly hemInner: Point;
  readonly crotch: Point;
  /** The inseam from crotch to hem. */
  readonly innerEdge: readonly Point[];
}

/** What the drawing of one leg needs to know. */
export interface LegJob {
  readonly context: DrawContext;
  readonly cut: TrousersCut;
  readonly cloth: Cloth;
  readonly leg: LegDraft;
}

/** Height of the front seam that the near leg of shorts hangs from in profile. */
const FRONT_FORK = 3.9;

/** Where a leg parts from the other: at the crotch, but for the near leg of shorts in profile, which covers it from the front seam on. */
function forkOf({ body }: DrawContext, fit: TrousersCut['fit'], side: Side): Point {
  const isNear = body.pose.legs[side].depth !== 'back';
  const covers = isNear && sideOn(body.pose) > 0.5 && !coversKnee(fit);
  return covers ? onTorso(body)(FRONT_FORK, 0) : body.crotch();
}

/** Each leg runs from the waist over the hip, and hangs from there. */
export function draftLeg(
  context: DrawContext,
  cut: TrousersCut,
  rise: number,
  side: Side,
  boots?: BootShaft,
): LegDraft {
  const { body, head } = context;
  const { fit } = cut;
  const k = signOf(side);
  const inner = k === 1 ? -1 : 1;
  const limb = body.legs[side];
  const on = onTorso(body);
  const end = boots ? tuckedEnd(boots) : trouserEnd(fit);
  const headsEase = trouserEase(fit);
  const ease: Profile = (t) => headsEase(t) * head;
  const hip = (v: number, by: number) => on(v, k * (waistHalfWidth(body, v) + by));
  const widest = hip(3.85, isSecondSkin(fit) ? 0.006 : 0.028);
  const crotch = forkOf(context, fit, side);
  const hanging = legEdges({ fit, limb, k, hip: widest, crotch, ease, head });
  const edges = boots ? tuckedIn(hanging, limb, k, boots, head) : hanging;
  // A thigh that is raised to sit shows its underside up to the seat.
  const underside = body.isSeated
    ? [limb.point(0.08, inner, ease(0.1)), limb.point(0.2, inner, ease(0.2))]
    : [];
  const hemOuter = lastOf(edges.outer);
  const hemInner = lastOf(edges.inner);
  const hemMiddle = add(mix(hemOuter, hemInner, 0.5), [
    0,
    HEM_SAG * head + ROUND_SAG * distance(hemOuter, hemInner),
  ]);
  const outline = path([
    corner(hip(rise, WAIST_EASE)),
    ...hipEdge(body, side, hip, widest, ease(0.2)),
    ...withoutEnd(edges.outer),
    corner(hemOuter),
    ...(hangsInFolds(cut) ? foldedHem(hemOuter, hemMiddle, hemInner, head) : [hemMiddle]),
    corner(hemInner),
    ...[...underside, ...withoutEnd(edges.inner)].reverse(),
    corner(add(crotch, [0, 0.02 * head])),
    corner(on(3.5, 0)),
    corner(on(rise + bandSag(context, rise) + UNDER_BAND, 0)),
  ]);
  return {
    outline,
    side,
    k,
    limb,
    ease,
    on: edges.on,
    end,
    hemOuter,
    hemMiddle,
    hemInner,
    crotch,
    innerEdge: body.isSeated ? edges.inner : [crotch, ...edges.inner],
  };
}
