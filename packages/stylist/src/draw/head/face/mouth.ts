import { oklch } from '#colour/convert.ts';
import { paleOf, tone } from '#colour/tones.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Expression } from '#outfit.ts';
import { headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling, smilesClosed } from '../head-model.ts';
import { sliverOn } from '../head-space.ts';
import { lipColour } from './lip-colour.ts';
import { TEETH } from './teeth.ts';

/** Middle of the mouth and its reach to either side. */
export interface MouthPlace {
  readonly x: number;
  readonly left: number;
  readonly right: number;
  /** No smile reaches further to the right: there the cheek turns away. */
  readonly farthest?: number;
}

/** How an expression draws the mouth; lengths in heads. */
interface Drawn {
  readonly widen: number;
  /** How much lower the corners sit than the middle: negative lifts them. */
  readonly corners: number;
  readonly drop: number;
  readonly open: number;
  readonly upper: number;
  readonly lower: number;
}

const DRAWN: Readonly<Record<Expression, Drawn>> = {
  calm: { widen: 1.03, corners: -0.01, drop: 0, open: 0, upper: 1, lower: 1 },
  lowered: { widen: 0.97, corners: -0.006, drop: 0, open: 0, upper: 1, lower: 1 },
  smiling: { widen: 1.34, corners: -0.024, drop: 0.013, open: 0.026, upper: 0.76, lower: 0.86 },
  laughing: { widen: 1.5, corners: -0.033, drop: 0.008, open: 0.06, upper: 0.72, lower: 0.8 },
};

const CLOSED_SMILE: Drawn = { widen: 1.26, corners: -0.024, drop: 0.006, open: 0, upper: 0.86, lower: 0.92 };

const MOUTH_Y = 0.302;
const INSIDE = oklch(0.3, 0.07, 18);
const TONGUE = oklch(0.55, 0.1, 18);
const UPPER_LIP = 0.026;
const LOWER_LIP = 0.04;
/** The pale band of the upper teeth; no line parts them. */
const BAND = 0.02;

/** Returns where the mouth is, lower on a longer face and with age. */
export const mouthHeight = ({ factors, years }: HeadModel): number =>
  MOUTH_Y + factors.length * 0.4 + 0.008 * years;

function inside(head: HeadModel, edge: readonly Node[], lowerEdge: readonly Node[], teeth: readonly Node[]) {
  const { area } = headInk(head.context);
  return area([...edge, ...lowerEdge], INSIDE) + area(teeth, TEETH);
}

/** The mouth of a face seen from the front or at three quarters. */
export function drawMouth(head: HeadModel, place: MouthPlace): string {
  const { context, paints, factors, years, masculinity, expression } = head;
  const { area, line } = headInk(context);
  const { widen, corners, drop, open, upper, lower } = smilesClosed(head) ? CLOSED_SMILE : DRAWN[expression];
  const { x } = place;
  const y = mouthHeight(head);
  const full = factors.lips * (1 - 0.28 * years);
  const left = place.left * factors.mouth * widen;
  const right = Math.min(place.right * factors.mouth * widen, place.farthest ?? 1);
  const upperLip = UPPER_LIP * full * upper;
  const lowerLip = LOWER_LIP * full * lower;
  const middle = y + drop;
  const end = y + corners;
  const seam: Node[] = [
    [x - left * 0.42, middle - drop * 0.3],
    [x, middle + 0.004],
    [x + right * 0.42, middle - drop * 0.3],
  ];
  const below: Node[] = [
    [x + right * 0.52, middle + open * 0.86],
    [x, middle + open * 1.22],
    [x - left * 0.52, middle + open * 0.86],
  ];
  const [from, to] = [corner([x - left, end]), corner([x + right, end])];
  const teeth: Node[] = [
    [x - left * 0.84, end - corners * 0.55 + 0.003],
    ...seam,
    [x + right * 0.84, end - corners * 0.55 + 0.003],
    [x + right * 0.45, middle + BAND],
    [x, middle + BAND + 0.005],
    [x - left * 0.45, middle + BAND],
  ];
  const tongue: Node[] = [
    [x - left * 0.4, middle + open * 0.9],
    [x, middle + open * 0.72],
    [x + right * 0.4, middle + open * 0.9],
    [x, middle + open * 1.2],
  ];
  const lips = lipColour(head);
  const under = middle + open * 1.1 + lowerLip;
  const mouthCorner = (at: number, side: -1 | 1) =>
    line(
      [
        [at - side * 0.008, end - 0.004],
        [at + side * 0.011, end - (open > 0 ? 0.013 : 0.005)],
      ],
      0.013,
      paints.deepShade,
      0.7,
    );
  const smileFold = (at: number, side: -1 | 1) =>
    line(
      [
        [at + side * 0.014, 0.236],
        [at + side * 0.032, 0.264],
        [at + side * 0.027, 0.302],
      ],
      years > 0 ? 0.013 : 0.0105,
      paints.shade,
      years > 0 ? 0.8 : 0.6,
    );
  const both = (draw: (at: number, side: -1 | 1) => string) => draw(x - left, -1) + draw(x + right, 1);
  return [
    open > 0 ? inside(head, [from, ...seam, to], below, teeth) : '',
    open > 0.03 ? area(tongue, TONGUE, 0.75) : '',
    area(
      [
        from,
        [x - left * 0.42, middle - drop * 0.4 - upperLip * 0.75],
        [x - left * 0.16, middle - drop * 0.2 - upperLip],
        [x, middle - upperLip * 0.72],
        [x + right * 0.16, middle - drop * 0.2 - upperLip],
        [x + right * 0.42, middle - drop * 0.4 - upperLip * 0.75],
        to,
        ...seam.toReversed(),
      ],
      tone(lips, -0.052),
    ),
    area(
      [
        to,
        ...(open > 0 ? below : seam.toReversed()),
        from,
        [x - left * 0.5, middle + open + lowerLip * 0.8],
        [x, under],
        [x + right * 0.5, middle + open + lowerLip * 0.8],
      ],
      tone(lips, paints.isDeep ? 0.045 : 0.02),
    ),
    masculinity === 1
      ? ''
      : fill(
          sliverOn(
            context,
            [
              [x - left * 0.35, middle + open * 1.05 + lowerLip * 0.5],
              [x + right * 0.1, middle + open * 1.1 + lowerLip * 0.56],
            ],
            0.013,
          ),
          paleOf(lips),
          'fill-opacity=".55"',
        ),
    open > 0 ? '' : line([[x - left, end], ...seam, [x + right, end]], 0.01, paints.line, 0.7),
    both(mouthCorner),
    isSmiling(head) ? both(smileFold) : '',
    line(
      [
        [x - left * 0.5, under + 0.022],
        [x, under + 0.03],
        [x + right * 0.5, under + 0.022],
      ],
      0.015,
      paints.shade,
      0.85,
    ),
  ].join('');
}
