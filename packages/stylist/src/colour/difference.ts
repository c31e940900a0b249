import type { Oklch } from './oklch.ts';

/** Degrees between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** Returns the Euclidean distance in OKLab (ΔE_ok); about 0.02 is just seen, 1 is black to white. */
export function colourDifference(a: Oklch, b: Oklch): number {
  const radians = Math.PI / 180;
  const da = a.c * Math.cos(a.h * radians) - b.c * Math.cos(b.h * radians);
  const db = a.c * Math.sin(a.h * radians) - b.c * Math.sin(b.h * radians);
  return Math.hypot(a.l - b.l, da, db);
}
