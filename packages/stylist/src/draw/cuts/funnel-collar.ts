import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { isAway } from '../figure/facing.ts';
import { path } from '../kit/curve.ts';
import { corner } from '../kit/point.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';
import { onTorso } from '../tailoring/on-body.ts';
import { drawTeeth } from '../tailoring/zip.ts';

/** How far it stands off the neck, heads. */
export const FUNNEL_THICKNESS = 0.06;

/** Draws the standing collar of a track top, bomber or buttoned jacket, closed. */
export function drawFunnelCollar(context: DrawContext, cloth: Cloth, closing: 'zip' | 'buttons'): string {
  const { body } = context;
  const { neck } = body.shape;
  const on = onTorso(body);
  const middle = body.pose.neck + body.pose.head.x * 0.4;
  const outline = path([
    corner(body.free(middle - neck - 0.05, 1.19)),
    body.free(middle, 1.24),
    corner(body.free(middle + neck + 0.05, 1.19)),
    corner(on(1.41, neck + 0.115)),
    on(1.555, 0.13),
    on(1.585, 0),
    on(1.555, -0.13),
    corner(on(1.41, -neck - 0.115)),
  ]);
  const away = isAway(body);
  const middleLine = path([body.free(middle, 1.2), on(1.55, 0)], false);
  return piece(context, outline, toned(cloth, -0.02), {
    edge: 1.6,
    ...rounded(on(1.3, -0.3), on(1.3, 0.3)),
    seams: closing === 'buttons' && !away ? [middleLine] : [],
    extra: closing === 'zip' && !away ? drawTeeth(middleLine) : '',
  });
}
