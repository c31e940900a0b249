import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, hatShape, onHat } from './hat-space.ts';

const BERET = nodeList(
  '-.33,-.23! -.43,-.33 -.5,-.47 -.4,-.62 -.14,-.69 .14,-.66 .32,-.55 .375,-.4 .345,-.24! .16,-.33 -.06,-.345 -.22,-.31',
);
const BERET_BAND = nodeList(
  '-.345,-.2! -.34,-.27! -.2,-.345 0,-.375 .2,-.345 .352,-.27! .352,-.2! .2,-.29 0,-.325 -.2,-.29',
);
const BERET_STALK = nodeList('-.08,-.68 -.09,-.73 -.07,-.75');
const BERET_FOLDS = [
  '-.42,-.36 -.3,-.45 -.1,-.45',
  '-.46,-.48 -.34,-.54 -.16,-.53',
  '.3,-.32 .2,-.42 .06,-.45',
].map(nodeList);

const BUCKET_CROWN = nodeList(
  '-.34,-.26! -.325,-.44 -.275,-.61 -.16,-.665 0,-.68 .16,-.665 .28,-.61 .33,-.44 .345,-.26! 0,-.33',
);
const BUCKET_BRIM = nodeList(
  '-.335,-.28! -.4,-.21 -.485,-.11! -.3,-.085 0,-.1 .3,-.085 .49,-.11! .405,-.21 .34,-.28! .18,-.325 0,-.34 -.18,-.325',
);
const BUCKET_STITCHES = [
  '-.44,-.145 -.2,-.135 .05,-.14 .445,-.145',
  '-.39,-.195 -.2,-.19 .05,-.195 .395,-.195',
].map(nodeList);
const BUCKET_SHADE = nodeList('.2,-.7 .24,-.3 .3,-.05 .6,-.05 .5,-.7');

/** Draws a beret pulled to the viewer's left. */
export function drawBeret(context: DrawContext, cloth: Cloth): string {
  const on = (nodes: readonly Node[]) => hatShape(context, nodes);
  const origin = context.body.headCentre;
  const stalk = piece(context, brush(onHat(context, BERET_STALK), 0.035 * context.head, 'flat'), cloth, {
    edge: 1,
  });
  const crown = piece(context, on(BERET), cloth, {
    edge: 1.6,
    origin,
    form: acrossHat(context, -0.62),
    folds: BERET_FOLDS.map((line) => brush(onHat(context, line), 0.04 * context.head)),
    foldOpacity: 0.26,
  });
  const bandCloth: Cloth = { ...cloth, colour: tone(cloth.colour, -0.03) };
  return stalk + crown + piece(context, on(BERET_BAND), bandCloth, { edge: 1.2, origin });
}

/** Draws a bucket hat with a stitched brim turned down. */
export function drawBucketHat(context: DrawContext, cloth: Cloth): string {
  const on = (nodes: readonly Node[]) => hatShape(context, nodes);
  const origin = context.body.headCentre;
  const form = acrossHat(context, -0.4);
  const crown = piece(context, on(BUCKET_CROWN), cloth, {
    edge: 1.6,
    origin,
    form,
    shade: [on(BUCKET_SHADE)],
    shadeOpacity: 0.16,
  });
  const brimCloth: Cloth = { ...cloth, colour: tone(cloth.colour, 0.012) };
  const brim = piece(context, on(BUCKET_BRIM), brimCloth, {
    edge: 1.8,
    origin,
    form,
    shade: [on(BUCKET_SHADE)],
    shadeOpacity: 0.16,
    stitches: BUCKET_STITCHES.map((line) => hatShape(context, line, false)),
  });
  return crown + brim;
}
