import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';

/** Ends of the fold on one side: its middle and its end, as height and heads from the axis. */
type Reach = readonly [middle: readonly [v: number, x: number], end: readonly [v: number, x: number]];

/** Returns the folds from the armholes over the chest; behind, each ends short at the shoulder blade. */
export function armholeFolds(
  context: DrawContext,
  halfWidth: Profile,
  left: Reach,
  right: Reach,
  width: number,
): string[] {
  const { body, head } = context;
  const on = onTorso(body);
  const start = (k: -1 | 1) => on(2.045, k * (halfWidth(2.045) - 0.02));
  if (isAway(body)) {
    const blade = (k: -1 | 1) =>
      brush(
        [start(k), on(2.22, k * halfWidth(2.2) * 0.72), on(2.44, k * halfWidth(2.4) * 0.62)],
        width * head,
        'out',
      );
    return [blade(-1), blade(1)];
  }
  const fold = (k: -1 | 1, [[v0, x0], [v1, x1]]: Reach, share: number) =>
    brush([start(k), on(v0, k * x0), on(v1, k * x1)], width * share * head, 'out');
  return [fold(-1, left, 1), fold(1, right, 1.1)];
}
