import type { Cloth } from '#garments/cloth.ts';
import type { Headscarf, ScarfDrape } from '#outfit.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import type { Node } from '../kit/point.ts';
import type { HeadLayers } from './hair/draw-hair.ts';
import { onHead } from './head-space.ts';
import { type HeadTurn, headView } from './head-view.ts';
import { HEADWRAP } from './headwrap.ts';
import { LOOSE_HIJAB, WOUND_HIJAB } from './hijab.ts';
import type { DrapedScarf, ScarfPart } from './scarf-part.ts';

const DRAPES: Readonly<Record<ScarfDrape, Readonly<Record<HeadTurn, DrapedScarf>>>> = {
  loose: LOOSE_HIJAB,
  wound: WOUND_HIJAB,
  headwrap: HEADWRAP,
};

/** A scarf in place of hair, in the way it is draped: behind, round the face, and over what is worn. */
export function drawHeadscarf(context: DrawContext, scarf: Headscarf): HeadLayers {
  const { drape = 'loose', ...cloth } = scarf;
  const on = (nodes: readonly Node[]) => path(onHead(context, nodes));
  const draw = ({ outline, folds, shade, light }: ScarfPart) =>
    piece(context, on(outline), cloth satisfies Cloth, {
      edge: 1.6,
      origin: context.body.headCentre,
      folds: folds.map(({ line, width }) => brush(onHead(context, line), width * context.head)),
      foldOpacity: 0.28,
      shade: shade.length > 0 ? [on(shade)] : [],
      shadeOpacity: 0.18,
      light: light ? [on(light)] : [],
      lightOpacity: 0.22,
    });
  const layer = (parts: readonly ScarfPart[]) => parts.map(draw).join('');
  const { back, front, over } = DRAPES[drape][headView(context.body.pose).turn];
  return { back: layer(back), front: layer(front), over: layer(over) };
}
