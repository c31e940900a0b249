import { tone } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { path } from '#draw/kit/curve.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Cloth } from '#garments/cloth.ts';
import { headSpace, onHead } from '../head-space.ts';

const CROWN = nodeList('-.345,-.2! -.345,-.4 -.22,-.58 0,-.63 .22,-.58 .345,-.4 .345,-.2! 0,-.29');
const PEAK = nodeList('-.33,-.22! -.1,-.29 .16,-.29 .345,-.21! .36,-.12 .18,-.1 -.06,-.1 -.29,-.11');
const PEAK_STITCH = nodeList('-.3,-.145 .03,-.155 .33,-.155');
const SEAMS = [
  nodeList('0,-.63 .02,-.45 .03,-.28'),
  nodeList('-.12,-.6 -.2,-.45 -.22,-.26'),
  nodeList('.13,-.6 .22,-.45 .24,-.26'),
];

/** Draws a cap with a peak. */
export function drawCap(context: DrawContext, cloth: Cloth): string {
  const place = headSpace(context);
  const crown = piece(context, path(onHead(context, CROWN)), cloth, {
    edge: 1.6,
    form: { from: place(-0.4, -0.4), to: place(0.4, -0.4) },
    seams: SEAMS.map((seam) => path(onHead(context, seam), false)),
  });
  const peakCloth: Cloth = { ...cloth, colour: tone(cloth.colour, -0.03) };
  const peak = piece(context, path(onHead(context, PEAK)), peakCloth, {
    stitches: [path(onHead(context, PEAK_STITCH), false)],
  });
  return crown + peak;
}
