import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, fittedShape, hatShape, onHat } from './hat-space.ts';

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

const BUCKET_CROWN = nodeList(
  '-.34,-.26! -.33,-.42 -.29,-.55 -.17,-.6 0,-.612 .17,-.6 .295,-.55 .335,-.42 .345,-.26! 0,-.33',
);
const BUCKET_BRIM = nodeList(
  '-.335,-.28! -.4,-.215 -.485,-.125! -.3,-.1 0,-.115 .3,-.1 .49,-.125! .405,-.215 .34,-.28! .18,-.325 0,-.34 -.18,-.325',
);
const BUCKET_STITCHES = [
  '-.44,-.16 -.2,-.148 .05,-.152 .445,-.16',
  '-.39,-.21 -.2,-.2 .05,-.205 .395,-.21',
].map(nodeList);
const BUCKET_SHADE = nodeList('.2,-.7 .24,-.3 .3,-.05 .6,-.05 .5,-.7');

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
