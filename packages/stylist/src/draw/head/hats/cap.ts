import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { shapeOn } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';
import { acrossHat, hatShape } from './hat-space.ts';

const CROWN = nodeList('-.345,-.2! -.345,-.4 -.22,-.58 0,-.63 .22,-.58 .345,-.4 .345,-.2! 0,-.29');
/** On a turned head the edge runs over the ear to the peak: an arch would bare the temple. */
const TURNED_CROWNS: Readonly<Partial<Record<HeadTurn, readonly Node[]>>> = {
  'three-quarter': nodeList(
    '-.405,-.06! -.425,-.24 -.37,-.42 -.22,-.575 -.03,-.63 .16,-.585 .275,-.44 .305,-.17! .08,-.185 -.12,-.16 -.28,-.1',
  ),
  profile: nodeList(
    '-.45,-.02! -.48,-.22 -.43,-.42 -.27,-.57 -.05,-.63 .16,-.58 .3,-.42 .345,-.2! .16,-.2 -.08,-.15 -.3,-.07',
  ),
};

interface Peak {
  readonly outline: readonly Node[];
  readonly stitch: readonly Node[];
}

/** Where the peak points in each turn; from behind a cap closes over an arch. */
const PEAKS: Readonly<Record<HeadTurn, Peak>> = {
  front: {
    outline: nodeList('-.33,-.22! -.1,-.29 .16,-.29 .345,-.21! .36,-.12 .18,-.1 -.06,-.1 -.29,-.11'),
    stitch: nodeList('-.3,-.145 .03,-.155 .33,-.155'),
  },
  'three-quarter': {
    outline: nodeList('-.12,-.2! .06,-.29 .26,-.32 .345,-.26! .45,-.2 .5,-.13! .4,-.11 .2,-.13 0,-.13'),
    stitch: nodeList('-.06,-.165 .16,-.17 .44,-.15'),
  },
  profile: {
    outline: nodeList('.06,-.24! .2,-.34 .33,-.32! .5,-.26 .66,-.15! .52,-.165 .36,-.19 .18,-.2'),
    stitch: nodeList('.14,-.235 .34,-.23 .6,-.175'),
  },
  back: {
    outline: nodeList('-.14,-.14! -.12,-.25 0,-.3 .12,-.25 .14,-.14! .08,-.16 0,-.165 -.08,-.16'),
    stitch: nodeList('-.16,-.13 -.14,-.27 0,-.325 .14,-.27 .16,-.13'),
  },
};

const SEAMS = [
  nodeList('0,-.63 .02,-.45 .03,-.28'),
  nodeList('-.12,-.6 -.2,-.45 -.22,-.26'),
  nodeList('.13,-.6 .22,-.45 .24,-.26'),
];

/** Draws a cap with a peak. */
export function drawCap(context: DrawContext, cloth: Cloth): string {
  const { turn } = headView(context.body.pose);
  const turned = TURNED_CROWNS[turn];
  const crown = piece(context, turned ? shapeOn(context, turned) : hatShape(context, CROWN), cloth, {
    edge: 1.6,
    form: acrossHat(context, -0.4),
    seams: SEAMS.map((seam) => hatShape(context, seam, false)),
  });
  const peakCloth: Cloth = { ...cloth, colour: tone(cloth.colour, -0.03) };
  const { outline, stitch } = PEAKS[turn];
  const peak = piece(context, shapeOn(context, outline), peakCloth, {
    stitches: [shapeOn(context, stitch, false)],
  });
  return crown + peak;
}
