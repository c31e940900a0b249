import type { Joints } from '#draw/figure/limb.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { clamp, distance, lerp, mix, normalise, type Point, smoothstep, sub } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';
import type { TrousersCut } from '#garments/cut.ts';

export type TrouserFit = TrousersCut['fit'];

type EaseRow = readonly [thigh: number, knee: number, calf: number, hem: number];

/** Ease in heads at thigh, knee, calf and hem. */
const EASE: Readonly<Record<TrouserFit, EaseRow>> = {
  wide: [0.1, 0.19, 0.24, 0.29],
  straight: [0.055, 0.085, 0.1, 0.125],
  slim: [0.03, 0.045, 0.075, 0.085],
  legging: [0.004, 0.003, 0.003, 0.004],
  jogger: [0.08, 0.11, 0.1, 0.05],
  flare: [0.03, 0.03, 0.16, 0.34],
  short: [0.07, 0.07, 0.07, 0.07],
  barrel: [0.13, 0.21, 0.17, 0.09],
  taper: [0.1, 0.125, 0.125, 0.095],
  culotte: [0.11, 0.2, 0.29, 0.3],
  bermuda: [0.07, 0.065, 0.065, 0.065],
  bike: [0.004, 0.003, 0.003, 0.004],
};
const EASE_AT = [0, 0.5, 1, 1.45, 2.05] as const;
const HIP_EASE = 0.02;
const KNEE_AT = 1;

/** Ease of the leg along the limb, in heads. */
export function trouserEase(fit: TrouserFit): Profile {
  const ease = [HIP_EASE, ...EASE[fit]];
  return (t) => {
    let i = 0;
    while (i < 3 && t > at(EASE_AT, i + 1)) i++;
    const from = at(EASE_AT, i);
    const way = clamp((t - from) / (at(EASE_AT, i + 1) - from));
    return lerp(at(ease, i), at(ease, i + 1), t > KNEE_AT ? way : smoothstep(way));
  };
}

const FULL_LENGTH = 1.96;
const ENDS: Readonly<Partial<Record<TrouserFit, number>>> = {
  short: 0.47,
  bike: 0.38,
  bermuda: 0.62,
  culotte: 1.42,
  wide: 2.1,
  flare: 2.1,
  straight: 2.02,
};
/** Fits that end above the knee have no folds of their own below it. */
export const coversKnee = (fit: TrouserFit): boolean => trouserEnd(fit) > KNEE_AT;
/** Knitted to the skin. */
export const isSecondSkin = (fit: TrouserFit): boolean => fit === 'legging' || fit === 'bike';

/** Where the leg ends along the limb: 2 is the ankle. */
export function trouserEnd(fit: TrouserFit): number {
  return ENDS[fit] ?? FULL_LENGTH;
}

/** Returns places along the limb the edge is drafted at. */
export function edgePlaces(fit: TrouserFit, end: number): number[] {
  if (fit === 'short') return [0.25, 0.42, end];
  return [...[0.3, 0.55, 0.8, 1.05, 1.3, 1.55, 1.8].filter((t) => t < end - 0.05), end];
}

/** How far the edge is pulled to the straight line from hip to hem: loose cloth does not follow a calf. */
const STRAIGHTNESS: Partial<Readonly<Record<TrouserFit, number>>> = {
  wide: 0.78,
  culotte: 0.9,
  bermuda: 0.9,
  short: 0.85,
  straight: 0.45,
  taper: 0.58,
  jogger: 0.45,
  flare: 0.06,
  slim: 0.3,
  barrel: 0.2,
};

/** Least width of the hem as a share of the hip's: a pattern graded up for the hip is graded down to the hem. */
const HEM_OF_HIP: Partial<Readonly<Record<TrouserFit, number>>> = {
  wide: 1,
  culotte: 1.05,
  short: 0.78,
  bermuda: 0.74,
  straight: 0.7,
  taper: 0.5,
  flare: 1,
};

/** Where the cloth added at the hem begins, along the limb: a flare's at the knee. */
const WIDENS_FROM: Partial<Readonly<Record<TrouserFit, number>>> = { flare: KNEE_AT };

/** Share of the hem's added width that is there at `t` along the limb. */
export function widening(fit: TrouserFit, t: number, end: number): number {
  const from = WIDENS_FROM[fit];
  return from === undefined ? smoothstep(t / end) : clamp((t - from) / (end - from));
}

/** Returns how much wider than `hemPx` the hem has to be for a hip that reaches `hipPx` from the leg's middle. */
export function gradedHem(fit: TrouserFit, hipPx: number, hemPx: number): number {
  return Math.max(0, hipPx * (HEM_OF_HIP[fit] ?? 0) - hemPx);
}

/** A knee bent by this much (cosine) or more takes the cloth with it. */
const BENT = 0.6;

/** Returns 1 for a straight knee (`joints`: hip, knee, ankle), 0 for one that is bent as if to sit. */
export function straightKnee([hip, knee, ankle]: Joints): number {
  const [thigh, shin] = [normalise(sub(knee, hip)), normalise(sub(ankle, knee))];
  return clamp((thigh[0] * shin[0] + thigh[1] * shin[1] - BENT) / (1 - BENT));
}

/** Pulls an edge straight as far as the fit is loose and the knee (`joints`: hip, knee, ankle) is not bent. */
export function hangStraight(edge: readonly Point[], fit: TrouserFit, joints: Joints): Point[] {
  const pull = (STRAIGHTNESS[fit] ?? 0) * straightKnee(joints);
  if (pull === 0) return [...edge];
  const hip = at(edge, 0);
  const hem = lastOf(edge);
  const length = distance(hip, hem);
  return edge.map((point, i) => {
    if (i === 0 || i === edge.length - 1) return point;
    const way = (point[0] - hip[0]) * (hem[0] - hip[0]) + (point[1] - hip[1]) * (hem[1] - hip[1]);
    return mix(point, mix(hip, hem, clamp(way / (length * length))), pull);
  });
}
