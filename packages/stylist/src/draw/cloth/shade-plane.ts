import type { Body } from '../figure/body.ts';
import type { Limb } from '../figure/limb.ts';
import { path } from '../kit/curve.ts';
import { lerp, type Point, smoothstep } from '../kit/point.ts';
import type { Across } from './piece-options.ts';

const STEPS = 12;
/** Height over which the shadow side of a torso comes in from its edge, so that it starts on no hard line. */
const TORSO_ENTRY = 0.5;
/** The same for a limb that is shaded from its joint. */
const JOINT_ENTRY = 0.4;

function plane(
  start: number,
  end: number,
  edge: (at: number) => Point,
  outside: (at: number) => Point,
): string {
  const ways = Array.from({ length: STEPS + 1 }, (_, i) => lerp(start, end, i / STEPS));
  return path([...ways.map(edge), ...ways.map(outside).reverse()]);
}

interface LimbShadeOptions {
  /** Where across the limb the plane begins (.38). */
  readonly u?: number;
  /** How far its edge swings, in `u` (.12). */
  readonly wobble?: number;
  /** Way over which the plane enters from the outside, so that it starts on no hard line; .4 from the joint, else 0. */
  readonly taper?: number;
}

/** The shade of the lower part of a folded limb begins beyond the joint. */
const LOWER_FROM = 1.16;

/** The shadow side of a folded limb lies under its lower part: the upper one is behind that. */
function foldedShade(limb: Limb, ease: (t: number) => number, end: number, u: number): string {
  const k = limb.normal(1.5)[1] > 0 ? 1 : -1;
  const across = (t: number) => k * lerp(1.15, u, smoothstep((t - LOWER_FROM) / JOINT_ENTRY));
  return plane(
    LOWER_FROM,
    end,
    (t) => limb.point(t, across(t), ease(t) * Math.abs(across(t))),
    (t) => limb.point(t, k * 1.25, ease(t) * 1.4),
  );
}

/** The crisp shadow side of a limb from `t0` to `t1`, as path data; `ease` in px. */
export function limbShade(
  limb: Limb,
  ease: (t: number) => number,
  t0: number,
  t1: number,
  options: LimbShadeOptions = {},
): string {
  const { u = 0.38, wobble = 0.12, taper = t0 <= 0 ? JOINT_ENTRY : 0 } = options;
  if (t1 > LOWER_FROM && limb.isFolded) return foldedShade(limb, ease, t1, u);
  const across = (t: number) => (taper > 0 ? lerp(1.15, u, smoothstep((t - t0) / taper)) : u);
  return plane(
    t0,
    t1,
    (t) => limb.point(t, across(t) + Math.sin(t * 5.1) * wobble, ease(t) * across(t)),
    (t) => limb.point(t, 1.25, ease(t) * 1.4),
  );
}

/**
 * Returns the crisp shadow side of torso or skirt from height `v0` to `v1`, as path data; `halfWidth` in heads with the
 * ease in it, `u` is where across it the plane begins, `wobble` how far its edge swings, `leave` the height over which
 * it goes out again below: 0 where it ends at a hem.
 */
export function torsoShade(
  body: Body,
  halfWidth: (v: number) => number,
  v0: number,
  v1: number,
  u = 0.55,
  wobble = 0.06,
  leave = 0,
): string {
  const on = (v: number, x: number) => (v > 4 ? body.drape(v, x) : body.torso(0, v, x));
  return plane(
    v0,
    v1,
    (v) => {
      const way = smoothstep((v - v0) / TORSO_ENTRY) * (leave > 0 ? smoothstep((v1 - v) / leave) : 1);
      return on(v, halfWidth(v) * lerp(1.15, u + Math.sin(v * 3.3) * wobble, way));
    },
    (v) => on(v, halfWidth(v) * 1.3),
  );
}

/** Height the way of a torso's shade is measured at, and how much of the half width it takes to come in. */
const ENTRY_V = 2.8;
const ENTRY_WIDTH = 0.34;

/** Returns the way over which the shadow side of a torso comes in, where cloth turns round the body in no hard edge. */
export function torsoShadeEntry(body: Body, halfWidth: (v: number) => number, u = 0.55): Across {
  const at = (x: number) => body.torso(0, ENTRY_V, halfWidth(ENTRY_V) * x);
  return { from: at(u - 0.06), to: at(u + ENTRY_WIDTH) };
}
