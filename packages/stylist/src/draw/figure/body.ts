import { monotone, track } from '../kit/interpolate.ts';
import { add, clamp, lerp, mix, normalise, type Point, scale, smoothstep } from '../kit/point.ts';
import { type BodyMeasures, type BodyOf, masculinityOf, measuresOf, waistDropOf } from './body-shapes.ts';
import { Limb } from './limb.ts';
import { armProfile, legProfile, placeArm, placeLeg } from './place-joints.ts';
import type { Pose } from './pose.ts';
import { depthsOf, Section } from './section.ts';
import { type Side, signOf } from './side.ts';

/** `headPx` is the size of one head; the figure's axis is at `x`, its top at `y`, all px. */
export interface Placement {
  readonly headPx: number;
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Below this height cloth hangs instead of following the hips. */
const DRAPE_FROM = 3.85;
/** How soon cloth that hangs from tilted hips is level again, shares of the way to the feet. */
const HEMS_LEVEL = 2.2;
/** Heights of knee and ankle on a standing figure: cloth as long reaches them on a seated one too. */
const KNEE = 6.05;
const ANKLE = 8.2;
/** Share of its width that is seen of cloth that falls beside the legs of a seated figure. */
const LOOSE = 0.3;
/** Places along the legs between which the hem on a lap turns from across the thighs to level. */
const LEVEL_FROM = 0.85;
const LEVEL_BY = 1.2;
/** Cloth over the legs of a seated figure, heads beyond their skin. */
const LAP_EASE = 0.05;
/** Shares of the thigh over which cloth turns from the hips to under the thigh, and into the lap. */
const SEATED_BY = 0.5;
const LAPPED_BY = 0.2;
/** Place along the thigh by which cloth lies on the seat. */
const PRESSED_AT = 0.16;
/** How far a deltoid rises above its joint at most, in heads: to the shoulder line. */
const CAP_RISE = 0.128;
/** Height of the middle of the head; a man carries his lower, on a shorter neck. */
const HEAD_CENTRE = 0.69;
const MANS_HEAD = 0.025;
/** Where the neck meets the shoulder. */
const NECK_BASE = 1.385;
const NECK_SLOPE = 0.1;
/** Share of the head's way to the side that the neck goes along where collars end. */
const NECK_FOLLOWS = 0.3;
const COLLAR_TOP = 1.24;
const COLLAR_BONES = 1.52;
/** How steep a bare shoulder's line is at least and at most, and what it usually gains over the line the body is drawn from. */
const LEAST_SLOPE = 0.5;
const LEAST_GAIN = 0.12;
const MOST_SLOPE = 0.6;
/** Where the shoulder's line ends over the joint, heads inside its edge, and how low it is there before it slopes. */
export const OVER_JOINT = 0.11;
const LINE_END = 1.545;
/** From this height down the chest the slope fades away. */
const SLOPE_FADES = [1.62, 2.1] as const;
/** Hips wider than this, heads, swing out less: all of their width would show on one side. */
const SWINGS_TO = 0.5;
/** How round an elbow is: a sleeve runs straight down to it, and in from there. */
const ELBOW_ROUND = 0.38;
/** Above these heights nothing moves with the waist. */
const WAIST_REACH = [0, 1.4, 2.15];
const WIDTH_HEIGHTS = [1.52, 1.74, 1.98, 2.16, 2.48, 2.92, 3.34, 3.84, 4.25];

/** Half widths down the torso, held under the shoulders so that a full bust does not poke past the arm. */
function torsoWidths(m: BodyMeasures): number[] {
  const upper = [
    m.shoulder * 0.93,
    Math.min(m.bust * 1.02, m.shoulder * 0.9),
    Math.min(m.bust * 0.985, m.shoulder * 0.925),
  ];
  return [...upper, m.bust, m.underbust, m.waist, m.highHip, m.hip, m.hip * 0.985];
}

/**
 * A body in a pose, and the spaces everything worn is placed in. Heights `v` are heads down from the top:
 * 1.175 chin, 1.37 neck, 1.555 shoulder, 2.0 armpit, 2.15 bust, 2.92 waist, 3.34 high hip, 3.84 full hip,
 * 4.2 crotch, 6.05 knee, 8.2 ankle. `dx` is heads along the level line there.
 */
export class Body {
  readonly headPx: number;
  readonly shape: BodyMeasures;
  /** Share of the masculine figure in it, 0 to 1: what is tailored for it hangs straighter. */
  readonly masculinity: number;
  readonly pose: Pose;
  readonly arms: Readonly<Record<Side, Limb>>;
  readonly legs: Readonly<Record<Side, Limb>>;
  /** Half width of the torso at `v`, in heads. */
  readonly halfWidth: (v: number) => number;
  readonly #placement: Placement;
  readonly #section: Section;
  readonly #centre: (v: number) => number;
  readonly #tilt: (v: number) => number;
  /** Where a height is seen, heads from the top: a waist that sits low takes what lies round it along. */
  readonly #seenAt: (v: number) => number;

