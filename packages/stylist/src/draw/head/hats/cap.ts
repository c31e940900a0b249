import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Cloth } from '#garments/cloth.ts';
import { shapeOn } from '../head-space.ts';
import { type HeadTurn, headView } from '../head-view.ts';
import { acrossHat, hatShape } from './hat-space.ts';

const CROWN = nodeList('-.316,-.19! -.318,-.38 -.215,-.565 0,-.615 .215,-.565 .318,-.38 .316,-.19! 0,-.28');
/** On a turned head the edge runs over the ear to the peak: an arch would bare the temple. */
const TURNED_CROWNS: Readonly<Partial<Record<HeadTurn, readonly Node[]>>> = {
  'three-quarter': nodeList(
    '-.412,-.03! -.432,-.22 -.385,-.4 -.235,-.545 -.04,-.6 .15,-.56 .27,-.42 .305,-.15! .08,-.165 -.12,-.14 -.28,-.07',
  ),
  profile: nodeList(
    '-.455,.01! -.488,-.2 -.44,-.395 -.285,-.54 -.06,-.6 .15,-.555 .292,-.4 .338,-.175! .16,-.18 -.08,-.13 -.3,-.04',
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
    outline: nodeList('-.13,-.175! .05,-.27 .25,-.3 .335,-.24! .44,-.175 .49,-.095! .39,-.08 .2,-.1 0,-.105'),
    stitch: nodeList('-.07,-.14 .16,-.142 .43,-.117'),
  },
  profile: {
    outline: nodeList('.05,-.215! .19,-.315 .32,-.3! .49,-.235 .63,-.11! .51,-.13 .36,-.16 .18,-.172'),
    stitch: nodeList('.14,-.208 .34,-.2 .58,-.138'),
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
