import { darkOf, paleOf } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { SIDES, signOf } from '#draw/figure/side.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** Heights of the knees' upper edge and of the place where cloth hangs straight from them. */
const KNEES = 5.86;
const FALLS_FROM = 6.12;
const ACROSS = [-1.1, -0.5, 0, 0.5, 1.1] as const;

/** Draws the planes of a skirt on a lap: the front that falls from the knees is in shade, each thigh has its light. */
export function lapPlanes({ body, head }: DrawContext, cloth: Cloth, { at, hem, hemAt }: SkirtDraft): string {
  const { ahead } = body;
  const dark = darkOf(cloth.colour);
  const front =
    hem > FALLS_FROM
      ? path([
          ...ACROSS.map((u) => at(u * ahead > 0.4 ? KNEES : FALLS_FROM, u)),
          corner(hemAt(1.1, 0.3)),
          corner(hemAt(-1.1, 0.3)),
        ])
      : '';
  const lap = brush(
    [body.torso(0, 3.56, ahead * body.halfWidth(3.56)), at(4.1, 0.35 * ahead), at(4.3, -0.3 * ahead)],
    0.05 * head,
    'out',
  );
  const between = brush([at(4.5, 0.1 * ahead), at(5.2, 0), at(5.95, -0.02 * ahead)], 0.07 * head, 'both');
  const lights = SIDES.map((side) => {
    const { legs } = body;
    const u = signOf(side) === ahead ? 0.35 * ahead : 0.25 * ahead;
    return brush(
      [0.45, 0.7, 0.95].map((t) => legs[side].point(t, u)),
      0.09 * head,
      'both',
    );
  });
  return (
    fill(front, dark, 'fill-opacity=".16"') +
    fill(lap, dark, 'fill-opacity=".24"') +
    fill(between, dark, 'fill-opacity=".16"') +
    fill(lights.join(''), paleOf(cloth.colour), 'fill-opacity=".2"')
  );
}
