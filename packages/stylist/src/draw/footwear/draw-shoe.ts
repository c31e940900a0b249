import type { Cloth } from '../../wardrobe/cloth.ts';
import type { ShoeCut } from '../../wardrobe/cut.ts';
import { CAST_COLOUR } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { px } from '../kit/px.ts';
import { drawBoot } from './boot.ts';
import { type FootSpace, footSpace } from './foot-space.ts';
import { drawLoafer } from './loafer.ts';
import { drawFlat, drawPump, drawSandal } from './open-shoes.ts';
import { drawSneaker } from './sneaker.ts';

/** The small dark ellipse where the sole meets the floor. */
function drawContact({ context, head, at }: FootSpace): string {
  const [x] = at(0.05, 0.56);
  const [, y] = at(0.05, 0.57);
  return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(0.24 * head)}" ry="${px(0.045 * head)}" fill="${CAST_COLOUR}" fill-opacity=".34" filter="url(#${context.document.blur(5)})"/>`;
}

/** One shoe without the shadow it stands on. */
export function drawShoe(context: DrawContext, side: Side, last: ShoeCut['last'], cloth: Cloth): string {
  const foot = footSpace(context, side);
  switch (last) {
    case 'pump':
      return drawPump(foot, cloth);
    case 'sandal':
      return drawSandal(foot, cloth);
    case 'flat':
      return drawFlat(foot, cloth);
    case 'loafer':
      return drawLoafer(foot, cloth);
    case 'sneaker':
    case 'runner':
      return drawSneaker(foot, last, cloth);
    case 'ankle-boot':
    case 'chelsea':
    case 'knee-boot':
      return drawBoot(foot, last, cloth);
  }
}

/** Both shoes on the floor; `legOrder` is back to front. */
export function drawShoes(
  context: DrawContext,
  cut: ShoeCut,
  cloth: Cloth,
  legOrder: readonly Side[],
): string {
  return legOrder
    .map((side) => drawContact(footSpace(context, side)) + drawShoe(context, side, cut.last, cloth))
    .join('');
}
