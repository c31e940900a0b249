import type { PieceOptions, PrintPanel } from '#draw/cloth/piece-options.ts';
import type { Body } from '#draw/figure/body.ts';
import { isAway } from '#draw/figure/facing.ts';
import type { Side } from '#draw/figure/side.ts';
import { sideOn } from '#draw/figure/side-on.ts';
import { sagOf } from '#draw/figure/waistline.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import {
  add,
  angleDegrees,
  corner,
  distance,
  lerp,
  mix,
  type Node,
  type Point,
  rotate,
} from '#draw/kit/point.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { type OnTorso, onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import { type Blouse, blouseEdge } from './blouse.ts';
import { rowsRound } from './rows-round.ts';

const NECK_POINT_V = 1.375;
const SHOULDER_POINT_V = 1.545;
/** Half way down the armhole: its height, how far inside the shoulder point the seam of a sleeve lies there, and the cloth under it; heads. */
export const ARMHOLE_MIDDLE_V = 1.8;
export const SEAM_INSET = 0.165;
/** The near arm of a body in profile lies before the side of the chest, and its seam with it. */
const PROFILE_SEAM = 0.42;
const UNDER_SEAM = 0.03;
const ARMHOLE_V = 2.02;
/** The panel ends inside the shoulder point, so that it never peeks out under the sleeve. */
const SHOULDER_INSET = 0.118;
const HIPS_END_V = 4;
/** Share of a round hem's sag that is added to what its cut says. */
const ROUND_SAG = 1;

export interface PanelCut {
  readonly neckline: 'round' | 'v';
  /** Width of the neckline beyond the neck on each side. */
  readonly neckWidth: number;
  readonly neckDepth: number;
  /** How far the neckline stands up the neck. */
  readonly neckRise?: number;
  /** How far the shoulder reaches beyond the body's. */
  readonly shoulderExtension?: number;
  readonly shoulderLift?: number;
  readonly ease: Profile;
  /** How it hangs below the hips; straight down unless said. */
  readonly fall?: OnTorso;
  readonly hem: number;
  /** How much lower the hem hangs in the middle: it lies below eye level. */
  readonly sag: number;
  /** The corners at its sides are rounded: it puffs over a rib. */
  readonly puffs?: boolean;
  /** Tucked in: how it falls over the waistband. */
  readonly blouse?: Blouse;
}

/** The front of a top, drafted on a body: one outline from neckline to hem. Lengths in heads. */
export interface PanelDraft {
  readonly outline: string;
  readonly neckline: readonly Node[];
  readonly halfWidth: Profile;
  /** The hem from its left end over the middle to its right end. */
  readonly hem: readonly Point[];
  /** Edge of each armhole, where nothing is set into it. */
  readonly armholes: readonly (readonly Point[])[];
  /** A print turns round the sides of the body; stripes sweep round it. */
  readonly print: Pick<PieceOptions, 'panels' | 'rows'>;
}

/** How far inside the shoulder point the seam of the sleeve of a side lies half way down, heads. */
export const seamInset = ({ pose }: Body, side: Side): number =>
  pose.arms[side].depth === 'back' ? SEAM_INSET : lerp(SEAM_INSET, PROFILE_SEAM, sideOn(pose));

const fallOf = (body: Body, { fall = (v, x) => body.drape(v, x) }: PanelCut): OnTorso => fall;

function sideOf(body: Body, cut: PanelCut, halfWidth: Profile, k: -1 | 1) {
  const on = onTorso(body);
  const extension = cut.shoulderExtension ?? 0.02;
  const neck = on(NECK_POINT_V - (cut.neckRise ?? 0), k * (body.shape.neck + cut.neckWidth));
  const shoulder = on(
    SHOULDER_POINT_V - (cut.shoulderLift ?? 0.02),
    k * (body.shape.shoulder + extension - SHOULDER_INSET),
  );
  const chest = Math.min(body.shape.shoulder + extension * 0.6 - 0.1, body.halfWidth(1.9) + 0.12);
  // Under a sleeve it reaches beyond the seam, or the wall would show through where a chest is narrow for its shoulders.
  const inset = seamInset(body, k < 0 ? 'left' : 'right');
  const underSleeve = body.shape.shoulder + extension - inset + UNDER_SEAM;
  const isSleeved = extension > 0;
  // What reached beyond the arm of a profile would be a lump on its back.
  const reach = isSleeved && inset > SEAM_INSET ? underSleeve : Math.max(chest, isSleeved ? underSleeve : 0);
  const armhole = on(ARMHOLE_MIDDLE_V, k * reach);
  const seam = along(ARMHOLE_V, cut.hem, 9, (v) => {
    const x = k * halfWidth(v);
    return v > HIPS_END_V ? fallOf(body, cut)(v, x) : on(v, x);
  });
  return { neck, shoulder, armhole, seam, slope: mix(neck, shoulder, 0.55), hemEnd: lastOf(seam) };
}

