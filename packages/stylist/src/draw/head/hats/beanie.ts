import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, fittedShape, onHat } from './hat-space.ts';

const CROWN = nodeList('-.355,-.2! -.35,-.4 -.24,-.59 0,-.67 .24,-.59 .35,-.4 .355,-.2! 0,-.28');
const CUFF = nodeList('-.365,-.11! -.375,-.31! 0,-.385 .375,-.31! .365,-.11! 0,-.19');
const FOLDS = [
  { line: nodeList('-.02,-.66 -.03,-.5 -.02,-.34'), width: 0.02 },
  { line: nodeList('-.14,-.63 -.2,-.48 -.22,-.3'), width: 0.022 },
  { line: nodeList('.13,-.63 .19,-.48 .21,-.3'), width: 0.025 },
];

/** Draws a knitted hat with a turned-up ribbed cuff. */
export function drawBeanie(context: DrawContext, cloth: Cloth): string {
  const origin = context.body.headCentre;
  const crown = piece(context, fittedShape(context, CROWN), cloth, {
    edge: 1.6,
    origin,
    form: acrossHat(context, -0.4),
    folds: FOLDS.map(({ line, width }) => brush(onHat(context, line, 'fitted'), width * context.head)),
  });
  const cuffCloth: Cloth = { ...cloth, name: 'rib', colour: tone(cloth.colour, 0.02) };
  const cuff = piece(context, fittedShape(context, CUFF), cuffCloth, {
    origin,
    form: acrossHat(context, -0.3),
  });
  return crown + cuff;
}
