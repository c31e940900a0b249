import { oklch, toHex } from '#colour/convert.ts';
import { darkOf, paleOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import type { HandPlace } from '#draw/figure/pose.ts';
import { SIDES, type Side } from '#draw/figure/side.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { fill, stroke } from '#draw/kit/svg-element.ts';
import { dot } from '#draw/tailoring/dot.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { BraceletCut } from '#garments/cut.ts';

const DIAL = toHex(oklch(0.95, 0.01, 90));

/** Hands that go out of sight, and the wrist with them. */
const HIDDEN: ReadonlySet<HandPlace> = new Set<HandPlace>(['pocket', 'hair']);

/** The wrist that shows best: the one without a bag before the one that carries, one out of sight last. */
function freeWrist({ body }: DrawContext): Side | undefined {
  const hand = (side: Side) => body.pose.arms[side].hand;
  const shown = SIDES.filter((side) => body.pose.arms[side].depth !== 'back');
  const isFree = (side: Side) => hand(side) === 'hang' || hand(side) === 'hip';
  return shown.find(isFree) ?? shown.find((side) => !HIDDEN.has(hand(side))) ?? shown[0];
}

/** Bangles, a broad cuff or a watch, on the wrist that shows best. */
export function drawBracelet(context: DrawContext, { shape }: BraceletCut, cloth: Cloth): string {
  const side = freeWrist(context);
  if (!side) return '';
  const arm = context.body.arms[side];
  const { head } = context;
  const ease = 0.012 * head;
  const colour = toHex(cloth.colour);
  const ring = (t: number) =>
    path([arm.point(t, -1, ease), arm.point(t + 0.018, 0), arm.point(t, 1, ease)], false);
  const band = (from: number, to: number) =>
    path([
      corner(arm.point(from, -1, ease)),
      arm.point(from + 0.016, 0),
      corner(arm.point(from, 1, ease)),
      corner(arm.point(to, 1, ease)),
      arm.point(to + 0.016, 0),
      corner(arm.point(to, -1, ease)),
    ]);
  const under = (t: number, width: number) =>
    stroke(ring(t), darkOf(cloth.colour), width, 'stroke-opacity=".3" transform="translate(.8 2)"');
  switch (shape) {
    case 'bangles':
      return [1.86, 1.895, 1.93]
        .map(
          (t) =>
            under(t, 3.2) +
            stroke(ring(t), colour, 3) +
            stroke(
              path([arm.point(t + 0.004, -0.6), arm.point(t + 0.012, -0.1)], false),
              paleOf(cloth.colour),
              1.2,
            ),
        )
        .join('');
    case 'cuff':
      return (
        under(1.96, 4) +
        fill(band(1.85, 1.955), colour) +
        stroke(ring(1.85), darkOf(cloth.colour), 1, 'stroke-opacity=".5"') +
        fill(
          path([
            arm.point(1.855, -0.6),
            arm.point(1.86, -0.25),
            arm.point(1.955, -0.25),
            arm.point(1.95, -0.6),
          ]),
          paleOf(cloth.colour),
          'fill-opacity=".6"',
        )
      );
    case 'watch': {
      const face = arm.point(1.915, 0.05);
      const radius = 0.052 * head;
      return (
        fill(band(1.885, 1.945), colour) +
        dot(face, radius + 2.4, toHex(oklch(0.8, 0.085, 85))) +
        dot(face, radius, DIAL) +
        stroke(
          `M${face[0].toFixed(1)} ${(face[1] - radius * 0.7).toFixed(1)}L${face[0].toFixed(1)} ${face[1].toFixed(1)}L${(face[0] + radius * 0.5).toFixed(1)} ${(face[1] + 1).toFixed(1)}`,
          '#3a3340',
          1.3,
        )
      );
    }
  }
}
