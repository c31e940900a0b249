import type { PersonSpec } from '#outfit.ts';
import { at } from '../kit/at.ts';
import { monotone } from '../kit/interpolate.ts';
import { clamp, lerp, smoothstep } from '../kit/point.ts';
import type { Pose } from './pose.ts';
import { sideOn } from './side-on.ts';

/** Depth of the torso before and behind its spine at these heights, in half widths. */
const HEIGHTS = [1.5, 2.15, 2.92, 3.4, 3.85];
type Depths = readonly [chest: number, bust: number, waist: number, belly: number, seat: number];
const FRONT: Depths = [0.3, 0.7, 0.62, 0.6, 0.5];
const BACK: Depths = [0.34, 0.46, 0.45, 0.55, 0.58];
/** The same on a masculine figure: a flatter chest and seat. */
const MASCULINE_FRONT: Depths = [0.3, 0.56, 0.56, 0.57, 0.53];
const MASCULINE_BACK: Depths = [0.36, 0.5, 0.45, 0.52, 0.55];
/** What a waist as wide as the hips adds before the spine, and a pregnancy. */
const BELLY: Depths = [0, 0.02, 0.18, 0.14, 0.04];
const PREGNANT: Depths = [0, 0.12, 0.9, 0.86, 0.24];
/** From this share of the hips on, a waist carries a belly; a wide one at `BELLY_FULL`. */
const BELLY_FROM = 0.84;
const BELLY_FULL = 1;

/** Depths of a body by height: bust, belly and seat appear by themselves when it turns. */
interface BodyDepths {
  readonly front: (v: number) => number;
  readonly back: (v: number) => number;
}

/** Returns how deep a person's torso is before and behind its spine, in half widths. */
export function depthsOf(
  { presentation = 'feminine', pregnancy }: Pick<PersonSpec, 'presentation' | 'pregnancy'>,
  { waist, hip }: { readonly waist: number; readonly hip: number },
): BodyDepths {
  const share = { feminine: 0, neutral: 0.5, masculine: 1 }[presentation];
  const belly = pregnancy ? 0 : clamp((waist / hip - BELLY_FROM) / (BELLY_FULL - BELLY_FROM));
  const front = FRONT.map(
    (depth, i) =>
      lerp(depth, at(MASCULINE_FRONT, i), share) + at(BELLY, i) * belly + (pregnancy ? at(PREGNANT, i) : 0),
  );
  const back = BACK.map((depth, i) => lerp(depth, at(MASCULINE_BACK, i), share));
  return { front: monotone(HEIGHTS, front), back: monotone(HEIGHTS, back) };
}

/** How far the middle of what is seen goes towards the edge at a full turn. */
const MIDDLE_SHIFT = 0.85;
/** Joints lie deep in the body: a turn moves them a little to its front. */
const JOINT_SHIFT = 0.04;

/** Heights from which the section turns from the neck's into the shoulders'. */
const NECK_FOOT = 1.4;
const SHOULDERS = 1.58;
/** How deep the neck's foot is, front to back, of its width. */
const NECK_DEPTH = 0.62;

/** The torso's level sections as ellipses, seen after a turn. Lengths in heads. */
export class Section {
  readonly #halfWidth: (v: number) => number;
  readonly #depths: BodyDepths;
  readonly #turn: number;
  readonly #cos: number;
  readonly #isAway: boolean;
  readonly #neckFoot: number;
  readonly #sideOn: number;

  constructor(
    halfWidth: (v: number) => number,
    depths: BodyDepths,
    { turn = 0, facing }: Pick<Pose, 'turn' | 'facing'>,
    neckFoot = 0.3,
  ) {
    this.#depths = depths;
    this.#halfWidth = halfWidth;
    this.#turn = turn;
    this.#cos = Math.sqrt(1 - turn * turn);
    this.#isAway = facing === 'away';
    this.#neckFoot = neckFoot;
    this.#sideOn = sideOn({ turn });
  }

  /** Where `x` across a body that faces front is seen at height `v`: ± its half width stays the silhouette. */
  across(x: number, v: number): number {
    const turn = this.#turn;
    if (turn === 0) return x;
    const half = this.#halfWidth(v);
    const front = this.#depths.front(v) * half;
    const back = this.#depths.back(v) * half;
    const depth = x >= 0 === turn >= 0 ? front : back;
    const edge = Math.hypot(half * this.#cos, depth * turn);
    const way = clamp(x / half, -1, 1);
    const middle = (this.#isAway ? -back : front) * turn * MIDDLE_SHIFT;
    const seen = edge * way + (x - half * way) + middle * (1 - way * way);
    const round = this.#sideOn * (1 - smoothstep((v - NECK_FOOT) / (SHOULDERS - NECK_FOOT)));
    return round > 0 ? lerp(seen, this.#acrossNeck(x, half, edge), round) : seen;
  }

  /** The same at the foot of the neck, which stands in the middle of the shoulders: `edge` is theirs at `half`. */
  #acrossNeck(x: number, half: number, edge: number): number {
    const foot = this.#neckFoot;
    const depth = foot * NECK_DEPTH;
    const reach = Math.hypot(foot * this.#cos, depth * this.#turn);
    const way = clamp(x / foot, -1, 1);
    const middle = (this.#isAway ? -depth : depth) * this.#turn * MIDDLE_SHIFT;
    const onShoulder = clamp((Math.abs(x) - foot) / (half - foot));
    const beyond = Math.max(0, Math.abs(x) - half);
    return (
      reach * way +
      middle * (1 - way * way) +
      Math.sign(x) * (onShoulder * Math.max(0, edge - reach) + beyond)
    );
  }

  /** Where a joint `x` beside the spine is seen. */
  inside(x: number): number {
    const turn = this.#turn;
    return x * lerp(1, this.#cos, 0.8 + 0.2 * turn * turn) + JOINT_SHIFT * turn;
  }
}
