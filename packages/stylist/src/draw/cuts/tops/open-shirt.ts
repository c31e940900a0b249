import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { lastOf } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { corner, mix } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { along, withoutEnd } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { PanelDraft } from './panel.ts';

/** Half the gap between the fronts at collar and hem. */
const COLLAR_GAP = 0.14;
const HEM_GAP = 0.24;
const PLACKET_WIDTH = 0.09;

function drawFront(context: DrawContext, cloth: Cloth, panel: PanelDraft, hem: number, k: -1 | 1): string {
  const { body, document, head } = context;
  const { neck, shoulder } = body.shape;
  const { halfWidth } = panel;
  const on = onTorso(body);
  const neckPoint = on(1.36, k * (neck + 0.055));
  const shoulderPoint = on(1.525, k * (shoulder - 0.09));
  const gap = (v: number) => COLLAR_GAP + ((HEM_GAP - COLLAR_GAP) * (v - 1.45)) / (hem - 1.45);
  const seam = along(2.02, hem, 9, (v) => on(v, k * halfWidth(v)));
  const edge = along(hem, 1.5, 6, (v) => on(v, k * gap(v)));
  const hemMiddle = on(hem + 0.09, (k * (halfWidth(hem) + gap(hem))) / 2);
  const outline = path([
    corner(neckPoint),
    mix(neckPoint, shoulderPoint, 0.55),
    corner(shoulderPoint),
    on(1.8, k * Math.min(shoulder - 0.08, body.halfWidth(1.9) + 0.12)),
    ...withoutEnd(seam),
    corner(lastOf(seam)),
    hemMiddle,
    ...edge.map((p, i) => (i === 0 ? corner(p) : p)),
    corner(on(1.4, k * (neck + 0.01))),
  ]);
  const placketEdge = path(
    along(1.6, hem + 0.08, 5, (v) => on(v, k * (gap(v) + PLACKET_WIDTH))),
    false,
  );
  return (
    contactShadow(document, outline, { shift: [k < 0 ? 6 : 2, 7], blur: 4, opacity: 0.24 }) +
    piece(context, outline, cloth, {
      origin: on(1.4, 0),
      angle: k * -1.5,
      ...rounded(body.torso(-1.05, 2.6), body.torso(1.05, 2.6)),
      shade: k > 0 ? [torsoShade(body, halfWidth, 1.7, hem + 0.2, 0.64)] : [],
      shadeOpacity: 0.2,
      folds: [
        brush(
          [on(2.05, k * (halfWidth(2.05) - 0.02)), on(2.3, k * halfWidth(2.3) * 0.74), on(2.46, k * 0.36)],
          0.045 * head,
          'out',
        ),
        brush(
          [
            on(hem + 0.16, k * halfWidth(hem) * 0.7),
            on(hem - 0.5, k * halfWidth(hem) * 0.72),
            on(2.7, k * 0.44),
          ],
          0.055 * head,
          'out',
        ),
      ],
      foldOpacity: 0.26,
      extra: stroke(placketEdge, inkOf(cloth.colour), 1.3, 'stroke-opacity=".7"'),
    })
  );
}

/** The two fronts of a shirt worn open as a light layer. */
export function drawOpenShirtFronts(
  context: DrawContext,
  cloth: Cloth,
  panel: PanelDraft,
  hem: number,
): string {
  return drawFront(context, cloth, panel, hem, 1) + drawFront(context, cloth, panel, hem, -1);
}
