import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { add, corner, distance, type Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import type { Cloth } from '#garments/cloth.ts';
import { denimFade } from './jeans-details.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { backHem, shadePlane } from './skirt-planes.ts';
import { columnFaces } from './skirt-print.ts';

const ACROSS = [-1, -0.6, -0.2, 0.2, 0.6, 1] as const;
const PANEL_SEAM = 0.56;

/** Where denim has faded over the thighs: centre down and across the skirt, radii across and down it; softly, as jeans do. */
const FADES = [
  { down: 0.44, across: -0.4, wide: 0.44, long: 0.32 },
  { down: 0.48, across: 0.4, wide: 0.3, long: 0.26 },
] as const;

function fades({ document }: DrawContext, { on }: SkirtDraft, cloth: Cloth): string {
  const gradient = denimFade(document, cloth);
  return FADES.map(({ down, across, wide, long }) => {
    const [x, y] = on(down, across);
    const rx = distance(on(down, across - wide), [x, y]);
    const ry = distance(on(down - long, across), [x, y]);
    return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="url(#${gradient})" fill-opacity=".7"/>`;
  }).join('');
}

/** Denim, leather, corduroy, tweed: straight sides, no folds, the seams that shape it and a stitched hem. */
export function stiffSkirt(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const { head } = context;
  const { on, hemAt, at, rise, stride } = skirt;
  const isDenim = cloth.name === 'denim';
  const front = [on(0.05, 0), on(0.4, 0), on(0.75, 0.02), hemAt(0.02)];
  const along = (u: number) => path([on(0.05, u * 0.9), on(0.4, u), on(0.75, u), hemAt(u)], false);
  const above = (by: number) =>
    path(
      [-1.02, -0.6, -0.2, 0.2, 0.6, 1.02].map((u) => hemAt(u, -by)),
      false,
    );
  const beside = (px: number) =>
    path(
      front.map((point): Point => add(point, [px, 0])),
      false,
    );
  const pocket = (side: -1 | 1) =>
    path(
      [at(rise + 0.1, side * 0.28), at(3.2, side * 0.34), at(3.34, side * 0.62), at(3.3, side * 0.98)],
      false,
    );
  const drag = (side: -1 | 1, drop: number) =>
    brush(
      [at(3.66 + drop, side * 1.5), at(3.74 + drop, side * 0.6), at(3.7 + drop, side * 0.15)],
      0.032 * head,
      'out',
    );
  const striding =
    stride === 0
      ? []
      : [
          brush(
            [on(0.4, -stride * 0.86), on(0.5, -stride * 0.62), on(0.68, -stride * 0.3)],
            0.036 * head,
            'out',
          ),
        ];
  return {
    hem: ACROSS.map((u) => (Math.abs(u) === 1 ? corner(hemAt(u)) : hemAt(u))),
    shade: [
      path([on(0.05, 0.02), on(0.4, 0.02), on(0.75, 0.03), hemAt(0.03, 0.1), hemAt(0.12, 0.1), on(0.6, 0.1)]),
      shadePlane(skirt),
    ],
    shadeOpacity: 0.17,
    folds: [drag(-1, 0.04), drag(1, -0.04), ...striding],
    foldOpacity: 0.22,
    panels: columnFaces(skirt),
    seams: [
      path(front, false),
      along(-PANEL_SEAM),
      along(PANEL_SEAM),
      above(0.11),
      ...(isDenim ? [pocket(-1), pocket(1)] : []),
    ],
    seamWidth: 1.4,
    stitches: isDenim ? [beside(5), beside(10), above(0.095), above(0.13)] : [above(0.1)],
    extra: isDenim ? fades(context, skirt, cloth) : '',
    underside: backHem(skirt, cloth),
  };
}
