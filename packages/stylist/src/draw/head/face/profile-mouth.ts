import { tone } from '#colour/tones.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { group } from '#draw/kit/svg-element.ts';
import { headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling, smilesClosed } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';
import { faceOutline } from './face-outline.ts';
import { lipColour } from './lip-colour.ts';
import { mouthHeight } from './mouth.ts';
import { TEETH } from './teeth.ts';

/** How far back the corner of the mouth lies, and how far it is lifted. */
const CORNERS = {
  calm: [0.232, -0.002],
  lowered: [0.234, -0.001],
  smiling: [0.2, 0.019],
  laughing: [0.182, 0.028],
} as const;

/** The mouth of a profile, clipped to it. */
export function drawProfileMouth(head: HeadModel): string {
  const { context, paints, factors, expression } = head;
  const { area, line } = headInk(context);
  const [x, lift] = CORNERS[expression];
  const y = mouthHeight(head) - lift;
  const full = 0.014 * (factors.lips - 1);
  const open =
    expression === 'laughing' ? 0.034 : expression === 'smiling' && !smilesClosed(head) ? 0.014 : 0;
  const lips = lipColour(head);
  const upper: Node[] = [
    corner([x, y]),
    [0.29, 0.282],
    [0.32, 0.262 - full * 0.4],
    [0.345 + full, 0.283],
    [0.318, 0.303],
    [0.28, 0.302],
  ];
  const lower: Node[] = [
    corner([x, y]),
    [0.28, 0.303 + open],
    [0.318, 0.303 + open],
    [0.343 + full, 0.332 + open * 0.5],
    [0.31, 0.356 + full * 0.5 + open * 0.6],
    [0.262, 0.337 + open * 0.6],
  ];
  const between: Node[] = [
    corner([x + 0.008, y]),
    [0.28, 0.299],
    [0.33, 0.3],
    [0.33, 0.305 + open],
    [0.28, 0.305 + open],
  ];
  const seam: Node[] = [
    [x - 0.006, y - (isSmiling(head) ? 0.01 : 0.002)],
    [x + 0.03, y + 0.005],
    [0.28, 0.303],
    [0.32, 0.303],
  ];
  const fold: Node[] = [
    [0.235, 0.205],
    [0.192, 0.25],
    [0.186, 0.305],
  ];
  const inside =
    area(upper, tone(lips, -0.05)) +
    area(lower, tone(lips, paints.isDeep ? 0.045 : 0.03)) +
    (open > 0 ? area(between, TEETH) : '') +
    line(seam, open > 0 ? 0.008 : 0.011, paints.line, 0.7);
  const clip = context.document.clip(shapeOn(context, faceOutline(head)));
  return (
    group(inside, `clip-path="url(#${clip})"`) +
    (isSmiling(head) ? line(fold, 0.012, paints.shade, 0.75) : '')
  );
}
