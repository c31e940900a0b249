import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { drawStandCollar } from './jacket-details.ts';
import type { JacketDraft } from './jacket-draft.ts';

/** One leaf of a turned-down collar, on a closed or an open front. */
function drawLeaf(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { body, document } = context;
  const neck = jacket.neckX;
  const on = onTorso(body);
  const round = (v: number, x: number) => body.roundNeck(k * x, v);
  const gap = jacket.cut.open * 0.85;
  const outline = path([
    corner(round(1.26, neck + 0.004)),
    round(1.36, neck + 0.075),
    corner(round(1.5, neck + 0.16)),
    corner(on(1.79, k * (gap + 0.3))),
    corner(on(1.6, k * (gap + 0.03))),
    on(1.4, k * (neck - 0.03 + gap * 0.2)),
  ]);
  const topstitch = path(
    [on(1.49, k * (neck + 0.13)), on(1.745, k * (gap + 0.27)), on(1.61, k * (gap + 0.075))].map(corner),
    false,
  );
  return (
    contactShadow(document, outline, { shift: [k < 0 ? 4 : 2, 7], blur: 4, opacity: 0.24 }) +
    piece(context, outline, toned(cloth, cloth.colour.l < 0.4 ? 0.03 : 0.012), {
      edge: 1.7,
      angle: k * 24,
      origin: on(1.4, k * 0.2),
      ...rounded(on(1.45, k * 0.1), on(1.6, k * 0.5), 0.14, 0.2),
      stitches: [topstitch],
    })
  );
}

/** The collar of a jacket that closes to the neck: standing, or turned down. */
export function drawJacketCollar(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  if (jacket.cut.lapel !== 'shirt') return drawStandCollar(context, cloth, jacket);
  return drawLeaf(context, cloth, jacket, 1) + drawLeaf(context, cloth, jacket, -1);
}
