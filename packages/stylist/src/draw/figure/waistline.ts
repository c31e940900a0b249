import { clamp, lerp } from '../kit/point.ts';
import type { Body } from './body.ts';

/** Where what is tucked in, or joined to a skirt, ends. */
export const WAIST_HEM = 2.9;

const WAIST = 2.84;
const HIGH_HIP = 3.34;
/** A waistband closes under a belly, not round its widest: no wider than this share of the hips. */
const OF_HIPS = 0.955;

/** Half width of the body where trousers and skirts close, and down to the hips, in heads. */
export function waistHalfWidth(body: Body, v: number): number {
  const { hip, highHip } = body.shape;
  const most = Math.max(hip, highHip) * lerp(OF_HIPS, 1, clamp((v - WAIST) / (HIGH_HIP - WAIST)));
  return Math.min(body.halfWidth(v), most);
}

/** How much lower the middle of what goes round a body lies than its ends, in heads: it is seen from above. */
export const sagOf = (halfWidth: number): number => 0.02 + halfWidth * 0.085;
