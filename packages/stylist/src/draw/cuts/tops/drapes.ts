import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';

/** Share of the way from bust to hem, and share of the half width. */
type Place = readonly [way: number, u: number];

/** How a hanging top drapes: long from the bust down to the hip, one short at the waist; no two alike. */
const DRAPES: readonly (readonly [from: Place, middle: Place, to: Place, width: number])[] = [
  [[0.12, -0.5], [0.5, -0.56], [0.95, -0.74], 0.06],
  [[0.34, -1.02], [0.46, -0.86], [0.66, -0.74], 0.036],
  [[0.2, 0.52], [0.6, 0.5], [1.08, 0.28], 0.066],
];
const BUST = 2.2;

/** Returns the folds of a top that hangs over the waist: it falls from the bust and lies in again below it. */
export function drapes({ body, head }: DrawContext, halfWidth: Profile, hem: number): string[] {
  const on = onTorso(body);
  const at = ([way, u]: Place) => {
    const v = BUST + (hem - BUST) * way;
    return on(v, u * halfWidth(v));
  };
  return DRAPES.map(([from, middle, to, width]) =>
    brush([at(from), at(middle), at(to)], width * head, 'both'),
  );
}
