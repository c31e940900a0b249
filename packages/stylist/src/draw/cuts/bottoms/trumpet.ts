import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { lerp } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { column } from './column.ts';
import { cones } from './cones.ts';
import type { SkirtDraft } from './skirt-draft.ts';
import type { SkirtModelling } from './skirt-modelling.ts';

/** Where the flare springs from, as a share of the way from hip to hem. */
const SPRING = 0.45;
const GODETS = [-0.78, -0.4, 0, 0.42, 0.8] as const;

/** Close to the knee and flared below it: godets spring from one height. */
export function trumpet(context: DrawContext, cloth: Cloth, skirt: SkirtDraft): SkirtModelling {
  const { at, hem, hemAt } = skirt;
  const { head } = context;
  const upper = column(context, cloth, skirt);
  const lower = cones(context, cloth, skirt);
  const spring = lerp(3.85, hem, SPRING);
  const godets = GODETS.map((u, i) =>
    brush(
      [hemAt(u, -0.02), at(lerp(spring, hem, 0.5), u * 0.94), at(spring + (i % 2) * 0.12, u * 0.9)],
      0.09 * head,
      'out',
      i,
    ),
  );
  const lights = GODETS.slice(0, 3).map((u, i) =>
    brush(
      [hemAt(u - 0.16), at(lerp(spring, hem, 0.55), u - 0.14), at(spring + 0.3, u - 0.1)],
      0.05 * head,
      'out',
      i + 20,
    ),
  );
  return {
    ...upper,
    hem: lower.hem,
    ...(lower.underside ? { underside: lower.underside } : {}),
    ...(lower.tucks ? { tucks: lower.tucks } : {}),
    folds: [...(upper.folds?.slice(0, 2) ?? []), ...godets],
    highlights: [...(upper.highlights?.slice(0, 1) ?? []), ...lights],
  };
}