function necklineNodes(body: Body, cut: PanelCut): Node[] {
  const on = onTorso(body);
  const width = body.shape.neck + cut.neckWidth;
  const top = NECK_POINT_V - (cut.neckRise ?? 0);
  const edge = (depth: number, x: number) => on(top + cut.neckDepth * depth, x * width);
  if (cut.neckline === 'v') return [edge(0.5, 0.56), corner(edge(1, 0)), edge(0.5, -0.56)];
  return [edge(0.62, 0.82), edge(0.93, 0.45), edge(1, 0), edge(0.93, -0.45), edge(0.62, -0.82)];
}

/** Degrees by which a print rises towards the side of the body, and the share of the width where it begins to. */
const TURN_DEGREES = 3.5;
const TURN_FROM = 0.36;
/** Height that a print is laid from. */
const PRINT_V = 2.4;

/** A step of `length` px in a direction in degrees. */
const towards = (degrees: number, length: number): Point => rotate([length, 0], (degrees * Math.PI) / 180);

/**
 * The sides begin along the bisector of both prints, and with the same stripe: a stripe that crosses it bends there, and
 * does not break.
 */
function roundTheBody(body: Body, outline: string, halfWidth: Profile, hem: number): PrintPanel[] {
  const on = (v: number, x: number) => (v > HIPS_END_V ? body.drape(v, x) : body.torso(0, v, x));
  const origin = on(PRINT_V, 0);
  const tilt = angleDegrees(on(PRINT_V, -0.5), on(PRINT_V, 0.5));
  const [top, foot] = [on(1, 0)[1] - origin[1], on(hem + 1, 0)[1] - origin[1]];
  const side = (k: -1 | 1): PrintPanel => {
    const turned = tilt - k * TURN_DEGREES;
    const away = distance(origin, on(PRINT_V, k * halfWidth(PRINT_V) * TURN_FROM));
    const start = add(origin, towards(tilt, k * away));
    const bisector = (tilt + turned) / 2;
    const at = (down: number, out: number) =>
      add(start, add(towards(bisector + 90, down), towards(bisector, k * out)));
    const beyond = away / TURN_FROM;
    return {
      d: polygon([at(top, 0), at(top, 2 * beyond), at(foot, 2 * beyond), at(foot, 0)]),
      angle: turned,
      origin: add(start, towards(turned, -k * away)),
    };
  };
  return [{ d: outline, angle: tilt, origin }, side(-1), side(1)];
}

/** A hem goes round the body below eye level, and hangs in two slow waves, no two alike. */
const HEM_WAVES = [
  [-0.66, 0.62],
  [-0.24, 0.9],
  [0.3, 1],
  [0.72, 0.48],
] as const;

function hangingHem(body: Body, cut: PanelCut, halfWidth: Profile): Point[] {
  const on: OnTorso = cut.hem > HIPS_END_V ? fallOf(body, cut) : onTorso(body);
  const half = halfWidth(cut.hem);
  const sag = cut.sag + sagOf(half) * ROUND_SAG;
  return HEM_WAVES.map(([u, share]) => on(cut.hem + sag * share, half * u));
}

/** How deep a neckline is behind, whatever it is in front. */
const NAPE_DEPTH = 0.07;

export function draftPanel(body: Body, front: PanelCut): PanelDraft {
  const cut: PanelCut = isAway(body) ? { ...front, neckline: 'round', neckDepth: NAPE_DEPTH } : front;
  const halfWidth: Profile = (v) => body.halfWidth(v) + cut.ease(v);
  const left = sideOf(body, cut, halfWidth, -1);
  const right = sideOf(body, cut, halfWidth, 1);
  const neckline = necklineNodes(body, cut);
  const hemInside =
    cut.blouse === undefined ? hangingHem(body, cut, halfWidth) : blouseEdge(body, halfWidth, cut.blouse);
  const isSoft = cut.puffs || cut.blouse !== undefined;
  const end = (point: Point): Node => (isSoft ? point : corner(point));
  const outline = path([
    corner(left.neck),
    left.slope,
    corner(left.shoulder),
    left.armhole,
    ...withoutEnd(left.seam),
    end(left.hemEnd),
    ...hemInside,
    end(right.hemEnd),
    ...withoutEnd(right.seam).reverse(),
    right.armhole,
    corner(right.shoulder),
    right.slope,
    corner(right.neck),
    ...neckline,
  ]);
  return {
    outline,
    halfWidth,
    neckline: [right.neck, ...neckline, left.neck],
    hem: [left.hemEnd, ...hemInside, right.hemEnd],
    armholes: [left, right].map(({ shoulder, armhole, seam }) => [shoulder, armhole, at(seam, 0)]),
    print: {
      panels: roundTheBody(body, outline, halfWidth, cut.hem),
      rows: (heads) => rowsRound(body, halfWidth, cut.hem, heads),
    },
  };
}
