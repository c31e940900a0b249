import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, brimShape, hatShape } from './hat-space.ts';

const BRIM = nodeList(
  '-.72,-.2 -.5,-.3 -.2,-.36 .2,-.36 .5,-.3 .72,-.2 .62,-.1 .3,-.14 0,-.16 -.3,-.14 -.62,-.1',
);
const BRIM_SHADE = nodeList('-.4,-.16 0,-.22 .4,-.16 .8,-.1 .8,0 -.8,0 -.8,-.1');
const CROWN = nodeList('-.335,-.3! -.33,-.5 -.26,-.66 0,-.7 .26,-.66 .33,-.5 .335,-.3! 0,-.35');
const BAND = nodeList('-.336,-.28! -.338,-.4! 0,-.46 .338,-.4! .336,-.28! 0,-.335');

/** Draws a wide-brimmed straw hat; the band is the cloth's second colour. */
export function drawStrawHat(context: DrawContext, cloth: Cloth): string {
  const on = (nodes: readonly Node[]) => hatShape(context, nodes);
  const brim = piece(context, brimShape(context, BRIM), cloth, {
    edge: 1.6,
    angle: 4,
    shade: [on(BRIM_SHADE)],
  });
  const crown = piece(context, on(CROWN), cloth, {
    edge: 1.5,
    form: acrossHat(context, -0.5),
  });
  const bandColour = cloth.second ?? tone(cloth.colour, -0.4);
  const band = piece(context, on(BAND), { name: 'plain', colour: bandColour }, { edge: 1.2 });
  return brim + crown + band;
}
