import type { Limb } from '#draw/figure/limb.ts';
import { track } from '#draw/kit/interpolate.ts';
import { distance, lerp, mix, type Point, sub } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';
import {
  edgePlaces,
  gradedHem,
  hangStraight,
  isSecondSkin,
  straightKnee,
  type TrouserFit,
  trouserEnd,
  widening,
} from './trouser-fit.ts';

/** Where the seam leaves the hip and the inseam the crotch, along the limb. */
const HIP_AT = 0;
const CROTCH_AT = 0.12;
/** The inseam has less cloth than the side seam. */
const INNER_SHARE = 0.9;
const LOOSE_INNER_SHARE = 0.8;
const LOOSE: ReadonlySet<TrouserFit> = new Set(['wide', 'flare', 'culotte']);
/** How far a leg falls from the hip instead of swinging with a thigh in mid stride: short wide ones most. */
const FALLS: Readonly<Partial<Record<TrouserFit, number>>> = {
  short: 0.65,
  bermuda: 0.65,
  culotte: 0.65,
  wide: 0.65,
  straight: 0.3,
  taper: 0.28,
  flare: 0.3,
};

/** The hem falls from the hip by no more than this, in heads: the leg in front of a stride would become a bell. */
const MOST_FALL = 0.36;

/** What the edges of one leg are drafted from; `k` is +1 when its side seam is to the viewer's right. */
export interface LegFrame {
  readonly fit: TrouserFit;
  readonly limb: Limb;
  readonly k: -1 | 1;
  /** Widest point of the hip on the side seam. */
  readonly hip: Point;
  readonly crotch: Point;
  /** Ease in px along the limb. */
  readonly ease: Profile;
  /** px per head. */
  readonly head: number;
}

/** Side seam and inseam as the cloth hangs, hip and crotch left out. */
export interface LegEdges {
  readonly outer: readonly Point[];
  readonly inner: readonly Point[];
  /** A point of the cloth: `t` along the limb, `u` −1 to 1 between its edges, +1 to the viewer's right. */
  readonly on: (t: number, u: number) => Point;
}

/** How far the hip is from the middle of the leg, px. */
function hipReach({ limb, k, hip }: LegFrame): number {
  const across = sub(hip, limb.at(HIP_AT));
  const normal = limb.normal(HIP_AT);
  return k * (across[0] * normal[0] + across[1] * normal[1]);
}

/** From here down loose cloth runs straight to the ankle, over knee and calf; a flare clings as far as the knee. */
const STRAIGHT_FROM = 0.5;
const FLARE_FROM = 1;

/** How far cloth stands off the limb at `t`, px, where it passes over the hollow of a knee and the swell of a calf. */
function overCalf({ fit, limb }: LegFrame, u: -1 | 1): Profile {
  if (isSecondSkin(fit)) return () => 0;
  const from = fit === 'flare' ? FLARE_FROM : STRAIGHT_FROM;
  const half = (t: number) => distance(limb.at(t), limb.point(t, u));
  const [upper, ankle] = [half(from), half(2)];
  return (t) => (t <= from || t >= 2 ? 0 : lerp(upper, ankle, (t - from) / (2 - from)) - half(t));
}

function along(places: readonly number[], edge: readonly Point[]): (t: number) => Point {
  const x = track(
    places,
    edge.map((point) => point[0]),
  );
  const y = track(
    places,
    edge.map((point) => point[1]),
  );
  return (t) => [x(t), y(t)];
}

/** Hangs both seams of a leg from hip and crotch: straight as far as the fit is loose, wide enough for the hip. */
export function legEdges(frame: LegFrame): LegEdges {
  const { fit, limb, k, hip, crotch, ease, head } = frame;
  const end = trouserEnd(fit);
  const places = edgePlaces(fit, end);
  const hem = limb.point(end, k, ease(end));
  const hemReach = distance(limb.at(end), hem);
  const straight = straightKnee(limb.joints);
  const graded = gradedHem(fit, hipReach(frame), hemReach) * straight;
  const fall = Math.min(k * (hip[0] - hem[0]) * (FALLS[fit] ?? 0), MOST_FALL * head) * straight;
  const seam = (from: Point, u: -1 | 1, share: number, extra: number) => {
    const beyond = overCalf(frame, u);
    const reach = (t: number) => beyond(t) + ease(t) * share + extra * widening(fit, t, end);
    return hangStraight([from, ...places.map((t) => limb.point(t, u, reach(t)))], fit, limb.joints);
  };
  const outer = seam(hip, k, 1, Math.max(graded, fall));
  const inner = seam(crotch, k === 1 ? -1 : 1, LOOSE.has(fit) ? LOOSE_INNER_SHARE : INNER_SHARE, graded / 2);
  const outerAt = along([HIP_AT, ...places], outer);
  const innerAt = along([CROTCH_AT, ...places], inner);
  return {
    outer: outer.slice(1),
    inner: inner.slice(1),
    on: (t, u) => mix(innerAt(t), outerAt(t), (1 + k * u) / 2),
  };
}
