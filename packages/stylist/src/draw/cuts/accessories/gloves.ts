import { piece } from '#draw/cloth/piece.ts';
import { limbShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { drawHand } from '#draw/figure/hand.ts';
import type { Side } from '#draw/figure/side.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import type { ArmCover } from '#draw/layers.ts';
import { rounded } from '#draw/tailoring/light.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { GlovesCut } from '#garments/cut.ts';

/** Where a glove begins along the arm: 1 the elbow, 2 the wrist. */
export const GLOVE_TOP: Readonly<Record<GlovesCut['length'], number>> = {
  wrist: 1.9,
  cuffed: 1.8,
  opera: 0.86,
};
const EASE = 0.008;

/**
 * The gloves' shafts, on arms that show: under long sleeves only the hands do, and those are drawn in the gloves'
 * colour with the sleeves.
 */
export function drawGloves(
  context: DrawContext,
  { length }: GlovesCut,
  cloth: Cloth,
  arms: ArmCover,
  sides: readonly Side[],
): string {
  if (arms === 'covered') return '';
  const { body, head } = context;
  const gloved = { ...context, skin: cloth.colour };
  const top = GLOVE_TOP[length];
  const ease = EASE * head;
  return sides
    .filter((side) => body.pose.arms[side].hand !== 'pocket' || length === 'opera')
    .map((side) => {
      const arm = body.arms[side];
      const ruck = (t: number, seed: number) =>
        brush(
          [arm.point(t, -1, ease), arm.point(t + 0.03, 0), arm.point(t - 0.01, 0.8)],
          0.022 * head,
          'out',
          seed,
        );
      return (
        piece(context, arm.outline(top, 2.03, ease), cloth, {
          edge: 1.3,
          angle: 0,
          origin: arm.at(top),
          ...rounded(arm.point(1.5, -1.2), arm.point(1.5, 1.2), 0.22, 0.28),
          shade: [limbShade(arm, () => ease, top, 2.1, { u: 0.32, wobble: 0.1 })],
          shadeOpacity: 0.2,
          folds:
            length === 'opera'
              ? [ruck(0.98, 1), ruck(1.06, 2), ruck(1.14, 3), ruck(1.8, 4), ruck(1.88, 5)]
              : [ruck(1.97, 1)],
          seams: [
            path(
              [arm.point(top + 0.012, -1, ease), arm.point(top + 0.03, 0), arm.point(top + 0.012, 1, ease)],
              false,
            ),
          ],
        }) + drawHand(gloved, side)
      );
    })
    .join('');
}
