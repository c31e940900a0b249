import type { Cloth } from '#garments/cloth.ts';
import type { ShoeCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { path } from '../kit/curve.ts';
import { aboveOpening, drawFoot, footSurface } from './foot.ts';
import type { Last, Mark } from './last.ts';
import { LASTS } from './lasts/index.ts';
import { drawMark, type Ground, groundOf } from './marks.ts';
import { clothOf, type Shod } from './paints.ts';
import { drawCuff, shaftGround, shaftHeight } from './shaft.ts';
import { drawContact } from './shoe-floor.ts';
import { type ShoeSpace, shoeSpace } from './shoe-space.ts';
import { drawHeel, drawSole, soleGround } from './sole.ts';
import { drawUpper, openingRing } from './upper.ts';

/** How far a strap round the ankle stands off it. */
const STRAP_EASE = 0.008;

/** Draws a shoe made on a last, in its cloth, on a foot or standing empty. */
function drawOnLast(space: ShoeSpace, cloth: Cloth, filled: 'worn' | 'empty'): string {
  const { last, surface, head, context } = space;
  const shod: Shod = { space, cloth };
  const { upper, opening, shaft } = last;
  const grounds: Readonly<Record<NonNullable<Mark['on']>, Ground[]>> = {
    upper: [groundOf(shod, surface(last.width, last.rise))],
    foot: [groundOf(shod, footSurface(space))],
    sole: [-1, 1].map((side) => soleGround(shod, side as -1 | 1)),
    shaft: [shaftGround(space, (shaft?.ease ?? STRAP_EASE) * head)],
  };
  const marksOn = (where: NonNullable<Mark['on']>) =>
    (last.marks ?? [])
      .filter(({ on = 'upper' }) => on === where)
      .map((mark) => grounds[where].map((ground) => drawMark(shod, mark, ground)).join(''))
      .join('');
  const sole = drawSole(shod, marksOn('sole'));
  const heel = drawHeel(shod);
  const floor = Math.sin(space.yaw) >= -0.1 ? heel + sole : sole + heel;
  const covers = upper && drawUpper(shod, upper, marksOn('upper') + (shaft ? marksOn('shaft') : ''));
  const straps = marksOn('foot') + (shaft ? '' : marksOn('shaft'));
  const cuff = shaft ? drawCuff(shod, shaft) : '';
  if (!covers || !opening) {
    const foot = filled === 'worn' && !shaft ? drawFoot(shod) : '';
    return floor + foot + (covers ?? '') + straps + cuff;
  }
  const ring = openingRing(space, opening);
  const inside = piece(context, path(ring), clothOf(shod, 'lining'), { edge: 0 });
  const foot = filled === 'worn' ? drawFoot(shod, aboveOpening(ring, head)) : '';
  return floor + covers + inside + foot + straps;
}

/** How far a shoe reaches above the ankle, in heads. */
export const heightAboveAnkle = (last: ShoeCut['last']): number => shaftHeight(LASTS[last].shaft);

/** Draws one shoe without the shadow it stands on, on a foot or standing empty. */
export function drawShoe(
  context: DrawContext,
  side: Side,
  last: ShoeCut['last'],
  cloth: Cloth,
  filled: 'worn' | 'empty' = 'worn',
): string {
  return drawOnLast(shoeSpace(context, side, LASTS[last]), cloth, filled);
}

/** A boot under trousers: its shaft goes into them, whatever it is lined with. */
function underHems(last: Last, hemEase: number): Last {
  const { shaft } = last;
  return shaft ? { ...last, shaft: { top: shaft.top, ease: Math.min(shaft.ease, hemEase) } } : last;
}

/**
 * Draws both shoes on the floor; `legOrder` is back to front. `hemEase` is how far trousers that fall over them stand off
 * the leg, in heads.
 */
export function drawShoes(
  context: DrawContext,
  cut: ShoeCut,
  cloth: Cloth,
  legOrder: readonly Side[],
  hemEase = Infinity,
): string {
  const last = hemEase === Infinity ? LASTS[cut.last] : underHems(LASTS[cut.last], hemEase);
  return legOrder
    .map((side) => {
      const space = shoeSpace(context, side, last);
      return drawContact(space) + drawOnLast(space, cloth, 'worn');
    })
    .join('');
}