  constructor(person: BodyOf, pose: Pose, placement: Placement) {
    const m = measuresOf(person);
    this.headPx = placement.headPx;
    this.#placement = placement;
    this.shape = m;
    this.masculinity = masculinityOf(person);
    this.pose = pose;
    const swing = (pose.hip - pose.waist) * Math.min(1, SWINGS_TO / m.hip);
    this.#centre = track(
      [1.42, 2.1, 2.92, 3.85, 4.3],
      [pose.neck, pose.chest, pose.waist, pose.waist + swing, pose.waist + swing * 1.15],
    );
    const { shoulderTilt, hipTilt } = pose;
    this.#tilt = monotone(
      [1.4, 2.0, 2.92, 3.6, 4.3],
      [shoulderTilt, shoulderTilt * 0.9, (shoulderTilt + hipTilt) / 2, hipTilt, hipTilt],
    );
    const drop = waistDropOf(person);
    this.#seenAt = monotone(
      [...WAIST_REACH, 2.92, 3.34, 3.84, 4.25, 9],
      [...WAIST_REACH, 2.92 + drop, 3.34 + drop * 0.72, 3.84 + drop * 0.33, 4.25, 9],
    );
    this.halfWidth = monotone(WIDTH_HEIGHTS, torsoWidths(m));
    this.#section = new Section(this.halfWidth, depthsOf(person, m), pose, m.neck + NECK_SLOPE);
    const arm = (side: Side) =>
      new Limb(
        placeArm(this, m, pose.arms[side], side, this.headPx),
        ELBOW_ROUND,
        armProfile(m, side, this.headPx, pose.arms[side].hand),
      );
    const leg = (side: Side) =>
      new Limb(
        placeLeg(this, m, pose.legs[side], side, this.headPx),
        0.8,
        legProfile(m, side, this.headPx, pose.legs[side].footTurn, this.masculinity),
      );
    this.legs = { left: leg('left'), right: leg('right') };
    this.arms = { left: arm('left'), right: arm('right') };
  }

  /** Centre of the head, px. */
  get headCentre(): Point {
    return this.free(this.pose.neck + this.pose.head.x, HEAD_CENTRE + MANS_HEAD * this.masculinity);
  }

  /** Whether it sits, on whatever: its cloth lies on a lap. */
  get isSeated(): boolean {
    return this.pose.drop !== undefined;
  }

  /** The way the body is turned, or would be: −1 to the viewer's left. */
  get ahead(): -1 | 1 {
    return (this.pose.turn ?? 0) < 0 ? -1 : 1;
  }

  /** The side that carries the weight: its hip is higher. */
  get weightSide(): Side {
    return this.pose.hipTilt >= 0 ? 'left' : 'right';
  }

  /** A point by heads from the figure's axis and top, following nothing. */
  free(x: number, v: number): Point {
    const { headPx } = this;
    return [this.#placement.x + x * headPx, this.#placement.y + (v + (this.pose.drop ?? 0)) * headPx];
  }

  /** How much lower a place `x` heads from the middle lies for the shoulder's slope. */
  #slope(x: number, v: number): number {
    const { neck, shoulder } = this.shape;
    const base = neck + NECK_SLOPE;
    const level = (LINE_END - NECK_BASE) / (shoulder - OVER_JOINT - base);
    const gain = Math.min(Math.max(LEAST_GAIN, LEAST_SLOPE - level), Math.max(0, MOST_SLOPE - level));
    const [from, to] = SLOPE_FADES;
    const out = clamp(Math.abs(x) - base, 0, shoulder - base);
    return gain * out * (1 - smoothstep((v - from) / (to - from)));
  }

  /** Torso space: `u` ±1 is the silhouette, `dx` heads more along the tilted level line. */
  torso(u: number, v: number, dx = 0): Point {
    const tilt = radians(this.#tilt(v));
    const x = u * this.halfWidth(v) + dx;
    const centre = this.free(this.#centre(v), this.#seenAt(v) + this.#slope(x, v));
    const across = this.#section.across(x, v) * this.headPx;
    return [centre[0] + Math.cos(tilt) * across, centre[1] + Math.sin(tilt) * across];
  }

  /** A point of what goes round the neck, `x` heads from its middle: it moves with the neck at the top, with the chest from the collar bones down. */
  roundNeck(x: number, v: number): Point {
    const besideNeck = this.free(this.pose.neck + this.pose.head.x * NECK_FOLLOWS + x, v);
    return mix(besideNeck, this.torso(0, v, x), smoothstep((v - COLLAR_TOP) / (COLLAR_BONES - COLLAR_TOP)));
  }

  /** A joint inside the body, `x` heads from its middle when it faces front. */
  joint(x: number, v: number): Point {
    const tilt = radians(this.#tilt(v));
    const centre = this.free(this.#centre(v), this.#seenAt(v) + this.#slope(x, v));
    const across = this.#section.inside(x) * this.headPx;
    return [centre[0] + Math.cos(tilt) * across, centre[1] + Math.sin(tilt) * across];
  }

  /** `count + 1` points down the torso's silhouette with `ease` heads of cloth. */
  torsoSide(
    side: Side,
    v0: number,
    v1: number,
    ease: number | ((v: number) => number) = 0,
    count = 10,
  ): Point[] {
    const sign = signOf(side);
    return Array.from({ length: count + 1 }, (_, i) => {
      const v = lerp(v0, v1, i / count);
      return this.torso(sign, v, sign * (typeof ease === 'function' ? ease(v) : ease));
    });
  }

  /** Drape space: below the hips the centre drifts towards the feet and the tilt fades, as hanging cloth does. */
  drape(v: number, dx: number): Point {
    if (v <= DRAPE_FROM) return this.torso(0, v, dx);
    if (this.isSeated) return this.#lap(v, dx);
    const way = clamp((v - DRAPE_FROM) / 4.4);
    const hips = this.free(this.#centre(DRAPE_FROM), DRAPE_FROM);
    const feet = mix(this.legs.left.at(2), this.legs.right.at(2), 0.5);
    const x = lerp(hips[0], feet[0], way * 0.8);
    const y = this.free(0, this.#seenAt(v))[1];
    const tilt = radians(this.#tilt(DRAPE_FROM) * (1 - clamp(way * HEMS_LEVEL)));
    const across = this.#section.across(dx, DRAPE_FROM) * this.headPx;
    return [x + Math.cos(tilt) * across, y + Math.sin(tilt) * across];
  }

  /** Cloth of a seated figure: from hip to hip, over both thighs to the knees, and down from there to a level hem. */
  #lap(v: number, dx: number): Point {
    const { left, right } = this.legs;
    const t = v < KNEE ? (v - DRAPE_FROM) / (KNEE - DRAPE_FROM) : 1 + (v - KNEE) / (ANKLE - KNEE);
    const half = this.halfWidth(DRAPE_FROM);
    const u = clamp(dx / half, -1, 1);
    const end = Math.min(t, 2.05);
    const level = mix(left.at(end), right.at(end), 0.5)[1];
    const share = smoothstep((t - LEVEL_FROM) / (LEVEL_BY - LEVEL_FROM));
    const edge = (side: Side): Point => {
      const [x, y] = this.legs[side].point(end, signOf(side), LAP_EASE * this.headPx);
      return [x, lerp(y, level, share)];
    };
    // Beyond the legs it falls in folds: only a share of its width is seen.
    const beyond = (dx - u * half) * LOOSE * this.headPx;
    const out = normalise(add(left.normal(Math.min(t, 2)), right.normal(Math.min(t, 2))));
    const draped = add(
      mix(edge('left'), edge('right'), (u + 1) / 2),
      mix(scale(out, beyond), [beyond, 0], share),
    );
    const by = lerp(SEATED_BY, LAPPED_BY, (1 + u * this.ahead) / 2);
    return mix(this.#onSeat(t, u, dx), draped, smoothstep(t / by));
  }

  /** Where cloth is pressed on the seat: straight down from the hips to the underside of the nearer thigh. */
  #onSeat(t: number, u: number, dx: number): Point {
    const hips = this.torso(0, DRAPE_FROM, dx);
    const isAhead = this.ahead < 0;
    const under = isAhead ? this.legs.right.point(PRESSED_AT, 1) : this.legs.left.point(PRESSED_AT, -1);
    const behind = Math.max(0, isAhead ? u : -u);
    const down = Math.max(0, under[1] - hips[1]) * behind * smoothstep(t / PRESSED_AT);
    return add(hips, [0, down]);
  }

  crotch(): Point {
    return mix(this.legs.left.point(0.12, 1), this.legs.right.point(0.12, -1), 0.5);
  }

  /** Top and outside of the deltoid: on a circle round the arm joint, grown by `ease` px of cloth. */
  cap(side: Side, ease = 0): { readonly top: Point; readonly cap: Point } {
    const sign = signOf(side);
    const arm = this.arms[side];
    const radius = this.shape.arm * this.headPx + ease;
    const flat = Math.min(1, CAP_RISE / this.shape.arm);
    const raised = (towards: Point, by: number): Point => [
      joint[0] + towards[0] * radius * by,
      joint[1] + towards[1] * radius * by * flat,
    ];
    const joint = arm.at(0);
    const outer = scale(arm.normal(0.1), sign);
    const towardsCap = normalise(add(outer, [0, -0.62]));
    const towardsTop = normalise(add(scale(outer, 0.3), [-sign * 0.02, -1]));
    return {
      top: raised(towardsTop, 0.98),
      cap: raised(towardsCap, 1.03),
    };
  }

  /** Height of the bare shoulder `x` heads from the middle: a straight line, or skin would peek out over tops. */
  shoulderLine(x: number): number {
    const { neck, shoulder } = this.shape;
    const base = neck + NECK_SLOPE;
    return lerp(NECK_BASE, LINE_END, (x - base) / (shoulder - OVER_JOINT - base));
  }

  /** The neck's edge under the head (`top`), half way down (`middle`), and where it meets the shoulder (`base`). */
  neck(side: Side): { readonly top: Point; readonly middle: Point; readonly base: Point } {
    const sign = signOf(side);
    const { neck, head } = this.pose;
    const under = neck + head.x * 0.6;
    return {
      top: this.free(under + sign * this.shape.neck * 0.93, 0.92),
      middle: this.free(lerp(under, neck, 0.6) + sign * this.shape.neck * 0.98, 1.22),
      base: this.torso(0, NECK_BASE, sign * (this.shape.neck + NECK_SLOPE)),
    };
  }
}
