import type { Body } from '#draw/figure/body.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, lerp, smoothstep } from '#draw/kit/point.ts';
import { onDrape, type Profile } from '#draw/tailoring/on-body.ts';

const NECK = 1.3;
const HEM = 3.7;
/** Height that rows are counted from. */
const COUNTED_FROM = 2.4;
/** How much lower the middle of a row lies than its ends, in heads: the further below the eye the more, and over the chest. */
const SAGS = [0.015, 0.085] as const;
const CHEST = 2.25;
const CHEST_REACH = 0.5;
const OVER_CHEST = 0.03;
/** A row is drawn beyond the sides, in half widths: the hem of a dress swings out on one of them. */
const ACROSS = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];

/** Beyond the sides it goes on as it arrives there, and does not turn up. */
const LOWEST_RISE = -0.25;

function sagAt(v: number): number {
  const chest = smoothstep(1 - Math.abs(v - CHEST) / CHEST_REACH);
  return lerp(...SAGS, clamp((v - NECK) / (HEM - NECK))) + OVER_CHEST * chest;
}

/** Returns lines round a body from neck to hem, `heads` apart, as path data. */
export function rowsRound(body: Body, halfWidth: Profile, hem: number, heads: number): string {
  const on = onDrape(body);
  const first = Math.ceil((NECK - COUNTED_FROM) / heads);
  const last = Math.floor((hem - COUNTED_FROM) / heads) + 1;
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => {
    const v = COUNTED_FROM + (first + i) * heads;
    const half = Math.max(halfWidth(v), body.shape.shoulder * (v < CHEST ? 1 : 0));
    return path(
      ACROSS.map((u) => on(v + sagAt(v) * Math.max(LOWEST_RISE, 1 - u * u), half * u)),
      false,
    );
  });
  return rows.join('');
}
