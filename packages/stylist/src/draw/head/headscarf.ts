import type { Cloth } from '#garments/cloth.ts';
import type { Headscarf, ScarfDrape } from '#outfit.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { HeadLayers } from './hair/draw-hair.ts';
import { onHead } from './head-space.ts';
import { HEADWRAP } from './headwrap.ts';
import { type DrapedScarf, fold, type ScarfPart } from './scarf-part.ts';

const BEHIND: ScarfPart = {
  outline: nodeList(
    '0,-.6 -.3,-.53 -.42,-.22 -.4,.2 -.44,.55 -.6,.9 0,1.1 .6,.9 .44,.55 .4,.2 .42,-.22 .3,-.53',
  ),
  folds: [],
  shade: [],
};

const OVER_SHOULDERS: ScarfPart = {
  outline: nodeList(
    '-.3,.18 -.36,.45 -.52,.75 -.62,1.02 -.3,1.22 .05,1.3 .4,1.18 .62,1 .5,.72 .36,.45 .3,.18 .22,.36 .1,.5 .02,.525 -.08,.5 -.2,.36',
  ),
  folds: [
    fold('-.28,.3 -.1,.62 .3,.72 .5,.7', 0.05),
    fold('-.32,.45 -.05,.85 .35,.95 .58,.95', 0.055),
    fold('-.4,.65 -.2,1 .1,1.18', 0.05),
    fold('.28,.3 .2,.5 .02,.6', 0.04),
  ],
  shade: nodeList('.2,.3 .15,.7 .25,1.2 .7,1.2 .5,.4'),
};

const ROUND_FACE: ScarfPart = {
  outline: nodeList(
    '0,-.61 -.28,-.545 -.41,-.26 -.405,.1 -.37,.42 -.28,.3 -.275,.05 -.262,-.16 -.16,-.32 0,-.37 .16,-.32 .262,-.16 .275,.05 .28,.3 .37,.42 .405,.1 .41,-.26 .28,-.545',
  ),
  folds: [
    fold('-.34,-.3 -.1,-.48 .2,-.44', 0.04),
    fold('-.37,0 -.33,-.25 -.15,-.42', 0.03),
    fold('.36,.1 .34,-.15 .22,-.36', 0.04),
  ],
  shade: nodeList('.2,-.6 .32,-.2 .33,.45 .6,.4 .5,-.5'),
};

const WOUND_BEHIND: ScarfPart = {
  outline: nodeList('0,-.6 -.3,-.53 -.42,-.22 -.4,.2 -.38,.6 0,.85 .38,.6 .4,.2 .42,-.22 .3,-.53'),
  folds: [],
  shade: [],
};

/** Wound twice about the neck, the end tucked in. */
const WOUND: ScarfPart = {
  outline: nodeList(
    '-.29,.16 -.35,.38 -.385,.6 -.36,.79 -.2,.9 .02,.93 .22,.9 .37,.78 .395,.58 .355,.38 .295,.16 .22,.35 .1,.49 .02,.52 -.08,.49 -.2,.35',
  ),
  folds: [
    fold('-.34,.42 -.12,.62 .14,.66 .36,.5', 0.05),
    fold('-.37,.58 -.1,.78 .18,.8 .38,.64', 0.055),
    fold('-.32,.76 -.06,.87 .2,.86', 0.04),
    fold('.28,.28 .2,.46 .04,.58', 0.036),
    fold('-.3,.3 -.2,.5 -.04,.6', 0.03),
  ],
  shade: nodeList('.16,.4 .12,.66 .2,.95 .5,.9 .45,.4'),
  light: nodeList('-.33,.46 -.16,.64 .02,.7 -.14,.72 -.35,.58'),
};

const DRAPES: Readonly<Record<ScarfDrape, DrapedScarf>> = {
  loose: { back: [BEHIND], front: [ROUND_FACE], over: [OVER_SHOULDERS] },
  wound: { back: [WOUND_BEHIND], front: [ROUND_FACE], over: [WOUND] },
  headwrap: HEADWRAP,
};

/** A scarf in place of hair, in the way it is draped: behind, round the face, and over what is worn. */
export function drawHeadscarf(context: DrawContext, scarf: Headscarf): HeadLayers {
  const { drape = 'loose', ...cloth } = scarf;
  const draw = ({ outline, folds, shade, light }: ScarfPart) =>
    piece(context, path(onHead(context, outline)), cloth satisfies Cloth, {
      edge: 1.6,
      origin: context.body.headCentre,
      folds: folds.map(({ line, width }) => brush(onHead(context, line), width * context.head)),
      foldOpacity: 0.28,
      shade: shade.length > 0 ? [path(onHead(context, shade))] : [],
      shadeOpacity: 0.18,
      light: light ? [path(onHead(context, light))] : [],
      lightOpacity: 0.22,
    });
  const layer = (parts: readonly ScarfPart[]) => parts.map(draw).join('');
  const { back, front, over } = DRAPES[drape];
  return { back: layer(back), front: layer(front), over: layer(over) };
}
