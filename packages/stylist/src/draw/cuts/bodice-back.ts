import type { Body } from '../figure/body.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import type { Node } from '../kit/point.ts';
import { type OnTorso, onTorso } from '../tailoring/on-body.ts';

/** Where the fitted back of a bodice without sleeves ends above, and how much lower its middle is; heads. */
const EDGE = 1.93;
const DIP = 0.05;
/** The seams of a fitted back, in half widths of the body. */
const SIDE_SEAM = 0.5;

/** Returns the upper edge of a bodice behind, from the viewer's right to the left: straight, whatever it is in front. */
export function backEdge(on: OnTorso, reach: number): Node[] {
  return [on(EDGE + DIP * 0.6, reach * 0.6), on(EDGE + DIP, 0), on(EDGE + DIP * 0.6, -reach * 0.6)];
}

/** Returns the seams that shape a fitted back: its closing in the middle and one on either side. */
export function backSeams(body: Body, hem: number): string[] {
  const on = onTorso(body);
  const side = (k: -1 | 1) =>
    path(
      [2.02, 2.4, hem + 0.03].map((v, i) =>
        on(v, k * body.halfWidth(v) * (SIDE_SEAM + (i === 0 ? 0.12 : 0))),
      ),
      false,
    );
  return [path([on(EDGE + DIP, 0), on(2.5, 0), on(hem + 0.05, 0)], false), side(-1), side(1)];
}

/** Returns the folds of a fitted back: cloth drawn to the closing at the waist. */
export function backFolds(body: Body, head: number, hem: number): string[] {
  const on = onTorso(body);
  return ([-1, 1] as const).map((k) =>
    brush(
      [
        on(hem - 0.12, k * body.halfWidth(hem)),
        on(hem - 0.06, k * body.halfWidth(hem) * 0.6),
        on(hem - 0.1, k * 0.06),
      ],
      0.03 * head,
      'out',
    ),
  );
}
