import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, fittedShape, onHat } from './hat-space.ts';

const BERET = nodeList(
  '-.34,-.18! -.44,-.27 -.51,-.42 -.41,-.59 -.14,-.67 .14,-.65 .33,-.54 .385,-.38 .35,-.2! .16,-.3 -.06,-.315 -.22,-.27',
);
const BERET_BAND = nodeList(
  '-.345,-.14! -.345,-.215! -.2,-.3 0,-.335 .2,-.305 .352,-.23! .352,-.155! .2,-.235 0,-.27 -.2,-.235',
);
const BERET_STALK = nodeList('-.08,-.68 -.09,-.73 -.07,-.75');
const BERET_FOLDS = [
  '-.42,-.36 -.3,-.45 -.1,-.45',
  '-.46,-.48 -.34,-.54 -.16,-.53',
  '.3,-.32 .2,-.42 .06,-.45',
].map(nodeList);

/** Draws a beret pulled to the viewer's left. */
export function drawBeret(context: DrawContext, cloth: Cloth): string {
  const on = (nodes: readonly Node[]) => fittedShape(context, nodes);
  const origin = context.body.headCentre;
  const stalk = piece(
    context,
    brush(onHat(context, BERET_STALK, 'fitted'), 0.035 * context.head, 'flat'),
    cloth,
    {
      edge: 1,
    },
  );
  const crown = piece(context, on(BERET), cloth, {
    edge: 1.6,
    origin,
    form: acrossHat(context, -0.62),
    folds: BERET_FOLDS.map((line) => brush(onHat(context, line, 'fitted'), 0.04 * context.head)),
    foldOpacity: 0.26,
  });
  const bandCloth: Cloth = { ...cloth, colour: tone(cloth.colour, -0.03) };
  return stalk + crown + piece(context, on(BERET_BAND), bandCloth, { edge: 1.2, origin });
}
