import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, brimShape, hatShape, onHat } from './hat-space.ts';

const BRIM = nodeList(
  '-.56,-.27 -.46,-.345 -.24,-.36 0,-.36 .24,-.36 .46,-.345 .57,-.28 .5,-.195 .3,-.165 0,-.165 -.28,-.16 -.48,-.19',
);
const BRIM_SHADE = nodeList('-.38,-.2 0,-.26 .38,-.2 .7,-.2 .7,-.05 -.7,-.05 -.7,-.16');
const CROWN = nodeList(
  '-.325,-.3! -.31,-.5 -.27,-.67 -.14,-.725 0,-.68 .14,-.73 .275,-.67 .315,-.5 .33,-.3! 0,-.35',
);
const BAND = nodeList('-.328,-.275! -.322,-.375! 0,-.425 .326,-.375! .332,-.275! 0,-.325');
const DENTS = ['0,-.68 .01,-.6 .0,-.5', '-.2,-.66 -.17,-.58 -.2,-.48', '.2,-.66 .18,-.58 .21,-.48'].map(
  nodeList,
);

/** Draws a felt hat with a dented crown; the band is the cloth's second colour. */
export function drawFedora(context: DrawContext, cloth: Cloth): string {
  const on = (nodes: readonly Node[]) => hatShape(context, nodes);
  const origin = context.body.headCentre;
  const brim = piece(context, brimShape(context, BRIM), cloth, {
    edge: 1.7,
    origin,
    shade: [on(BRIM_SHADE)],
    shadeOpacity: 0.2,
  });
  const crown = piece(context, on(CROWN), cloth, {
    edge: 1.5,
    origin,
    form: acrossHat(context, -0.5),
    folds: DENTS.map((line) => brush(onHat(context, line), 0.05 * context.head)),
    foldOpacity: 0.28,
  });
  const bandColour = cloth.second ?? tone(cloth.colour, cloth.colour.l > 0.45 ? -0.22 : 0.16);
  return brim + crown + piece(context, on(BAND), { name: 'plain', colour: bandColour }, { edge: 1.2 });
}
