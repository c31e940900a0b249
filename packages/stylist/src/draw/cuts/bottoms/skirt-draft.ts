import type { DrawContext } from '#draw/context.ts';
import type { Body } from '#draw/figure/body.ts';
import { SIDES } from '#draw/figure/side.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { monotone } from '#draw/kit/interpolate.ts';
import { add, clamp, distance, lerp, type Point, smoothstep } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';
import type { ClothName } from '#garments/cloth.ts';
import type { SkirtShape } from '#garments/cut.ts';
import { type Drape, drapeOf } from './drape.ts';

const FULL_HIP = 3.85;
/** How much lower the hem hangs over the relaxed hip, in heads. */
const UNEVEN = 0.022;
/** How far the hem swings to one side, in heads. */
const SWAY = 0.03;
/** A heel raised so far (degrees) makes a stride. */
const STRIDES_FROM = 20;
/** A stride lifts the hem on the side of the leg behind, in heads. */
const STRIDE_LIFT = 0.2;
/** A long column goes in by this towards the knees on either side, and out again to its hem: a straight one is a door. */
const NIPS_IN = 0.075;
const LONG = 7;
/** Room of the cloth round a leg, in heads. */
const LEG_ROOM = 0.05;
/** Heights that the reach of the legs is taken at. */
const LEG_PLACES = [3.85, 4.4, 5, 5.6, 6.2, 6.8, 7.4, 8] as const;
const LIMB_STEPS = 20;

/** How far the hem is wider than the hips, in heads. */
function hemWidth(shape: SkirtShape, hip: number, hem: number): number {
  switch (shape) {
    case 'pleated':
      return hip + clamp(0.185 + (hem - 4.72) * 0.0854, 0.16, 0.36);
    case 'slip':
      return hip * 0.9 + 0.04;
    case 'mini':
      return hip + 0.1;
    case 'a-line':
      return hip + 0.36;
    case 'pencil':
      return hip * 0.88;
    case 'gown':
      return hip + 0.55;
    case 'tiered':
      return hip + 0.52;
    case 'wrap':
      return hip + 0.28;
    case 'gathered':
      return hip + 0.48;
    case 'asymmetric':
      return hip + 0.3;
    case 'trumpet':
      return hip + 0.36;
  }
}

/** Stiff cloth stands less wide than its cut: it does not fold. */
const STIFF_SHARE = 0.85;

/** Share of the way from hip width to hem width at the share `way` of the length. */
function flareAt(shape: SkirtShape, drape: Drape, way: number): number {
  if (drape === 'gathers' || drape === 'tulle') return Math.sin((way * Math.PI) / 2) * 0.75 + way * 0.25;
  if (drape === 'stiff') return way;
  switch (shape) {
    case 'gown':
      return way ** 1.4;
    case 'pencil':
      return way;
    case 'trumpet':
      return way < 0.5 ? -0.06 * Math.sin(way * Math.PI) : -0.06 + 1.06 * ((way - 0.5) * 2) ** 1.7;
    case 'slip':
      return Math.sin((way * Math.PI) / 2) * 1.35 - 0.35 * smoothstep((way - 0.5) * 2);
    default:
      return way ** 1.12;
  }
}

const HUGS_HIP: ReadonlySet<SkirtShape> = new Set(['pencil', 'slip', 'gown', 'trumpet']);

/** How far gathered cloth stands off the hips it falls from. */
const PUFFS: Readonly<Partial<Record<Drape, number>>> = { gathers: 0.1, tulle: 0.15 };

/** Hips of these half widths, in heads, take all of the puff and a quarter of it: on wide ones it would be a balloon. */
const FULL_PUFF_HIP = 0.62;
const LEAST_PUFF_HIP = 0.9;
const LEAST_PUFF = 0.25;

const puffShare = (hip: number) =>
  lerp(1, LEAST_PUFF, clamp((hip - FULL_PUFF_HIP) / (LEAST_PUFF_HIP - FULL_PUFF_HIP)));

/** How far the legs reach to each side of where cloth hangs, by height, in heads. */
function legReach(body: Body): Readonly<Record<'left' | 'right', Profile>> {
  const edges = SIDES.flatMap((side) => [-1, 1].map((u) => edgeOf(body, side, u)));
  const reach = (sign: -1 | 1): Profile => {
    const out = LEG_PLACES.map((v) => {
      const centre = body.drape(v, 0);
      const beside = edges.flatMap((edge) =>
        edge.filter(([, y]) => Math.abs(y - centre[1]) < 0.35 * body.headPx),
      );
      return Math.max(0, ...beside.map(([x]) => (sign * (x - centre[0])) / body.headPx));
    });
    return monotone(LEG_PLACES, out);
  };
  return { left: reach(-1), right: reach(1) };
}

function edgeOf({ legs }: Body, side: 'left' | 'right', u: number): Point[] {
  return Array.from({ length: LIMB_STEPS + 1 }, (_, i) => legs[side].point((i / LIMB_STEPS) * 2, u));
}

/** The viewer's side of the leg behind in a stride: −1 left, 0 in no stride. */
function behind({ pose, legs }: Body): -1 | 0 | 1 {
  const side = SIDES.find((one) => (pose.legs[one].pitch ?? 0) > STRIDES_FROM);
  if (!side) return 0;
  const other = side === 'left' ? 'right' : 'left';
  return legs[side].at(2)[0] < legs[other].at(2)[0] ? -1 : 1;
}

