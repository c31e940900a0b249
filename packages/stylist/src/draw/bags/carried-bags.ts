import { oklch } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { fill } from '../kit/svg-element.ts';
import { toned } from '../tailoring/cloth-variants.ts';
import { dot } from '../tailoring/dot.ts';
import { type BagLayers, type BagSpace, GOLD } from './bag-space.ts';

const CANE: Cloth = { name: 'plain', colour: oklch(0.48, 0.08, 50) };
const STEEL: Cloth = { name: 'plain', colour: oklch(0.6, 0.01, 260) };

/** Draws a drawstring bucket on a short strap. */
export function drawBucket(bag: BagSpace, cloth: Cloth): BagLayers {
  const { context } = bag;
  const eyelets = [-0.2, -0.1, 0, 0.1, 0.2].map((x) =>
    dot(bag.at(x, 0.43 + 0.025 * (1 - (x / 0.2) ** 2)), 0.016 * context.head, GOLD),
  );
  return {
    behind: bag.handle('-.2,.4 -.16,.1 0,-.02 .16,.1 .2,.4', 0.034, tone(cloth.colour, -0.1)),
    front:
      piece(
        context,
        bag.shape(
          '-.235,.34! -.12,.37 0,.355 .12,.37 .235,.34! .27,.6 .29,.92 .26,.985! 0,1.02 -.26,.985! -.29,.92 -.27,.6',
        ),
        cloth,
        {
          ...bag.light,
          origin: bag.at(0, 0),
          shade: [bag.shade],
          shadeOpacity: 0.2,
          folds: [
            bag.brush('-.13,.42 -.15,.56 -.2,.74', 0.035),
            bag.brush('.02,.46 .03,.6 .0,.74', 0.03),
            bag.brush('.14,.42 .17,.58 .2,.76', 0.035),
          ],
          highlights: [bag.brush('-.21,.6 -.235,.88', 0.03)],
          seams: [bag.line('-.28,.86 0,.9 .28,.86')],
          stitches: [bag.line('-.28,.845 0,.885 .28,.845')],
          extra: eyelets.join(''),
        },
      ) +
      bag.handle('-.26,.42 -.1,.475 0,.48 .1,.475 .26,.42', 0.02, tone(cloth.colour, -0.06)) +
      bag.handle('0,.48 -.03,.6 -.02,.7', 0.016, tone(cloth.colour, -0.06)) +
      bag.handle('0,.48 .04,.58 .05,.66', 0.016, tone(cloth.colour, -0.06)) +
      bag.handle('-.22,.42 -.19,.14 0,0 .19,.14 .22,.42', 0.038, cloth.colour),
  };
}

/** Draws a baguette: long and shallow on a short strap, held in the hand. */
export function drawBaguette(bag: BagSpace, cloth: Cloth): BagLayers {
  const { context } = bag;
  return {
    behind: bag.handle('-.3,.34 -.2,.08 0,-.02 .2,.08 .3,.34', 0.03, tone(cloth.colour, -0.1)),
    front:
      piece(
        context,
        bag.shape('-.38,.31 -.35,.27 0,.26 .35,.27 .38,.31 .4,.5 .36,.56 0,.575 -.36,.56 -.4,.5'),
        cloth,
        {
          ...bag.light,
          origin: bag.at(0, 0),
          shade: [bag.shade],
          shadeOpacity: 0.2,
          highlights: [bag.brush('-.34,.34 -.36,.48', 0.024)],
        },
      ) +
      piece(
        context,
        bag.shape('-.385,.29! 0,.25 .385,.29! .39,.4 .3,.47 0,.485 -.3,.47 -.39,.4'),
        toned(cloth, 0.025),
        {
          edge: 1.5,
          stitches: [bag.line('-.37,.39 -.29,.45 0,.465 .29,.45 .37,.39')],
        },
      ) +
      fill(bag.straight('-.05,.43 .05,.43 .05,.51 -.05,.51'), GOLD) +
      bag.handle('-.33,.32 -.24,.1 0,0 .24,.1 .33,.32', 0.034, cloth.colour),
  };
}

/** Draws a rolled umbrella, carried by its crook. */
export function drawUmbrella(bag: BagSpace, cloth: Cloth): BagLayers {
  const { context } = bag;
  const shaft = '-.012,.1! .012,.1! .01,2.2! -.01,2.2!';
  const canopy =
    '-.03,.42! .035,.42! .07,.56 .085,.9 .075,1.3 .045,1.72 .014,2.02! -.012,2.02! -.045,1.72 -.08,1.3 -.09,.9 -.07,.56';
  return {
    behind: '',
    front:
      piece(context, bag.shape(shaft), STEEL, { edge: 1 }) +
      piece(context, bag.shape(canopy), cloth, {
        edge: 1.6,
        origin: bag.at(0, 0.4),
        form: { from: bag.at(-0.09, 0), to: bag.at(0.09, 0) },
        folds: [
          bag.brush('-.05,.5 .02,.9 -.01,1.5 .0,2', 0.03),
          bag.brush('.03,.5 .065,.9 .03,1.5 .005,2', 0.026),
          bag.brush('-.08,.9 -.04,1.4 -.01,1.9', 0.022),
        ],
        highlights: [bag.brush('-.06,.6 -.07,.95 -.05,1.4', 0.02)],
      }) +
      piece(
        context,
        bag.shape('-.095,.98! .0,.945 .095,.985! .095,1.035! 0,1.0 -.095,1.03!'),
        toned(cloth, -0.05),
        { edge: 1.2 },
      ) +
      dot(bag.at(0.02, 0.995), 0.018 * context.head, GOLD) +
      piece(
        context,
        bag.shape(
          '-.024,.42! -.026,.02 -.03,-.05 -.075,-.085 -.115,-.05 -.115,.02! -.15,.02! -.155,-.06 -.08,-.13 .0,-.09 .02,0 .022,.42!',
        ),
        CANE,
        { edge: 1.2 },
      ),
  };
}
