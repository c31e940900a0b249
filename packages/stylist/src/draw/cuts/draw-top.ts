import type { DrawContext } from '../context.ts';
import { drawSash } from './sash.ts';
import { drawCamisole } from './tops/camisole.ts';
import { drawHoodie } from './tops/hoodie.ts';
import { drawKnit } from './tops/knit.ts';
import { drawShirt } from './tops/shirt.ts';
import { drawTank } from './tops/tank.ts';
import { drawTee } from './tops/tee.ts';
import type { TopParts } from './tops/top-parts.ts';
import { drawWrapTop } from './tops/wrap-top.ts';
import type { Item, TopCut } from './worn-items.ts';

/** Draws the parts of any top. */
export function drawTop(context: DrawContext, { cut, cloth, worn }: Item<TopCut>): TopParts {
  switch (cut.type) {
    case 'tee':
      return drawTee(context, cut, cloth, worn);
    case 'tank':
      return drawTank(context, cut, cloth, worn);
    case 'camisole':
      return drawCamisole(context, cut, cloth, worn);
    case 'shirt':
      return drawShirt(context, cut, cloth, worn);
    case 'knit':
      return drawKnit(context, cut, cloth, worn);
    case 'hoodie':
      return drawHoodie(context, cut, cloth);
    case 'wrap-top': {
      const wrap = drawWrapTop(context, cut.sleeve, cloth);
      const tie = () => drawSash(context, cloth, { knot: 'tie', knotAt: 0.3, tail: 0.4 });
      return worn === 'tucked' ? wrap : { ...wrap, body: () => wrap.body() + tie() };
    }
  }
}
