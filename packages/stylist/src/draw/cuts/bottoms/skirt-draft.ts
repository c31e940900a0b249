import type { DrawContext } from '#draw/context.ts';
import { clamp, lerp, type Point, smoothstep } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';
import type { SkirtShape } from '#garments/cut.ts';

const FULL_HIP = 3.85;
/** How much lower the hem hangs over the relaxed hip, in heads. */
const UNEVEN = 0.022;
/** How far the hem swings to one side, in heads. */
const SWAY = 0.03;

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
      return hip + 0.3;
    case 'pencil':
      return hip - 0.05;
    case 'gown':
      return hip + 0.45;
    case 'tiered':
      return hip + 0.5;
    case 'wrap':
      return hip + 0.22;
    case 'gathered':
      return hip + 0.48;
    case 'asymmetric':
      return hip + 0.26;
    case 'trumpet':
      return hip + 0.34;
  }
}

/** Share of the way from hip width to hem width at the share `way` of the length. */
function flareAt(shape: SkirtShape, way: number): number {
  switch (shape) {
    case 'gown':
      return way ** 1.5;
    case 'pencil':
      return way;
    case 'trumpet':
      return way < 0.5 ? -0.06 * Math.sin(way * Math.PI) : -0.06 + 1.06 * ((way - 0.5) * 2) ** 1.7;
    case 'gathered':
      return Math.min(1, way * 1.5) ** 0.8 * 0.9 + way * 0.1;
    case 'slip':
      return Math.sin((way * Math.PI) / 2) * 1.35 - 0.35 * smoothstep((way - 0.5) * 2);
    default:
      return way ** 1.08;
  }
}

const HUGS_HIP: ReadonlySet<SkirtShape> = new Set(['pencil', 'slip', 'gown', 'trumpet']);

/** A skirt drafted on a body, and the space its folds are placed in. */
export interface SkirtDraft {
  readonly shape: SkirtShape;
  readonly rise: number;
  readonly hem: number;
  /** Half width with ease at height `v`, in heads. */
  readonly halfWidth: Profile;
  /** A point at height `v`, `u` −1 to 1 across. */
  readonly at: (v: number, u: number) => Point;
  /** A point of the hem, which sags in the middle; `drop` heads lower. */
  readonly hemAt: (u: number, drop?: number) => Point;
}

export function draftSkirt(
  { body, head }: DrawContext,
  shape: SkirtShape,
  rise: number,
  hem: number,
): SkirtDraft {
  const hipEase = HUGS_HIP.has(shape) ? 0.02 : 0.05;
  const hip = body.halfWidth(FULL_HIP) + hipEase;
  const atHem = hemWidth(shape, hip, hem);
  const halfWidth: Profile = (v) => {
    if (v <= FULL_HIP) {
      return body.halfWidth(v) + lerp(0.012, hipEase, clamp((v - rise) / (FULL_HIP - rise)));
    }
    return lerp(hip, atHem, flareAt(shape, clamp((v - FULL_HIP) / (hem - FULL_HIP))));
  };
  const at = (v: number, u: number): Point => {
    const x = halfWidth(v) * u;
    if (v <= FULL_HIP) return body.torso(0, v, x);
    const hanging = body.drape(v, x);
    return [hanging[0] + SWAY * head * smoothstep((v - FULL_HIP) / (hem - FULL_HIP)), hanging[1]];
  };
  // Nothing hangs quite level: the hem is lower over the relaxed hip, and an asymmetric one falls to a point.
  const lower = body.weightSide === 'left' ? 1 : -1;
  const hangs = (u: number) => (shape === 'asymmetric' ? -0.3 * (1 - u) : lower * u * UNEVEN);
  const sag = shape === 'mini' ? 0.07 : 0.1;
  const hemAt = (u: number, drop = 0): Point => {
    const [x, y] = at(hem, u);
    return [x, y + ((1 - u * u) * sag + drop + hangs(u)) * head];
  };
  return { shape, rise, hem, halfWidth, at, hemAt };
}
