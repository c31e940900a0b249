import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { clamp, lerp } from '#draw/kit/point.ts';
import { lowered } from '#draw/tailoring/edge.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onDrape, type Profile } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { DressCut } from '#garments/cut.ts';
import { draftSkirt, type SkirtDraft } from '../bottoms/skirt-draft.ts';
import { drawKnit } from '../tops/knit.ts';
import { drawBand } from '../tops/neckband.ts';
import { draftPanel, type PanelDraft } from '../tops/panel.ts';
import { drawTee } from '../tops/tee.ts';
import type { TopParts } from '../tops/top-parts.ts';

const HIP = 3.85;
const BUST = 2.14;

/** Ease of a dress without a waist seam: a T-shirt dress falls from the bust, a knitted one follows the body. */
function easeOf({ body }: DrawContext, cut: DressCut, skirt: SkirtDraft): Profile {
  const isTee = cut.bodice === 'tee';
  const bust = body.halfWidth(BUST) + 0.085;
  const hem = Math.max(bust + 0.1, skirt.halfWidth(cut.hem) + 0.02);
  return (v) => {
    const own = body.halfWidth(v);
    if (!isTee) return v > HIP ? skirt.halfWidth(v) - own : lerp(0.028, 0.022, clamp((v - 2) / 1.8));
    if (v < BUST) return 0.03;
    const hanging = lerp(bust, hem, clamp((v - BUST) / (cut.hem - BUST)) ** 1.1);
    return Math.max(hanging, Math.max(own, body.halfWidth(HIP) * clamp((v - 3) / 0.8)) + 0.03) - own;
  };
}

function folds(context: DrawContext, cut: DressCut, { halfWidth }: PanelDraft): string[] {
  const { head, body } = context;
  const on = onDrape(body);
  const { hem } = cut;
  const side = body.weightSide === 'left' ? 1 : -1;
  const at = (v: number, u: number) => on(v, halfWidth(v) * u);
  const hanging = cut.bodice === 'tee';
  return [
    brush([at(2.04, -0.97), at(2.2, -0.6), at(2.28, -0.35)], 0.035 * head, 'out'),
    brush([at(2.05, 0.97), at(2.24, 0.6), at(2.36, 0.3)], 0.04 * head, 'out'),
    brush(
      [at(hem, -0.42), at(lerp(2.6, hem, 0.6), -0.48), at(2.9, -0.6)],
      (hanging ? 0.07 : 0.035) * head,
      'out',
    ),
    brush(
      [at(hem, 0.5), at(lerp(2.6, hem, 0.55), 0.52), at(2.75, 0.62)],
      (hanging ? 0.08 : 0.04) * head,
      'out',
    ),
    brush(
      [at(hem, 0.05), at(lerp(3.4, hem, 0.6), 0.02), at(3.9, -0.06)],
      (hanging ? 0.05 : 0.024) * head,
      'out',
    ),
    brush([at(2.86, side), at(2.96, side * 0.5), at(2.92, side * 0.1)], 0.03 * head, 'out'),
    brush([at(3.6, -side), at(3.82, -side * 0.5), at(4.1, 0)], 0.028 * head, 'out'),
  ];
}

/** Body, sleeves and neck of a dress cut in one from shoulder to hem. */
export function drawOnePiece(context: DrawContext, cut: DressCut, cloth: Cloth): TopParts {
  const isKnit = cut.bodice === 'knit';
  const skirt = draftSkirt(context, cut.skirt, 2.9, cut.hem);
  const panel = draftPanel(context.body, {
    neckline: 'round',
    neckWidth: isKnit ? 0.055 : 0.08,
    neckDepth: 0.15,
    neckRise: isKnit ? 0.02 : 0,
    shoulderExtension: isKnit ? 0.02 : 0.03,
    ease: easeOf(context, cut, skirt),
    fall: (v, x) => skirt.at(v, x / skirt.halfWidth(v)),
    hem: cut.hem,
    sag: 0.09,
  });
  const upper = isKnit
    ? drawKnit(context, { type: 'knit', neck: 'roll', gauge: 'fine', length: 'regular' }, cloth, 'joined')
    : drawTee(
        context,
        { type: 'tee', neck: 'crew', sleeve: cut.sleeve === 'long' ? 'long' : 'short', ease: 'loose' },
        cloth,
        'over',
      );
  const drawBody = () => {
    const { body, head } = context;
    const on = onDrape(body);
    const front = piece(context, panel.outline, cloth, {
      ...panel.print,
      ...rounded(body.torso(-1.1, 2.8), body.torso(1.1, 2.8)),
      shade: [torsoShade(body, panel.halfWidth, 1.9, cut.hem + 0.3, 0.56)],
      shadeOpacity: 0.2,
      folds: folds(context, cut, panel),
      foldOpacity: 0.26,
      seams: [path(lowered(panel.hem, -(isKnit ? 0.14 : 0.06) * head), false)],
      origin: on(1.4, 0),
    });
    if (isKnit) return front;
    return front + drawBand(panel.neckline, cloth, { width: 0.058 * head, darker: 0.035 });
  };
  return {
    body: drawBody,
    sleeves: upper.sleeves,
    ...(upper.sleeve ? { sleeve: (side: Side) => upper.sleeve?.(side) ?? '' } : {}),
    ...(isKnit && upper.neck ? { neck: upper.neck } : {}),
    hem: cut.hem,
  };
}
