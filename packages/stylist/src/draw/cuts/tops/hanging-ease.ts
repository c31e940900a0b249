import type { Body } from '#draw/figure/body.ts';
import { clamp, lerp, smoothstep } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';

const BUST = 2.14;

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
  /** Share of the hanging ease left at height `v`; a tucked top returns to the waist. */
  readonly kept?: Profile;
}

/** Ease of a loose top: it hangs from the bust instead of following the body. */
export function hangingEase(body: Body, hang: Hang): Profile {
  const bust = body.halfWidth(BUST) + hang.bust;
  const hips = hang.hips(bust);
  return (v) => {
    if (v < BUST) return hang.shoulders;
    const width = lerp(bust, hips, clamp((v - BUST) / hang.fall));
    return Math.max(hang.least, width - body.halfWidth(v)) * (hang.kept?.(v) ?? 1);
  };
}

/** Heights between which a tucked top turns in to the waistband. */
const TURNS_IN = [2.62, 2.9] as const;

/** Share of its hanging ease that a tucked top keeps: it falls over the waistband in a curve, not as a box. */
export const bloused: Profile = (v) => {
  const [from, to] = TURNS_IN;
  return clamp(1.25 - (v - 2.2) / 0.8) * lerp(1, 0.12, smoothstep((v - from) / (to - from)));
};
