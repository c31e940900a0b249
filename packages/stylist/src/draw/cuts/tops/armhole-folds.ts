import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { add, mix } from '#draw/kit/point.ts';
import { onTorso, type Profile } from '#draw/tailoring/on-body.ts';

/** Ends of the fold on one side: its middle and its end, as height and heads from the axis. */
type Reach = readonly [middle: readonly [v: number, x: number], end: readonly [v: number, x: number]];

/** Share of its way that a fold goes, and how far it hangs, in heads: drawn straight to the placket it is a dart. */
const REACH = 0.58;
const SAG = 0.035;

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
  const fold = (k: -1 | 1, [middle, end]: Reach, share: number) => {
    const from = start(k);
    const bend = add(mix(from, on(middle[0], k * middle[1]), REACH), [0, SAG * head]);
    return brush([from, bend, mix(bend, on(end[0], k * end[1]), REACH)], width * share * head, 'out');
  };
  return [fold(-1, left, 1), fold(1, right, 1.1)];
}
