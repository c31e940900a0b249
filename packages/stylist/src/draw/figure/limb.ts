import { at } from '../kit/at.ts';
import { withoutLoop } from '../kit/crossing.ts';
import { normals, path } from '../kit/curve.ts';
import { monotone } from '../kit/interpolate.ts';
import {
  add,
  clamp,
  corner,
  distance,
  lerp,
  mix,
  type Node,
  normalise,
  type Point,
  scale,
  sub,
} from '../kit/point.ts';

/** Shoulder, elbow, wrist, or hip, knee, ankle; in px. */
export type Joints = readonly [Point, Point, Point];
/** Cloth beyond the skin in px, even or along the limb. */
export type Ease = number | ((t: number) => number);
/** Half widths in px at the ways `t`, one profile for each edge. */
export interface LimbProfile {
  readonly t: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

const STEPS = 60;
const SMOOTHING = 5;

function centreLine([a, b, c]: Joints, roundness: number): Point[] {
  const window = 0.16 * roundness + 0.02;
  const along = (t: number) => (t < 1 ? mix(a, b, t) : mix(b, c, t - 1));
  const points: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / (STEPS / 2);
    const end = Math.min(t, 2 - t);
    const reach = window * (end < window ? end / window : 1);
    let sum: Point = [0, 0];
    for (let j = -SMOOTHING; j <= SMOOTHING; j++) {
      sum = add(sum, along(clamp(t + (j / SMOOTHING) * reach, 0, 2)));
    }
    points.push(scale(sum, 1 / (2 * SMOOTHING + 1)));
  }
  return points;
}

/** Cosine of the bend from which a limb counts as folded: some 140 degrees. */
const FOLDED = -0.77;

/** Places round a bent elbow or knee: evenly spaced ones would cut its corner off. */
const ROUND_ELBOW = [0.9, 0.95, 0.98, 1, 1.02, 1.05, 1.1];
const isOffElbow = (t: number) => t < 0.88 || t > 1.12;

/**
 * An arm or leg with its own space: `t` runs 0 at the shoulder or hip, 1 at the elbow or knee, 2 at the wrist
 * or ankle; `u` −1 to 1 between its edges, +1 to the viewer's right.
 */
export class Limb {
  readonly joints: Joints;
  readonly #centre: readonly Point[];
  readonly #normals: readonly Point[];
  readonly #left: (t: number) => number;
  readonly #right: (t: number) => number;

  /** `roundness` 0–1 of the middle joint. */
  constructor(joints: Joints, roundness: number, profile: LimbProfile) {
    this.joints = joints;
    this.#centre = centreLine(joints, roundness);
    this.#normals = normals(this.#centre).map((normal) => scale(normal, -1));
    this.#left = monotone(profile.t, profile.left);
    this.#right = monotone(profile.t, profile.right);
  }

  /** The centre line at `t`, straight on beyond its ends. */
  at(t: number): Point {
    const centre = this.#between(this.#centre, t);
    const [first, middle, last] = this.joints;
    if (t > 2) return add(centre, scale(this.direction(2), (t - 2) * distance(middle, last)));
    if (t < 0) return add(centre, scale(this.direction(0), t * distance(first, middle)));
    return centre;
  }

  /** Unit normal at `t`, to the viewer's right on a limb that hangs. */
  normal(t: number): Point {
    return normalise(this.#between(this.#normals, t));
  }

  /** Whether the lower part is folded up over the upper one. */
  get isFolded(): boolean {
    return this.straightness < FOLDED;
  }

  /** Whether it is bent by more than a right angle. */
  get #isBent(): boolean {
    return this.straightness < 0;
  }

  /** Cosine of the bend of the middle joint: 1 is straight, −1 folded up. */
  get straightness(): number {
    const [upper, lower] = [this.direction(0.5), this.direction(1.5)];
    return upper[0] * lower[0] + upper[1] * lower[1];
  }

  /** Unit direction down the limb at `t`. */
  direction(t: number): Point {
    const before = this.#between(this.#centre, clamp(t - 0.03, 0, 1.94));
    const after = this.#between(this.#centre, clamp(t + 0.03, 0.06, 2));
    return normalise(sub(after, before));
  }

  /** A point of the limb; `ease` px of cloth are added in proportion to `u`, all of it at the edges. */
  point(t: number, u: number, ease = 0): Point {
    const half = u < 0 ? this.#left(t) : this.#right(t);
    const across = u * half + Math.sign(u) * ease * Math.min(1, Math.abs(u));
    return add(this.at(t), scale(this.normal(t), across));
  }

  /** Some `count` points down one edge from `t0` to `t1`. */
  side(u: -1 | 1, t0: number, t1: number, ease: Ease = 0, count = 12): Point[] {
    const even = Array.from({ length: count + 1 }, (_, i) => lerp(t0, t1, i / count));
    const round = this.#isBent ? ROUND_ELBOW.filter((t) => t > t0 && t < t1) : [];
    const places = round.length > 0 ? [...even.filter(isOffElbow), ...round].sort((a, b) => a - b) : even;
    return places.map((t) => this.point(t, u, typeof ease === 'function' ? ease(t) : ease));
  }

  /** Outline of a length of the limb, as path data, with corners at both ends. */
  outline(t0: number, t1: number, ease: Ease = 0): string {
    const edge = (u: -1 | 1): Node[] => {
      const points = withoutLoop(this.side(u, t0, t1, ease, 14));
      return points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));
    };
    return path([...edge(-1), ...edge(1).reverse()]);
  }

  #between(line: readonly Point[], t: number): Point {
    const x = (clamp(t, 0, 2) / 2) * STEPS;
    const i = Math.min(STEPS - 1, Math.floor(x));
    return mix(at(line, i), at(line, i + 1), x - i);
  }
}
