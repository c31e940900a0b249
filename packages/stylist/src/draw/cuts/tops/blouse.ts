import type { DrawContext } from '#draw/context.ts';
import type { Body } from '#draw/figure/body.ts';
import { sagOf, WAIST_HEM, waistHalfWidth } from '#draw/figure/waistline.ts';
import { brush } from '#draw/kit/brush.ts';
import { lerp, type Point, smoothstep } from '#draw/kit/point.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';
import { BUST, type Hang } from './hanging-ease.ts';

/** Height where a tucked top is fullest over its waistband, and where it goes in under it. */
const FULLEST = 2.68;
const GOES_IN = 2.885;
/** How far a full top falls over the band on either side, in heads. */
const OVERHANG = 0.03;
/** How far it is taken in between chest and waist, in heads. */
const TAKEN_IN = 0.03;
/** Share of its least ease that it keeps where it is fullest: more would balloon over a soft waist. */
const LEAST_KEPT = 0.5;
/** What shows of its ends beside the band, in heads. */
const BESIDE_BAND = 0.02;

/** The edge that falls over the band: place across it, and how much lower than its highest, in heads. No two puffs alike. */
const PUFFS = [
  [-0.88, 0.03],
  [-0.56, 0.024],
  [-0.4, 0.004],
  [-0.16, 0.026],
  [0.06, 0.012],
  [0.34, 0.036],
  [0.66, 0.008],
  [0.88, 0.026],
] as const;
const TOP_OF_EDGE = 0.02;

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

/** Returns the edge with which it falls over the waistband, from the viewer's left to right. */
export function blouseEdge(body: Body, halfWidth: Profile, fullness: number): Point[] {
  const on = onTorso(body);
  const half = halfWidth(GOES_IN);
  return PUFFS.map(([u, drop]) =>
    on(WAIST_HEM - TOP_OF_EDGE + drop * fullness + sagOf(half) * (1 - u * u), half * u),
  );
}

/** Returns the folds that rise from the waistband between its puffs. */
export function blouseFolds({ body, head }: DrawContext, halfWidth: Profile): string[] {
  const on = onTorso(body);
  const fold = (u: number, up: number, lean: number, width: number) => {
    const foot = WAIST_HEM - TOP_OF_EDGE + sagOf(halfWidth(GOES_IN)) * (1 - u * u);
    const at = (way: number, across: number) => on(foot - up * way, halfWidth(foot - up * way) * across);
    // Begun under the band's edge, or it would end over it as a bar.
    return brush([at(-0.22, u - lean * 0.2), at(0.5, u + lean * 0.35), at(1, u + lean)], width * head, 'out');
  };
  return [
    fold(-0.76, 0.24, -0.1, 0.034),
    fold(-0.42, 0.44, -0.16, 0.05),
    fold(-0.16, 0.3, 0.08, 0.032),
    fold(0.5, 0.42, 0.14, 0.05),
    fold(0.72, 0.24, 0.12, 0.034),
  ];
}
