import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Cloth } from '#garments/cloth.ts';
import { acrossHat, hatShape, onHat } from './hat-space.ts';

const CROWN = nodeList('-.355,-.24! -.35,-.42 -.24,-.6 0,-.68 .24,-.6 .35,-.42 .355,-.24! 0,-.3');
const CUFF = nodeList('-.37,-.16! -.375,-.36! 0,-.42 .375,-.36! .37,-.16! 0,-.215');
const FOLDS = [
  { line: nodeList('-.02,-.66 -.03,-.5 -.02,-.34'), width: 0.02 },
  { line: nodeList('-.14,-.63 -.2,-.48 -.22,-.3'), width: 0.022 },
  { line: nodeList('.13,-.63 .19,-.48 .21,-.3'), width: 0.025 },
];

/** Draws a knitted hat with a turned-up ribbed cuff. */
export function drawBeanie(context: DrawContext, cloth: Cloth): string {
  const origin = context.body.headCentre;
  const crown = piece(context, hatShape(context, CROWN), cloth, {
    edge: 1.6,
    origin,
    form: acrossHat(context, -0.4),
    folds: FOLDS.map(({ line, width }) => brush(onHat(context, line), width * context.head)),
  });
  const cuffCloth: Cloth = { ...cloth, name: 'rib', colour: tone(cloth.colour, 0.02) };
  const cuff = piece(context, hatShape(context, CUFF), cuffCloth, {
    origin,
    form: acrossHat(context, -0.3),
  });
  return crown + cuff;
}
