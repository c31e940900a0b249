import type { Body } from '#draw/figure/body.ts';
import { clamp, lerp, smoothstep } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';

export const BUST = 2.14;

export interface Hang {
  /** Ease over the shoulders and at the bust. */
  readonly shoulders: number;
  readonly bust: number;
  /** Least ease below the bust. */
  readonly least: number;
  /** Half width at the hips, given the half width at the bust. */
  readonly hips: (bust: number) => number;
  /** Heads below the bust over which the width goes from bust to hips. */
  readonly fall: number;
  /** Share of the hanging ease left at height `v`; a bodice returns to the waist. */
  readonly kept?: Profile;
}

/** Between chest and hips a loose top falls in by this share of what it stands off the body. */
const FALLS_IN = 0.68;
const FALLS_OUT_AT = 3.5;
/** Below it, it swings out a little to its hem. */
const FLARES_FROM = 3.42;
const FLARE_REACH = 0.45;
const FLARE = 0.018;

/** Ease of a loose top: it hangs from the bust, falls in a little at the waist and swings out to the hips. */
export function hangingEase(body: Body, hang: Hang): Profile {
  const bust = body.halfWidth(BUST) + hang.bust;
  const hips = hang.hips(bust);
  return (v) => {
    if (v < BUST) return hang.shoulders;
    const straight = lerp(bust, hips, clamp((v - BUST) / hang.fall)) - body.halfWidth(v);
    if (hang.kept) return Math.max(hang.least, straight) * hang.kept(v);
    const loose = Math.max(0, straight - hang.least);
    const waist = Math.sin(clamp((v - BUST) / (FALLS_OUT_AT - BUST)) * Math.PI);
    const flare = FLARE * smoothstep((v - FLARES_FROM) / FLARE_REACH);
    return hang.least + loose * (1 - FALLS_IN * waist) + flare;
  };
}

/** Half width at the bust that folds are drawn for. */
const DRAWN_AT = 0.64;

/** How much broader than drawn a top is: on a broad one folds lie further out and are longer, or they would be scratches. */
export const breadthOf = (halfWidth: Profile): number => Math.max(1, halfWidth(BUST) / DRAWN_AT);

/** Heights between which a bodice turns in to its waist seam. */
const TURNS_IN = [2.62, 2.9] as const;

/** Share of its hanging ease that a bodice keeps: it falls over its waist seam in a curve, not as a box. */
export const bloused: Profile = (v) => {
  const [from, to] = TURNS_IN;
  return clamp(1.25 - (v - 2.2) / 0.8) * lerp(1, 0.12, smoothstep((v - from) / (to - from)));
};
