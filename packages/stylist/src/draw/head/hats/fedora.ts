import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, brimShape, hatShape, onHat } from './hat-space.ts';

const BRIM = nodeList(
  '-.545,-.245 -.44,-.325 -.23,-.365 0,-.375 .23,-.365 .44,-.325 .55,-.25 .49,-.185 .29,-.145 0,-.132 -.28,-.142 -.475,-.18',
);
const BRIM_SHADE = nodeList('-.38,-.18 0,-.23 .38,-.18 .7,-.18 .7,-.03 -.7,-.03 -.7,-.14');
const CROWN = nodeList(
  '-.328,-.26! -.315,-.46 -.275,-.59 -.15,-.648 0,-.615 .15,-.652 .28,-.59 .318,-.46 .332,-.26! 0,-.3',
);
const BAND = nodeList('-.33,-.235! -.326,-.33! 0,-.375 .328,-.33! .334,-.235! 0,-.272');
/** Where thumb and fingers pinch it in front. */
const PINCHES = ['-.19,-.6 -.11,-.54 -.08,-.45', '.2,-.6 .13,-.54 .11,-.45'].map(nodeList);

/** Draws a felt hat with a pinched crown; the band is the cloth's second colour. */
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
    folds: PINCHES.map((line) => brush(onHat(context, line), 0.045 * context.head)),
    foldOpacity: 0.28,
  });
  const bandColour = cloth.second ?? tone(cloth.colour, cloth.colour.l > 0.45 ? -0.22 : 0.16);
  return brim + crown + piece(context, on(BAND), { name: 'plain', colour: bandColour }, { edge: 1.2 });
}
