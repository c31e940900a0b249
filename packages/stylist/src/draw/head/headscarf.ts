import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HeadLayers } from './hair/draw-hair.ts';
import { onHead } from './head-space.ts';

interface Drape {
  readonly outline: readonly Node[];
  readonly folds: readonly { readonly line: readonly Node[]; readonly width: number }[];
  readonly shade: readonly Node[];
}

const fold = (line: string, width: number) => ({ line: nodeList(line), width });

const BEHIND: Drape = {
  outline: nodeList(
    '0,-.6 -.3,-.53 -.42,-.22 -.4,.2 -.44,.55 -.6,.9 0,1.1 .6,.9 .44,.55 .4,.2 .42,-.22 .3,-.53',
  ),
  folds: [],
  shade: [],
};

const OVER_SHOULDERS: Drape = {
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

const ROUND_FACE: Drape = {
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

/** A hijab in this cloth, in place of hair: behind, round the face, and draped over the shoulders. */
export function drawHeadscarf(context: DrawContext, cloth: Cloth): HeadLayers {
  const draw = ({ outline, folds, shade }: Drape) =>
    piece(context, path(onHead(context, outline)), cloth, {
      edge: 1.6,
      origin: context.body.headCentre,
      folds: folds.map(({ line, width }) => brush(onHead(context, line), width * context.head)),
      foldOpacity: 0.28,
      shade: shade.length > 0 ? [path(onHead(context, shade))] : [],
      shadeOpacity: 0.18,
    });
  return { back: draw(BEHIND), front: draw(ROUND_FACE), over: draw(OVER_SHOULDERS) };
}
