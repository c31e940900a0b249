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
    '-.318,-.12! -.327,-.3 -.277,-.47 -.155,-.585 0,-.612 .155,-.585 .277,-.47 .327,-.3 .318,-.12! 0,-.2',
  ),
  cuff: nodeList(
    '-.308,-.05! -.331,-.09 -.338,-.23 -.32,-.292 -.169,-.348 0,-.366 .169,-.348 .32,-.292 .338,-.23 .331,-.09 .308,-.05! .169,-.13 0,-.154 -.169,-.13',
  ),
  shift: 0,
};

/** It follows the skull a knit's thickness away: down to the brow, over the tops of the ears, and low behind. */
const BEANIES: Readonly<Record<HeadTurn, Knitted>> = {
  front: FRONT,
  'three-quarter': {
    crown: nodeList(
      '.271,-.15! .271,-.33 .186,-.5 .027,-.598 -.157,-.582 -.316,-.46 -.403,-.26 -.403,-.08! -.099,-.2',
    ),
    cuff: nodeList(
      '.264,-.138! .285,-.17 .287,-.27 .263,-.318 .094,-.347 -.118,-.322 -.282,-.26 -.398,-.188 -.421,-.11 -.41,.01 -.379,.032! -.292,.01 -.147,-.065 .046,-.132 .171,-.15',
    ),
    shift: -0.06,
  },
  profile: {
    crown: nodeList(
      '.303,-.17! .295,-.33 .201,-.5 .017,-.602 -.196,-.582 -.371,-.44 -.456,-.22 -.448,-.02! -.099,-.18',
    ),
    cuff: nodeList(
      '.3,-.12! .321,-.16 .321,-.27 .294,-.323 .114,-.332 -.119,-.288 -.303,-.215 -.444,-.125 -.472,-.05 -.456,.06 -.419,.08! -.322,.04 -.177,-.02 -.031,-.07 .143,-.12',
    ),
    shift: -0.08,
  },
  back: {
    ...FRONT,
    cuff: nodeList(
      '-.308,0! -.333,-.04 -.338,-.18 -.32,-.244 -.169,-.222 0,-.215 .169,-.222 .32,-.244 .338,-.18 .333,-.04 .308,0! .16,.05 0,.065 -.16,.05',
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
