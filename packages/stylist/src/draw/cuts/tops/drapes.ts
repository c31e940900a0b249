import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';

/** Height, and share of the half width. */
type Place = readonly [v: number, u: number];

/** Where cloth that hangs is dragged: from the side seam up to the chest, and short ones over the hip; no two alike. */
const DRAGS: readonly (readonly [seam: Place, middle: Place, end: Place, width: number])[] = [
  [[3.02, -1], [2.78, -0.74], [2.5, -0.5], 0.05],
  [[3.3, -1], [3.16, -0.8], [3.1, -0.56], 0.036],
  [[2.92, 1], [2.7, 0.8], [2.42, 0.6], 0.055],
  [[3.24, 1], [3.06, 0.8], [2.96, 0.52], 0.045],
];

/** Returns the folds of a top that hangs over the waist, dragged from its side seams. */
export function dragFolds({ body, head }: DrawContext, halfWidth: Profile): string[] {
  const on = onTorso(body);
  const at = ([v, u]: Place) => on(v, u * halfWidth(v));
  return DRAGS.map(([seam, middle, end, width]) =>
    brush([at(seam), at(middle), at(end)], width * head, 'out'),
  );
}
