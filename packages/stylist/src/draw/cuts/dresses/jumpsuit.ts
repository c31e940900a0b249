import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext, Side } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { DressCut, JumpsuitCut, TrousersCut } from '#garments/cut.ts';
import type { BottomParts } from '../bottoms/bottom-parts.ts';
import { drawTrousers } from '../bottoms/trousers.ts';
import { bandMiddle, drawBand, drawBuckle } from '../bottoms/waistband.ts';
import { drawSash } from '../sash.ts';
import type { TopParts } from '../tops/top-parts.ts';
import { bodiceOf } from './dress.ts';

const WAIST = 2.84;
const BAND = { rise: WAIST, height: 0.12, upperEase: 0.03, lowerEase: 0.034 } as const;
/** Bodice and trousers of one cloth meet in a narrow band that stands off neither. */
const SEAM_BAND = { height: 0.06, upperEase: 0.01, lowerEase: 0.016 } as const;

/** Two flapped pockets on the chest of a boiler suit. */
function chestPockets(context: DrawContext, cloth: Cloth): string {
  const on = onTorso(context.body);
  const spread = context.body.shape.bust / 0.57;
  const pocket = (k: -1 | 1) => {
    const x = (u: number) => k * u * spread;
    const box = path([on(2.06, x(0.13)), on(2.06, x(0.4)), on(2.36, x(0.39)), on(2.36, x(0.14))].map(corner));
    const flap = path([
      corner(on(2.03, x(0.12))),
      corner(on(2.03, x(0.41))),
      corner(on(2.12, x(0.41))),
      on(2.16, x(0.27)),
      corner(on(2.12, x(0.12))),
    ]);
    return (
      stroke(box, inkOf(cloth.colour), 1.3, 'stroke-opacity=".6"') +
      piece(context, flap, toned(cloth, 0.015), { edge: 1.5, origin: on(2.03, 0) })
    );
  };
  return pocket(-1) + pocket(1);
}

function drawWaist(
  context: DrawContext,
  { waist }: JumpsuitCut,
  cloth: Cloth,
  belt: Cloth | undefined,
): string {
  const buckled = (band: Cloth) =>
    drawBand(context, band, BAND) + drawBuckle(context, bandMiddle(context, BAND));
  if (belt) return buckled(belt);
  switch (waist) {
    case 'sash':
      return drawSash(context, cloth, { knot: 'bow', knotAt: 0.08, tail: 0.7 });
    case 'belt':
      return buckled(toned(cloth, -0.03));
    case 'plain':
      return drawBand(context, toned(cloth, -0.012), { ...BAND, ...SEAM_BAND });
  }
}

/** Bodice and trousers in one, joined at the waist. */
export function drawJumpsuit(
  context: DrawContext,
  cut: JumpsuitCut,
  cloth: Cloth,
  legOrder: readonly Side[],
  belt?: Cloth,
): { readonly top: TopParts; readonly bottom: BottomParts } {
  const bodice: DressCut = {
    type: 'dress',
    bodice: cut.bodice,
    sleeve: cut.sleeve,
    skirt: 'slip',
    hem: 4,
    waist: 'plain',
  };
  const trousers: TrousersCut = {
    type: 'trousers',
    fit: cut.fit,
    construction: cut.construction,
    crease: cut.construction === 'tailored',
  };
  const top = bodiceOf(context, bodice, cloth);
  const isWork = cut.construction === 'cargo' && !isAway(context.body);
  return {
    top: isWork ? { ...top, body: () => top.body() + chestPockets(context, cloth) } : top,
    bottom: {
      body: drawTrousers(context, trousers, cloth, legOrder).body,
      band: () => drawWaist(context, cut, cloth, belt),
    },
  };
}
