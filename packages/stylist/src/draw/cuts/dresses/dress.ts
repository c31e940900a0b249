import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { trimOf, withoutContrast } from '#draw/tailoring/cloth-variants.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { DressCut } from '#garments/cut.ts';
import type { BottomParts } from '../bottoms/bottom-parts.ts';
import { drawSkirtBody } from '../bottoms/skirt.ts';
import { draftSkirt } from '../bottoms/skirt-draft.ts';
import { bandMiddle, drawBand, drawBuckle } from '../bottoms/waistband.ts';
import { drawSash } from '../sash.ts';
import { camisoleBody } from '../tops/camisole.ts';
import { drawShirt } from '../tops/shirt.ts';
import { drawTank } from '../tops/tank.ts';
import { drawTee } from '../tops/tee.ts';
import type { TopParts } from '../tops/top-parts.ts';
import { drawWrapTop } from '../tops/wrap-top.ts';
import { drawGownBodice } from './gown-bodice.ts';
import { drawOnePiece } from './one-piece.ts';
import { drawSquareBodice } from './square-bodice.ts';

/** Height of the seam between bodice and skirt. */
const WAIST_SEAM = 2.85;
const SLIP_HEM = 3.05;
const BUSTIER_HEM = 2.96;
const SHIRT_OPEN = 0.4;

/** Cut in one from shoulder to hem: no seam at the waist, and no skirt of its own. */
const isOnePiece = ({ bodice }: DressCut) => bodice === 'tee' || bodice === 'knit';

/** Bodices that are cut otherwise behind. */
const BACKS: Readonly<Partial<Record<DressCut['bodice'], DressCut['bodice']>>> = {
  wrap: 'sheath',
  halter: 'strapless',
};

/** The bodice of a dress or a jumpsuit. */
export function bodiceOf(context: DrawContext, cut: DressCut, cloth: Cloth): TopParts {
  const bodice = isAway(context.body) ? (BACKS[cut.bodice] ?? cut.bodice) : cut.bodice;
  switch (bodice) {
    case 'wrap':
      return drawWrapTop(
        context,
        cut.sleeve === 'long' || cut.sleeve === 'flutter' ? cut.sleeve : 'short',
        cloth,
      );
    case 'shirt': {
      const sleeve = cut.sleeve === 'long' || cut.sleeve === 'short' ? cut.sleeve : 'rolled';
      return drawShirt(context, { type: 'shirt', open: SHIRT_OPEN, sleeve }, cloth, 'joined');
    }
    case 'slip':
      return { body: () => camisoleBody(context, 'cowl', cloth, SLIP_HEM), sleeves: 'none', hem: SLIP_HEM };
    case 'tank':
      return cut.sleeve === 'none'
        ? drawTank(context, { type: 'tank', neck: 'scoop' }, withoutContrast(cloth), 'joined')
        : drawTee(
            context,
            { type: 'tee', neck: 'scoop', sleeve: cut.sleeve === 'long' ? 'long' : 'short', ease: 'close' },
            cloth,
            'joined',
          );
    case 'sheath':
      return cut.sleeve === 'none'
        ? drawTank(context, { type: 'tank', neck: 'high' }, withoutContrast(cloth), 'joined')
        : drawTee(
            context,
            { type: 'tee', neck: 'crew', sleeve: cut.sleeve === 'long' ? 'long' : 'short', ease: 'close' },
            cloth,
            'joined',
          );
    case 'square':
      return drawSquareBodice(context, cloth);
    case 'bustier':
      return {
        body: () => camisoleBody(context, 'bustier', cloth, BUSTIER_HEM),
        sleeves: 'none',
        hem: BUSTIER_HEM,
      };
    case 'tee':
    case 'knit':
      return drawOnePiece(context, cut, cloth);
    case 'strapless':
    case 'one-shoulder':
    case 'halter': {
      return { body: () => drawGownBodice(context, bodice, cloth), sleeves: 'none', hem: SLIP_HEM };
    }
  }
}

function drawWaist(context: DrawContext, cut: DressCut, cloth: Cloth, belt: Cloth | undefined): string {
  if (belt) {
    const band = { rise: WAIST_SEAM - 0.03, height: 0.1, upperEase: 0.03, lowerEase: 0.034 };
    return drawBand(context, belt, band) + drawBuckle(context, bandMiddle(context, band));
  }
  switch (cut.waist) {
    case 'sash':
      return drawSash(context, trimOf(cloth), { knot: 'tie', knotAt: 0.14, tail: 0.75 });
    case 'bow':
      return drawSash(context, trimOf(cloth), { knot: 'bow', knotAt: 0.1, tail: 0.6 });
    case 'plain':
      return '';
  }
}

/** Draws a dress: the skirt under the bodice, and a sash, bow or belt over their seam. */
export function drawDress(
  context: DrawContext,
  cut: DressCut,
  cloth: Cloth,
  belt?: Cloth,
): { readonly top: TopParts; readonly bottom: BottomParts } {
  const skirt = draftSkirt(context, cut.skirt, WAIST_SEAM, cut.hem, cloth.name);
  return {
    top: bodiceOf(context, cut, cloth),
    bottom: {
      ...(isOnePiece(cut) ? {} : { hem: cut.hem }),
      body: () =>
        isOnePiece(cut)
          ? ''
          : drawSkirtBody(context, cloth, skirt, isAway(context.body) ? undefined : cut.front),
      band: () => drawWaist(context, cut, cloth, belt),
    },
  };
}
