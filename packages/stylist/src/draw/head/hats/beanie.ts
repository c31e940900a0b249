import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { brush } from '#draw/kit/brush.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { onHead, shapeOn } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';
import { acrossHat } from './hat-space.ts';

interface Knitted {
  readonly crown: readonly Node[];
  readonly cuff: readonly Node[];
  /** How far the middle of the crown lies behind that of the head. */
  readonly shift: number;
}

const FRONT: Knitted = {
  crown: nodeList(
    '-.338,-.12! -.348,-.3 -.295,-.47 -.165,-.585 0,-.612 .165,-.585 .295,-.47 .348,-.3 .338,-.12! 0,-.2',
  ),
  cuff: nodeList(
    '-.328,-.02! -.352,-.06 -.36,-.2 -.34,-.262 -.18,-.318 0,-.336 .18,-.318 .34,-.262 .36,-.2 .352,-.06 .328,-.02! .18,-.1 0,-.124 -.18,-.1',
  ),
  shift: 0,
};

/** It follows the skull a knit's thickness away: down to the brow, over the tops of the ears, and low behind. */
const BEANIES: Readonly<Record<HeadTurn, Knitted>> = {
  front: FRONT,
  'three-quarter': {
    crown: nodeList(
      '.283,-.15! .283,-.33 .195,-.5 .03,-.598 -.16,-.582 -.325,-.46 -.415,-.26 -.415,-.08! -.1,-.2',
    ),
    cuff: nodeList(
      '.276,-.118! .298,-.15 .3,-.25 .275,-.298 .1,-.327 -.12,-.302 -.29,-.24 -.41,-.168 -.434,-.09 -.422,.03 -.39,.052! -.3,.03 -.15,-.045 .05,-.112 .18,-.13',
    ),
    shift: -0.06,
  },
  profile: {
    crown: nodeList(
      '.315,-.17! .306,-.33 .21,-.5 .02,-.602 -.2,-.582 -.38,-.44 -.468,-.22 -.46,-.02! -.1,-.18',
    ),
    cuff: nodeList(
      '.312,-.1! .333,-.14 .333,-.25 .305,-.303 .12,-.312 -.12,-.268 -.31,-.195 -.455,-.105 -.484,-.03 -.468,.08 -.43,.1! -.33,.06 -.18,0 -.03,-.05 .15,-.1',
    ),
    shift: -0.08,
  },
  back: {
    ...FRONT,
    cuff: nodeList(
      '-.328,0! -.354,-.04 -.36,-.18 -.34,-.244 -.18,-.222 0,-.215 .18,-.222 .34,-.244 .36,-.18 .354,-.04 .328,0! .17,.05 0,.065 -.17,.05',
    ),
  },
};
const FOLDS = [
  { line: nodeList('0,-.6 -.01,-.48 0,-.36'), width: 0.018 },
  { line: nodeList('-.1,-.58 -.17,-.46 -.19,-.32'), width: 0.02 },
  { line: nodeList('.11,-.58 .17,-.46 .19,-.33'), width: 0.022 },
];

/** Draws a knitted hat with a turned-up ribbed cuff. */
export function drawBeanie(context: DrawContext, cloth: Cloth): string {
  const origin = context.body.headCentre;
  const { crown, cuff, shift } = BEANIES[headView(context.body.pose).turn];
  const fold = (line: readonly Node[]) =>
    onHead(
      context,
      line.map(([x, y]): Node => [x + shift, y]),
    );
  const cuffCloth: Cloth = { ...cloth, name: 'rib', colour: tone(cloth.colour, 0.02) };
  return (
    piece(context, shapeOn(context, crown), cloth, {
      edge: 1.6,
      origin,
      form: acrossHat(context, -0.4),
      folds: FOLDS.map(({ line, width }) => brush(fold(line), width * context.head)),
    }) + piece(context, shapeOn(context, cuff), cuffCloth, { origin, form: acrossHat(context, -0.3) })
  );
}