/** Places on a lap that the outline of a skirt goes through, and how close above the hem the last is at most. */
const LAP_HEIGHTS = [3.86, 4, 4.12, 4.25, 4.45, 4.75, 5.1, 5.45, 5.75, 6.05, 6.3, 6.7, 7.2, 7.7] as const;
const LEAST_STEP = 0.15;

const heightsOf = (rise: number, hem: number, seated: boolean): readonly number[] =>
  seated
    ? [rise, 3.1, 3.4, 3.65, ...LAP_HEIGHTS.filter((v) => v < hem - LEAST_STEP)]
    : [rise, 3.1, 3.4, 3.65, 3.9, lerp(3.9, hem, 0.33), lerp(3.9, hem, 0.66)];

/** A skirt drafted on a body, and the space its folds are placed in. */
export interface SkirtDraft {
  readonly shape: SkirtShape;
  readonly drape: Drape;
  readonly rise: number;
  readonly hem: number;
  /** −1 or 1 where a stride swings it away from that side. */
  readonly stride: -1 | 0 | 1;
  /** Half width with ease at height `v` of a body that stands, in heads. */
  readonly halfWidth: Profile;
  /** Heights that its outline goes through, above the hem. */
  readonly heights: readonly number[];
  /** A point at height `v`, `u` −1 to 1 across. */
  readonly at: (v: number, u: number) => Point;
  /** A point by its share of the way down, 0 waist to 1 hem, sagging as the hem does. */
  readonly on: (way: number, u: number) => Point;
  /** A point of the hem, which sags in the middle; `drop` heads lower. */
  readonly hemAt: (u: number, drop?: number) => Point;
}

/** Drafts a skirt; without a cloth it falls as its cut does in wool. */
export function draftSkirt(
  { body, head }: DrawContext,
  shape: SkirtShape,
  rise: number,
  hem: number,
  cloth: ClothName = 'wool',
): SkirtDraft {
  const drape = drapeOf(shape, cloth);
  const hipEase = HUGS_HIP.has(shape) ? 0.02 : 0.04;
  const puff = (PUFFS[drape] ?? 0) * puffShare(body.halfWidth(FULL_HIP));
  const hip = body.halfWidth(FULL_HIP) + hipEase + puff;
  const cut = hemWidth(shape, hip - puff, hem);
  const atHem = drape === 'stiff' ? lerp(hip, cut, STIFF_SHARE) : cut;
  const nips = shape === 'slip' && hem > LONG ? NIPS_IN : 0;
  const halfWidth: Profile = (v) => {
    if (v <= FULL_HIP) {
      const down = clamp((v - rise) / (FULL_HIP - rise));
      return waistHalfWidth(body, v) + lerp(0.012, hipEase, down) + puff * Math.sin((down * Math.PI) / 2);
    }
    const way = clamp((v - FULL_HIP) / (hem - FULL_HIP));
    return lerp(hip, atHem, flareAt(shape, drape, way)) - nips * Math.sin(way * Math.PI);
  };
  const seated = body.isSeated;
  const legs = legReach(body);
  const stride = behind(body);
  const below = (v: number) => clamp((v - FULL_HIP) / (hem - FULL_HIP));
  /** Heads by which the cloth must go out further than its cut, to hold the legs in. */
  const pushed = (v: number, side: -1 | 1) => {
    const covered = (side < 0 ? legs.left(v) : legs.right(v)) + LEG_ROOM;
    const own = distance(body.drape(v, side * halfWidth(v)), body.drape(v, 0)) / head;
    return Math.max(0, covered - own) * smoothstep(below(v) * 3);
  };
  const at = (v: number, u: number): Point => {
    const x = halfWidth(v) * u;
    if (v <= FULL_HIP) return body.torso(0, v, x);
    const hanging = body.drape(v, x);
    if (seated) return hanging;
    const push = u * pushed(v, u < 0 ? -1 : 1) * head;
    const lift = stride !== 0 && stride * u > 0 ? STRIDE_LIFT * Math.abs(u) ** 1.5 * below(v) ** 2 : 0;
    return add(hanging, [SWAY * smoothstep(below(v)) * head + push, -lift * head]);
  };
  // Nothing hangs quite level: the hem is lower over the relaxed hip, and an asymmetric one falls to a point.
  const lower = body.weightSide === 'left' ? 1 : -1;
  const hangs = (u: number) => (shape === 'asymmetric' ? -0.3 * (1 - u) : lower * u * UNEVEN);
  const sag = shape === 'mini' ? 0.07 : drape === 'stiff' ? 0.09 : 0.12;
  // On a lap the hem lies level with the legs.
  const sagging = (u: number) => (seated ? 0 : (1 - u * u) * sag + hangs(u));
  const hemAt = (u: number, drop = 0): Point => {
    if (seated) return at(hem + drop, u);
    const [x, y] = at(hem, u);
    return [x, y + (sagging(u) + drop) * head];
  };
  const on = (way: number, u: number): Point => {
    const [x, y] = at(lerp(rise, hem, way), u);
    return [x, y + sagging(u) * head * clamp((way - 0.3) / 0.7) ** 2];
  };
  const heights = heightsOf(rise, hem, seated);
  return { shape, drape, rise, hem, stride, halfWidth, heights, at, on, hemAt };
}
