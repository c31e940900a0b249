import type { Body } from '#draw/figure/body.ts';
import { waistHalfWidth } from '#draw/figure/waistline.ts';
import { lerp, smoothstep } from '#draw/kit/point.ts';
import type { Profile } from '#draw/tailoring/on-body.ts';

/** Heights between which a fitted bodice turns in to the waist it is sewn or tucked to. */
const TURNS_IN = [2.4, 2.84] as const;
/** How far a bodice stands off the waist, in heads: less than the band that covers its end. */
const AT_WAIST = 0.004;

/** Returns the half width of a fitted bodice with this ease, which ends no wider than what closes at the waist. */
export function waisted(body: Body, ease: number): Profile {
  const [from, to] = TURNS_IN;
  return (v) => {
    const turned = smoothstep((v - from) / (to - from));
    return lerp(body.halfWidth(v) + ease, waistHalfWidth(body, v) + AT_WAIST, turned);
  };
}
