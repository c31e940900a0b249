import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

/** Height of the folded edge: below the chin, which it leaves free. */
const TOP = 1.135;

/** How far it stands off the neck, heads. */
export const ROLL_THICKNESS = 0.07;

/** A folded roll neck in the rib of its knit. */
export function drawRollNeck(context: DrawContext, cloth: Cloth): string {
  const { body, head } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.5;
  const outline = path([
    corner(body.free(middle - neck - 0.035, TOP)),
    body.free(middle, TOP + 0.05),
    corner(body.free(middle + neck + 0.035, TOP)),
    body.free(middle + neck + ROLL_THICKNESS, TOP + 0.12),
    corner(on(1.44, neck + 0.09)),
    on(1.56, 0),
    corner(on(1.44, -neck - 0.09)),
    body.free(middle - neck - ROLL_THICKNESS, TOP + 0.12),
  ]);
  const shade = path([
    body.free(middle + 0.05, TOP),
    body.free(middle + 0.1, 1.25),
    on(1.5, 0.1),
    on(1.5, 0.4),
    body.free(middle + 0.4, TOP),
  ]);
  const turnedEdge = brush(
    [
      body.free(middle - neck - 0.06, TOP + 0.17),
      body.free(middle, TOP + 0.235),
      body.free(middle + neck + 0.07, TOP + 0.16),
    ],
    0.035 * head,
  );
  const slump = brush(
    [body.free(middle + neck + 0.08, TOP + 0.2), on(1.415, neck * 0.4), on(1.4, -neck * 0.35)],
    0.03 * head,
    'out',
  );
  return piece(
    context,
    outline,
    { ...cloth, name: 'rib' },
    {
      origin: on(1.3, 0),
      ...rounded(on(1.3, -0.25), on(1.3, 0.25)),
      shade: [shade],
      folds: [turnedEdge, slump],
      foldOpacity: 0.3,
    },
  );
}
