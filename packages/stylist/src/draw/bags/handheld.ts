import { oklch } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { fill } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { dot } from '../tailoring/dot.ts';
import { rounded } from '../tailoring/light.ts';
import { type BagLayers, type BagSpace, GOLD } from './bag-space.ts';

const CANE = oklch(0.5, 0.07, 60);

/** Draws an open tote on two handles. */
export function drawTote(bag: BagSpace, cloth: Cloth): BagLayers {
  const outline = '-.37,.34! 0,.365 .37,.34! .405,.9 .4,1.16 .37,1.2! 0,1.225 -.37,1.2! -.4,1.16 -.405,.9';
  return {
    behind: bag.handle('-.17,.38 -.13,.08 0,-.03 .13,.08 .17,.38', 0.04, tone(cloth.colour, -0.1)),
    front:
      piece(bag.context, bag.shape(outline), cloth, {
        ...bag.light,
        shade: [bag.shade],
        shadeOpacity: 0.18,
        origin: bag.at(0, 0),
        folds: [bag.brush('-.17,.44 -.22,.8 -.2,1.1', 0.04), bag.brush('.16,.44 .2,.8 .26,1.05', 0.04)],
        foldOpacity: 0.2,
        stitches: [bag.line('-.36,.4 0,.425 .36,.4')],
      }) + bag.handle('-.19,.48 -.16,.16 0,0 .16,.16 .19,.48', 0.042, cloth.colour),
  };
}

/** Draws a small structured bag with a flap, carried by its top handle. */
export function drawTopHandle(bag: BagSpace, cloth: Cloth): BagLayers {
  const body = '-.26,.27! .26,.27! .335,.7 .33,.78! 0,.8 -.33,.78! -.335,.7';
  const flap = '-.265,.265! .265,.265! .285,.44 0,.53 -.285,.44';
  return {
    behind: '',
    front:
      bag.handle('-.13,.3 -.12,.1 0,0 .12,.1 .13,.3', 0.035, cloth.colour) +
      piece(bag.context, bag.shape(body), cloth, {
        ...bag.light,
        shade: [bag.shade],
        shadeOpacity: 0.2,
        origin: bag.at(0, 0),
        highlights: [bag.brush('-.22,.34 -.27,.7', 0.025)],
      }) +
      piece(bag.context, bag.shape(flap), toned(cloth, 0.025), { edge: 1.6 }) +
      fill(bag.straight('-.035,.47 .035,.47 .035,.55 -.035,.55'), GOLD),
  };
}

/** Draws a soft sports bag on two long handles. */
export function drawDuffel(bag: BagSpace, cloth: Cloth): BagLayers {
  const outline = '-.84,.5 -.76,.38 0,.36 .76,.38 .84,.5 .89,.8 .8,1.1 0,1.14 -.8,1.1 -.89,.8';
  return {
    behind: bag.handle('-.42,.5 -.28,.14 0,-.02 .28,.14 .42,.5', 0.045, cloth.colour),
    front:
      piece(bag.context, bag.shape(outline), cloth, {
        ...bag.light,
        shade: [bag.shade],
        shadeOpacity: 0.18,
        seams: [
          bag.line('-.66,.45 0,.43 .66,.45'),
          bag.line('-.66,.45 -.72,.78 -.65,1.1'),
          bag.line('.66,.45 .72,.78 .65,1.1'),
        ],
      }) + bag.handle('-.36,1.12 -.34,.36 0,0 .34,.36 .36,1.12', 0.055, tone(cloth.colour, -0.1)),
  };
}

/** Draws a woven basket on two cane handles. */
export function drawBasket(bag: BagSpace, cloth: Cloth): BagLayers {
  const outline = '-.42,.36! 0,.4 .42,.36! .36,.78 .28,.92 0,.95 -.28,.92 -.36,.78';
  return {
    behind: bag.handle('-.2,.4 -.18,.12 0,0 .18,.12 .2,.4', 0.03, CANE),
    front:
      piece(bag.context, bag.shape(outline), cloth, {
        edge: 1.6,
        origin: bag.at(0, 0),
        ...bag.light,
        shade: [bag.shade],
        shadeOpacity: 0.18,
        folds: [
          bag.brush('-.4,.46 0,.5 .4,.46', 0.02),
          bag.brush('-.38,.62 0,.66 .38,.62', 0.02),
          bag.brush('-.34,.78 0,.82 .34,.78', 0.02),
        ],
      }) + bag.handle('-.23,.5 -.2,.15 0,.02 .2,.15 .23,.5', 0.034, CANE),
  };
}

/** Draws an envelope held against the body. */
export function drawClutch(bag: BagSpace, cloth: Cloth): BagLayers {
  const { context, at } = bag;
  return {
    behind: '',
    front:
      piece(context, bag.shape('-.4,-.06! .3,-.14! .34,.2! -.36,.28!'), cloth, {
        origin: context.body.arms[bag.side].at(2),
        angle: -6,
        ...rounded(at(-0.4, 0), at(0.4, 0.2)),
        seams: [bag.line('-.4,-.06! -.02,.1! .3,-.14!')],
        highlights: [bag.brush('-.35,-.03 -.05,-.07 .25,-.1', 0.02)],
      }) + dot(at(-0.02, 0.1), 0.028 * context.head, GOLD),
  };
}
