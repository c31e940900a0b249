import type { Body } from '#draw/figure/body.ts';
import { at, lastOf } from '#draw/kit/at.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, corner, lerp, type Node, smoothstep } from '#draw/kit/point.ts';
import { onDrape, type Profile } from '#draw/tailoring/on-body.ts';

const TOP = 1.66;
const CHANNEL_HEIGHT = 0.31;
/** The channels of its chest are this much higher than those at its hem, as a share of the mean. */
const LOWER_ARE_CLOSER = 0.26;
const UNDERARM = 1.98;
const BUST = 2.1;
/** A quilted coat falls from bust to hips and is drawn in at the waist; and closes to its hem. */
const HIPS = 3.84;
const WAIST = 2.95;
const WAIST_REACH = 0.75;
const TAKEN_IN = 0.12;
/** Height from which it closes to its hem, and the least way over which it does. */
const CLOSES_FROM = 3.9;
const CLOSES_OVER = 0.5;
const CLOSES = 0.06;
/** How far a channel stands off between two seams, in heads. */
const BULGE = 0.042;

/** What is left of a channel below the underarm bulges from this height on, heads: less would be a thorn. */
const LEAST_BULGING = 0.14;

/** A quilted body drafted on a figure: seams at `seams`, the cloth bulging between them. */
export interface PufferDraft {
  readonly outline: string;
  readonly hem: number;
  /** Heights of the quilting seams, the hem last. */
  readonly seams: readonly number[];
  readonly halfWidth: Profile;
}

function scallops(body: Body, draft: Omit<PufferDraft, 'outline'>, k: -1 | 1): Node[] {
  const on = onDrape(body);
  const { seams, halfWidth } = draft;
  const nodes: Node[] = [];
  for (let i = 1; i < seams.length; i++) {
    const from = Math.max(at(seams, i - 1), UNDERARM);
    const to = at(seams, i);
    if (to - from < LEAST_BULGING) continue;
    const drawIn = i === seams.length - 1 ? 0.045 : 0.012;
    nodes.push(
      on(lerp(from, to, 0.28), k * (halfWidth(lerp(from, to, 0.28)) + BULGE * 0.8)),
      on(lerp(from, to, 0.68), k * (halfWidth(lerp(from, to, 0.68)) + BULGE)),
      corner(on(to, k * (halfWidth(to) - drawIn))),
    );
  }
  return nodes;
}

/** Where a seam lies between shoulder and hem, as `way` is its number: closer and closer. */
const seamAt = (way: number) => way + (LOWER_ARE_CLOSER / 2) * way * (1 - way);

export function draftPuffer(body: Body, hem: number): PufferDraft {
  const { shoulder, neck } = body.shape;
  const on = onDrape(body);
  const channels = Math.round((hem - 1.62) / CHANNEL_HEIGHT);
  const seams = Array.from({ length: channels + 1 }, (_, i) => lerp(TOP, hem, seamAt(i / channels)));
  const bust = Math.max(body.halfWidth(BUST) + 0.16, shoulder * 0.9 + 0.06);
  const hips = Math.max(body.halfWidth(HIPS) + 0.13, bust * 0.98);
  const closesFrom = Math.min(CLOSES_FROM, hem - CLOSES_OVER);
  const halfWidth: Profile = (v) => {
    const straight = v > BUST ? lerp(bust, hips, clamp((v - BUST) / (HIPS - BUST))) : bust;
    const takenIn = TAKEN_IN * smoothstep(1 - Math.abs(v - WAIST) / WAIST_REACH);
    const closed = CLOSES * smoothstep((v - closesFrom) / (hem - closesFrom));
    return Math.max(body.halfWidth(v) + 0.1 - closed, straight - takenIn - closed);
  };
  const draft = { hem, seams, halfWidth };
  const outline = path([
    corner(on(1.36, -(neck + 0.1))),
    on(1.42, -(neck + 0.3)),
    on(1.53, -(shoulder - 0.02)),
    on(1.8, -(shoulder - 0.02)),
    ...scallops(body, draft, -1),
    on(lastOf(seams) + 0.07, 0),
    ...scallops(body, draft, 1).reverse(),
    on(1.8, shoulder - 0.02),
    on(1.53, shoulder - 0.02),
    on(1.42, neck + 0.3),
    corner(on(1.36, neck + 0.1)),
  ]);
  return { ...draft, outline };
}
