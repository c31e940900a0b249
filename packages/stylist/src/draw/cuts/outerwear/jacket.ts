import { darkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade, torsoShadeEntry } from '#draw/cloth/shade-plane.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { brush } from '#draw/kit/brush.ts';
import { path } from '#draw/kit/curve.ts';
import { lerp } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import { type ContactShadow, contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { JacketCut } from '#garments/cut.ts';
import { drawCollarFromBehind, drawHoodFromBehind, JACKET_NAPE } from '../backs.ts';
import { drawHoodBack, drawHoodFront } from '../tops/hood.ts';
import { drawButtons } from './buttons.ts';
import { drawCoatBelt, drawLooseBelt } from './coat-belt.ts';
import { drawDrawcord, drawToggles } from './fastenings.ts';
import { drawJacketBack } from './jacket-back.ts';
import { drawJacketCollar } from './jacket-collar.ts';
import { drawJacketZip, drawRibHem } from './jacket-details.ts';
import { draftJacket, hasLapel, type JacketDraft } from './jacket-draft.ts';
import { BELOW_HEM, panelFolds } from './jacket-folds.ts';
import { drawJacketSleeve } from './jacket-sleeve.ts';
import { drawLapel } from './lapel.ts';
import { drawCollarBack, drawLining, liningOutline } from './lining.ts';
import type { OuterParts } from './outer-parts.ts';
import { drawPocket } from './pockets.ts';
import { drawPlacket, drawStormFlaps } from './rainwear.ts';
import { drawWorkwear } from './workwear.ts';

function panelShade({ body }: DrawContext, { at, halfWidth, cut }: JacketDraft, k: -1 | 1): string {
  if (k > 0) return torsoShade(body, halfWidth, 1.7, cut.hem + 0.3, 0.64);
  return path([
    at(2, -halfWidth(2) * 0.99),
    at(2.4, -halfWidth(2.4) * 0.86),
    at(3, -halfWidth(3) * 0.93),
    at(3.2, -halfWidth(3.2) * 1.2),
    at(2, -halfWidth(2) * 1.2),
  ]);
}

/** How wide a dart is at its middle, heads. */
const DART = 0.03;

function drawPanel(context: DrawContext, cloth: Cloth, jacket: JacketDraft, k: -1 | 1): string {
  const { head } = context;
  const on = onTorso(context.body);
  const { at, halfWidth, cut, length } = jacket;
  const { hem } = cut;
  const dart = [
    on(2.25, k * halfWidth(2.25) * 0.55),
    on(2.9, k * halfWidth(2.9) * 0.56),
    on(3.35, k * halfWidth(3.35) * 0.6),
  ];
  const coatFold = brush(
    [
      at(hem + BELOW_HEM, k * halfWidth(hem) * 0.3),
      at(lerp(3.6, hem, 0.5), k * halfWidth(4.5) * 0.34),
      at(3.7, k * halfWidth(3.7) * 0.4),
    ],
    0.06 * head,
    'out',
  );
  return piece(context, jacket.panel[k < 0 ? 'left' : 'right'], cloth, {
    origin: on(1.5, k * 0.3),
    angle: k * 1.5,
    ...rounded(at(3, -halfWidth(3) * 1.05), at(3, halfWidth(3) * 1.05), 0.12, 0.24),
    shade: [panelShade(context, jacket, k)],
    shadeOpacity: 0.22,
    ...(k > 0 ? { shadeEntry: torsoShadeEntry(context.body, halfWidth, 0.6) } : {}),
    // A dart is a crease that ends in the cloth, not a line drawn on it.
    folds: [...panelFolds(context, jacket, k), ...(cut.ribHem ? [] : [brush(dart, DART * head)])],
    foldOpacity: 0.28,
    extra: length === 'coat' ? fill(coatFold, darkOf(cloth.colour), 'fill-opacity=".22"') : '',
  });
}

function drawBeltOf(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  if (!jacket.cut.belted) return '';
  return jacket.front === 'closed'
    ? drawCoatBelt(context, cloth, jacket)
    : drawLooseBelt(context, cloth, jacket);
}

/** The fronts: the viewer's left panel laps over the right one and throws its shadow on it. */
function drawFronts(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { panel, front } = jacket;
  const side = (k: -1 | 1) =>
    drawPanel(context, cloth, jacket, k) +
    drawRibHem(context, cloth, jacket, k) +
    drawWorkwear(context, cloth, jacket, k) +
    drawStormFlaps(context, cloth, jacket, k) +
    drawPocket(context, cloth, jacket, k);
  const fall = (shadow: Pick<ContactShadow, 'blur' | 'opacity' | 'on'>) =>
    contactShadow(context.document, panel.left, { shift: [7, 5], ...shadow });
  const isOpen = front === 'open';
  const lapShadow = isOpen ? '' : fall({ blur: 5, opacity: 0.25, on: panel.right });
  // Without it an open front is a hard edge laid on what is worn under it.
  const openShadow = isOpen ? fall({ blur: 8, opacity: 0.4, on: liningOutline(context, jacket) }) : '';
  return [
    openShadow,
    side(1),
    drawLapel(context, cloth, jacket, 1),
    lapShadow,
    side(-1),
    drawLapel(context, cloth, jacket, -1),
    drawPlacket(context, cloth, jacket),
    drawJacketZip(context, cloth, jacket),
    drawButtons(context, cloth, jacket),
    drawToggles(context, cloth, jacket),
    drawDrawcord(context, cloth, jacket),
    drawBeltOf(context, cloth, jacket),
  ].join('');
}

function collarFromBehind(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut } = jacket;
  if (cut.hood) return drawHoodFromBehind(context, cloth);
  if (hasLapel(cut) || cut.lapel === 'shirt') return drawCollarFromBehind(context, cloth, 0.24, JACKET_NAPE);
  return drawJacketCollar(context, cloth, jacket);
}

/** A jacket, blazer, cardigan or coat; `underCollar` is how thick what is round the neck under it is, heads. */
export function drawJacket(context: DrawContext, cut: JacketCut, cloth: Cloth, underCollar = 0): OuterParts {
  const jacket = draftJacket(context, cut, underCollar);
  const sleeve = (side: Side) => drawJacketSleeve(context, cloth, jacket, side);
  const sleeved = cut.sleeve === 'none' ? {} : { sleeve };
  if (isAway(context.body)) {
    return {
      front: () => drawJacketBack(context, cloth, jacket),
      collar: () => collarFromBehind(context, cloth, jacket),
      ...sleeved,
      hem: cut.hem,
    };
  }
  return {
    behind: () =>
      drawLining(context, cloth, jacket) +
      (cut.hood ? drawHoodBack(context, cloth) : '') +
      (hasLapel(cut) || cut.lapel === 'shirt' ? drawCollarBack(context, cloth) : ''),
    front: () => drawFronts(context, cloth, jacket),
    collar: () =>
      cut.hood
        ? drawHoodFront(context, cloth, cut.closing === 'toggles' ? 'plain' : 'corded')
        : drawJacketCollar(context, cloth, jacket),
    ...sleeved,
    hem: cut.hem,
  };
}
