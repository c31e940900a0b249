import { piece } from '../cloth/piece.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, lerp, type Point } from '../kit/point.ts';
import { rounded } from '../tailoring/light.ts';
import type { Shaft } from './last.ts';
import type { Ground } from './marks.ts';
import { clothOf, type Shod } from './paints.ts';
import type { ShoeSpace } from './shoe-space.ts';

const LOWER_LEG = 2.14;
/** How far round the leg a mark is still seen, as its depth. */
const SEEN_DEPTH = -0.05;
/** How much lower the front of a ring round the leg is seen than its sides, as a share of its half width. */
const FROM_ABOVE = 0.29;

/** The ground of a shaft: `t` along the leg, degrees round it from its front to its outside. */
export function shaftGround({ context, side, yaw, outside }: ShoeSpace, ease: number): Ground {
  const leg = context.body.legs[side];
  const direction = (degrees: number): readonly [x: number, towards: number] => {
    const angle = (degrees * Math.PI) / 180;
    const [front, out] = [Math.cos(angle), Math.sin(angle) * outside];
    return [front * Math.cos(yaw) + out * Math.sin(yaw), front * Math.sin(yaw) - out * Math.cos(yaw)];
  };
  const on = (t: number, degrees: number): Point => {
    const [x, towards] = direction(degrees);
    const point = leg.point(t, x, ease);
    const half = Math.abs(leg.point(t, 1, ease)[0] - leg.point(t, -1, ease)[0]) / 2;
    return add(point, [0, towards * half * FROM_ABOVE]);
  };
  return {
    on,
    sees: (_, degrees) => direction(degrees)[1] > SEEN_DEPTH,
    clamped: (t, degrees) => {
      const [x, towards] = direction(degrees);
      return towards > SEEN_DEPTH ? on(t, degrees) : leg.point(t, Math.sign(x) || 1, ease);
    },
  };
}

/** Shade of a shaft on its side away from the light; it runs out where the foot begins. */
export function shaftShade({ context, side, head }: ShoeSpace, { top, ease }: Shaft): string {
  const leg = context.body.legs[side];
  const px = ease * head;
  const edge = [
    [top - 0.1, 0.36],
    [lerp(top, 1.7, 0.5), 0.44],
    [1.75, 0.38],
    [1.9, 0.62],
    [2.02, 1.1],
  ] as const;
  return path([
    ...edge.map(([t, u]) => leg.point(t, u, px * u)),
    leg.point(2, 1.4, px),
    leg.point(top - 0.1, 1.4, px),
  ]);
}

/** Folds and light of a shaft. */
export function shaftModelling({ context, side, head }: ShoeSpace, shaft: Shaft) {
  const leg = context.body.legs[side];
  const { top } = shaft;
  const tall = top < 1.5;
  const folds = [
    ...(shaft.creases
      ? [
          brush([leg.point(1.94, 1.1), leg.point(1.97, 0.2), leg.point(1.93, -0.7)], 0.03 * head),
          brush([leg.point(2.03, -1), leg.point(2.05, 0), leg.point(2.02, 0.6)], 0.026 * head),
        ]
      : []),
    ...(tall
      ? [
          brush([leg.point(1.86, -1), leg.point(1.89, 0), leg.point(1.86, 1)], 0.03 * head),
          brush([leg.point(1.28, -1), leg.point(1.3, 0.2)], 0.025 * head, 'out'),
        ]
      : []),
  ];
  const light = tall
    ? brush(
        [leg.point(top + 0.08, -0.5), leg.point(1.5, -0.5), leg.point(1.8, -0.4)],
        (shaft.gloss ? 0.07 : 0.045) * head,
      )
    : brush([leg.point(top + 0.04, -0.6), leg.point(2, -0.5)], 0.03 * head);
  const edge = path(
    [-1, -0.4, 0.4, 1].map((u) => add(leg.point(top + 0.02, u), [0, (1 - u * u) * 0.03 * head])),
    false,
  );
  return { folds, highlights: [light], edge };
}

/** A cuff or collar round the top of a shaft. */
export function drawCuff(shod: Shod, shaft: Shaft): string {
  const { space } = shod;
  const { context, side, head } = space;
  const { cuff } = shaft;
  if (!cuff) return '';
  const leg = context.body.legs[side];
  const ease = (shaft.ease + cuff.ease) * head;
  const [top, low] = [shaft.top - 0.02, shaft.top + cuff.height / LOWER_LEG];
  const outline = path([
    corner(leg.point(top, -1, ease)),
    add(leg.point(top, 0), [0, 0.03 * head]),
    corner(leg.point(top, 1, ease)),
    leg.point(lerp(top, low, 0.5), 1, ease + 3),
    corner(leg.point(low, 1, ease)),
    add(leg.point(low, 0), [0, 0.05 * head]),
    corner(leg.point(low, -1, ease)),
    leg.point(lerp(top, low, 0.5), -1, ease + 3),
  ]);
  return piece(context, outline, clothOf(shod, cuff.paint), {
    edge: 1.4,
    origin: leg.at(top),
    ...rounded(leg.point(top, -1.2, ease), leg.point(top, 1.2, ease), 0.2, 0.3),
  });
}

/** How far a shaft reaches above the ankle, in heads. */
export const shaftHeight = (shaft: Shaft | undefined): number => (shaft ? (2 - shaft.top) * LOWER_LEG : 0);
