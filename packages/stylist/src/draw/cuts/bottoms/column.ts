import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, lerp, type Node } from '#draw/kit/point.ts';
import { isSatin } from '#draw/tailoring/cloth-variants.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';
import { columnFaces } from './skirt-print.ts';

const HEM_STEPS = 8;

function hemOf({ shape, hemAt }: SkirtDraft): Node[] {
  const wave = (u: number) => Math.sin(u * 5 + 0.6) * 0.034 + (u > 0 ? 0.05 * u : 0);
  return Array.from({ length: HEM_STEPS + 1 }, (_, i) => {
    const u = -1 + (2 * i) / HEM_STEPS;
    const point = hemAt(u, shape === 'slip' ? wave(u) : 0);
    return i === 0 || i === HEM_STEPS ? corner(point) : point;
  });
}

function satinHighlights({ head }: DrawContext, { at, hemAt }: SkirtDraft): string[] {
  return [brush([at(4.6, -0.28), at(5.6, -0.36), hemAt(-0.36)], 0.045 * head, 'in')];
}

function miniFolds({ head }: DrawContext, { at, hem }: SkirtDraft): string[] {
  return [
    brush([at(3.35, -0.95), at(3.55, -0.4), at(3.6, 0)], 0.03 * head, 'out'),
    brush([at(hem, 0.45), at(3.9, 0.5), at(3.6, 0.5)], 0.05 * head, 'out'),
    brush([at(hem, -0.5), at(4, -0.5), at(3.7, -0.5)], 0.04 * head, 'out'),
  ];
}

/** Folds drawn tight over the hip, then falling from hip to hem. */
function longFolds({ head }: DrawContext, { at, hem }: SkirtDraft): string[] {
  const below = (share: number) => lerp(3.9, hem, share);
  return [
    brush([at(3.66, -1), at(3.92, -0.55), at(4.25, -0.1)], 0.03 * head, 'out'),
    brush([at(3.5, 0.98), at(4, 0.6), at(4.8, 0.42), at(5.8, 0.5)], 0.05 * head),
    brush([at(hem, -0.35), at(below(0.6), -0.42), at(below(0.25), -0.6)], 0.05 * head, 'out'),
    brush([at(hem, 0.62), at(below(0.6), 0.58), at(below(0.25), 0.5)], 0.06 * head, 'out'),
  ];
}

/** The shadow plane starts below the knee that is not bent. */
function longShade({ body, head }: DrawContext, { at, hemAt }: SkirtDraft): string {
  const knee = body.legs[body.weightSide === 'left' ? 'right' : 'left'].at(1);
  return path([
    at(3.3, 0.9),
    at(3.78, 0.42),
    [lerp(knee[0], at(6, 0.1)[0], 0.4), knee[1] - 0.5 * head],
    hemAt(0.2, 0.1),
    hemAt(1.1, 0.1),
    at(4.6, 1.2),
    at(3.9, 1.1),
  ]);
}

/** Slip, pencil and mini: columns that follow the hips. */
export function column(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const isMini = skirt.shape === 'mini';
  const { body } = context;
  return {
    hem: hemOf(skirt),
    panels: columnFaces(skirt),
    folds: isMini ? miniFolds(context, skirt) : longFolds(context, skirt),
    shade: isMini
      ? [torsoShade(body, skirt.halfWidth, skirt.rise, skirt.hem + 0.3, 0.5)]
      : [longShade(context, skirt)],
    highlights: isSatin(cloth) && !isMini ? satinHighlights(context, skirt) : [],
  };
}
