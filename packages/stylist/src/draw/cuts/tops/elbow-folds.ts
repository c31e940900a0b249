import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { createRandom } from '#random.ts';
import type { SleeveDraft } from './sleeve.ts';

/** Bend of the elbow (sine of its angle) from which a third fold shows. */
const CLEAR_BEND = 0.15;

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
  const bend = Math.abs(upper[0] * lower[1] - upper[1] * lower[0]);
  const width = (0.028 + 0.05 * bend) * head * strength;

  const fold = (
    path: readonly (readonly [t: number, u: number])[],
    easeAt: number,
    size: number,
    seedOffset: number,
  ) =>
    brush(
      path.map(([t, u]) => limb.point(t, u, ease(easeAt))),
      size,
      'out',
      seed + seedOffset,
    );

  const folds = [
    fold(
      [
        [0.97, inner * 1.05],
        [0.93, inner * 0.3],
        [0.84, outer * 0.45],
      ],
      1,
      width * 1.1,
      0,
    ),
    fold(
      [
        [1.04, inner * 1.05],
        [1.05, inner * 0.2],
        [1, outer * 0.55],
      ],
      1,
      width * 0.8,
      1,
    ),
  ];
  if (bend > CLEAR_BEND) {
    folds.push(
      fold(
        [
          [1.12, inner * 1.05],
          [1.17, inner * 0.2],
          [1.16, outer * 0.4],
        ],
        1,
        width * 0.7,
        2,
      ),
    );
  }
  const underarm = 0.2 + random() * 0.05;
  folds.push(
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
  );
  return folds;
}
