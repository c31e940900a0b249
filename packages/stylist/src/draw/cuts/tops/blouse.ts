import type { DrawContext } from '#draw/context.ts';
import type { Body } from '#draw/figure/body.ts';
import { sagOf, WAIST_HEM, waistHalfWidth } from '#draw/figure/waistline.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { lerp, type Point, smoothstep } from '#draw/kit/point.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import { BUST, type Hang } from './hanging-ease.ts';

/** Height where a tucked top is fullest over its waistband, and where it goes in under it. */
const FULLEST = 2.72;
const GOES_IN = 2.91;
/** How far a full top falls over the band on either side, in heads. */
const OVERHANG = 0.055;
/** How far it is taken in between chest and waist, in heads. */
const TAKEN_IN = 0.05;
/** Share of its least ease that it keeps where it is fullest: more would balloon over a soft waist. */
const LEAST_KEPT = 0.5;
/** What shows of its ends beside the band, in heads. */
const BESIDE_BAND = 0.02;

/** The edge that falls over the band: place across it, and how much lower than its highest, in heads. Slow puffs, no two alike. */
const PUFFS = [
  [-0.9, 0.012],
  [-0.66, 0.034],
  [-0.36, 0.016],
  [0.08, 0.034],
  [0.44, 0.018],
  [0.74, 0.04],
  [0.92, 0.016],
] as const;
/** A knit has none. */
const SMOOTH = 0.024;
const TOP_OF_EDGE = 0.008;

/** Ease of a top that is tucked in: it falls from the chest, puffs over the waistband and goes in under it. */
export function blousedEase(body: Body, { shoulders, bust, least }: Hang, fullness: number): Profile {
  const chest = body.halfWidth(BUST) + bust;
  const band = waistHalfWidth(body, WAIST_HEM) + BESIDE_BAND;
  const full = Math.max(band + OVERHANG * fullness, body.halfWidth(FULLEST) + least * LEAST_KEPT);
  return (v) => {
    if (v < BUST) return shoulders;
    const down = (v - BUST) / (FULLEST - BUST);
    if (down < 1) {
      const width = lerp(chest, full, smoothstep(down)) - TAKEN_IN * Math.sin(down * Math.PI);
      return Math.max(least * lerp(1, LEAST_KEPT, smoothstep(down)), width - body.halfWidth(v));
    }
    const under = Math.min(1, (v - FULLEST) / (GOES_IN - FULLEST));
    return lerp(band, full, Math.sqrt(1 - under * under)) - body.halfWidth(v);
  };
}

/** Height of what is seen of it over its band, in heads. */
const STRIP = 0.16;

const footOf = (halfWidth: Profile, u: number) =>
  WAIST_HEM - TOP_OF_EDGE + sagOf(halfWidth(GOES_IN)) * (1 - u * u);

/** How a tucked top falls over its waistband: 1 as full as a shirt; a knit in one smooth edge. */
export interface Blouse {
  readonly fullness: number;
  readonly edge: 'puffed' | 'smooth';
}

/** Returns the edge with which it falls over the waistband, from the viewer's left to right. */
export function blouseEdge(body: Body, halfWidth: Profile, { fullness, edge }: Blouse): Point[] {
  const on = onTorso(body);
  const half = halfWidth(GOES_IN);
  return PUFFS.map(([u, drop]) =>
    on(footOf(halfWidth, u) + (edge === 'smooth' ? SMOOTH : drop) * fullness, half * u),
  );
}

/** Returns the folds that rise from the waistband between its puffs: one long, two short, none in the middle. */
export function blouseFolds({ body, head }: DrawContext, halfWidth: Profile): string[] {
  const on = onTorso(body);
  const fold = (u: number, up: number, lean: number, width: number) => {
    const foot = footOf(halfWidth, u);
    const at = (way: number, across: number) => on(foot - up * way, halfWidth(foot - up * way) * across);
    // Begun at the edge and thin at both ends, as cloth that bends over: a wedge would be a pleat.
    return brush(
      [at(0, u), at(0.35, u + lean * 0.1), at(0.75, u + lean * 0.5), at(1, u + lean)],
      width * head,
    );
  };
  return [fold(-0.38, 0.5, -0.2, 0.04), fold(0.45, 0.34, 0.16, 0.036), fold(0.72, 0.2, 0.1, 0.03)];
}

/** How high the cloth is shaded that turns under towards its edge, in heads, point by point of that edge: most where it puffs. */
const TURNS_UNDER = [0.01, 0.03, 0.08, 0.02, 0.045, 0.015, 0.07, 0.1, 0.04] as const;

/** Returns the plane along the edge that turns under, over the band. */
export function blouseUnderside({ head }: DrawContext, edge: readonly Point[]): string {
  const above = edge.map(([x, y], i): Point => [x, y - (TURNS_UNDER[i] ?? 0) * head]);
  return path([...edge.map(([x, y]): Point => [x, y + head]), ...above.reverse()]);
}

/** Returns the strip of a tucked top that throws its shadow on the band, as path data. */
export const blouseStrip = ({ head }: DrawContext, edge: readonly Point[]): string =>
  path([...edge, ...lowered(edge, -STRIP * head).reverse()]);
