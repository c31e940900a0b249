import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { crossingOf } from '#draw/kit/crossing.ts';
import { add, mix, type Point, scale } from '#draw/kit/point.ts';
import { createRandom } from '#random.ts';
import { CROOK_START, type SleeveDraft } from './sleeve.ts';

/** Bend of the elbow (sine of its angle) from which a third fold shows. */
const CLEAR_BEND = 0.15;

type Fold = (
  line: readonly (readonly [t: number, u: number])[],
  easeAt: number,
  size: number,
  seed: number,
) => string;

/** Folds across a bent arm, from the inside of its elbow. */
function openFolds(fold: Fold, { inner, outer }: SleeveDraft, width: number, bend: number): string[] {
  const across = (points: Parameters<Fold>[0], share: number, seed: number) =>
    fold(points, 1, width * share, seed);
  const folds = [
    across(
      [
        [0.97, inner * 1.05],
        [0.93, inner * 0.3],
        [0.84, outer * 0.45],
      ],
      1.1,
      0,
    ),
    across(
      [
        [1.04, inner * 1.05],
        [1.05, inner * 0.2],
        [1, outer * 0.55],
      ],
      0.8,
      1,
    ),
  ];
  if (bend <= CLEAR_BEND) return folds;
  return [
    ...folds,
    across(
      [
        [1.12, inner * 1.05],
        [1.17, inner * 0.2],
        [1.16, outer * 0.4],
      ],
      0.7,
      2,
    ),
  ];
}

/** Bend from which folds grow no wider: they would join to a dark star in the elbow. */
const WIDEST_AT = 0.22;

/** How far folds reach from the crook of a folded arm towards the outside of its elbow. */
const CROOK_REACH = 0.62;

/** How far such a fold bows, in its widths. */
const CROOK_BOW = 1.2;

/** Folds of an arm that is folded up: they spread from the crook, where forearm and upper arm meet. */
function crookFolds({ limb, ease }: SleeveDraft, inside: -1 | 1, width: number, seed: number): string[] {
  const edge = limb.side(inside, 0.4, 1.6, ease, 24);
  const crossing = crossingOf(edge);
  const crook = crossing?.point ?? limb.point(CROOK_START, inside, ease(CROOK_START));
  const to = (t: number, share: number, size: number, i: number) => {
    const end = limb.point(t, -inside, ease(t));
    const straight = mix(crook, end, CROOK_REACH * share * 0.5);
    const middle: Point = add(straight, scale(limb.direction(t), -CROOK_BOW * width));
    return brush([crook, middle, mix(crook, end, CROOK_REACH * share)], width * size, 'out', seed + i);
  };
  const lower = to(1.12, 1.1, 0.6, 2);
  return crossing ? [to(0.82, 1, 0.75, 0), lower] : [lower];
}

/**
 * Folds that radiate from the inner elbow, with one at the underarm and one at the cuff; they deepen as the
 * elbow bends. `strength` 1 suits shirting; knits and coats take more.
 */
export function elbowFolds(context: DrawContext, sleeve: SleeveDraft, strength = 1, seed = 1): string[] {
  const { limb, ease, inner, outer } = sleeve;
  const { head } = context;
  const random = createRandom(seed + context.seed);
  const upper = limb.direction(0.5);
  const lower = limb.direction(1.5);
  const turn = upper[0] * lower[1] - upper[1] * lower[0];
  const bend = Math.abs(turn);
  const width = (0.028 + 0.05 * Math.min(bend, WIDEST_AT)) * head * strength;
  const fold: Fold = (line, easeAt, size, seedOffset) =>
    brush(
      line.map(([t, u]) => limb.point(t, u, ease(easeAt))),
      size,
      'out',
      seed + seedOffset,
    );
  const isFolded = upper[0] * lower[0] + upper[1] * lower[1] < 0;
  const underarm = 0.2 + random() * 0.05;
  return [
    ...(isFolded ? crookFolds(sleeve, turn > 0 ? -1 : 1, width, seed) : openFolds(fold, sleeve, width, bend)),
    fold(
      [
        [0.3, inner],
        [0.26, inner * 0.1],
        [underarm, outer * 0.5],
      ],
      0.3,
      0.03 * head * strength,
      3,
    ),
    fold(
      [
        [1.75, inner * 1.02],
        [1.71, inner * 0.1],
        [1.64, outer * 0.5],
      ],
      1.7,
      0.022 * head * strength,
      4,
    ),
  ];
}
