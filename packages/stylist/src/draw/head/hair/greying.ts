import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import type { Age } from '#outfit.ts';
import { blended } from '../head-ink.ts';
import type { HeadTurn } from '../head-view.ts';
import { type HairLock, type Strand, strand } from './hair-lock.ts';

/** Grey that comes into hair in middle life: first in single strands, wholly at the temples. */
const GREY = oklch(0.68, 0.012, 70);
const IN_STRANDS = 0.5;
const AT_TEMPLES = 0.78;
/** Hair as light as this does not show grey. */
const PALE_HAIR = 0.6;

const isGreying = (hair: Oklch, age: Age) => age === 'middle' && hair.l < PALE_HAIR;

/** Returns the colours of hair in which grey begins to show, if it does. */
export function greyOf(
  hair: Oklch,
  age: Age,
): { readonly strands: Oklch; readonly temples: Oklch } | undefined {
  if (!isGreying(hair, age)) return undefined;
  return { strands: blended(hair, GREY, IN_STRANDS), temples: blended(hair, GREY, AT_TEMPLES) };
}

const mirrored = (nodes: readonly Node[]) => nodes.map(([x, y]): Node => [-x, y]);
const either = (...side: readonly string[]) =>
  side.flatMap((line) => [strand(line, WIDTH), strand(mirrored(nodeList(line)), WIDTH)]);
const WIDTH = 0.036;

/** Strands back from the temples and down beside the face, wherever hair covers them. */
const TEMPLES: Readonly<Record<HeadTurn, readonly Strand[]>> = {
  front: either(
    '.3,.3 .31,.08 .3,-.1 .25,-.24',
    '.33,.16 .332,-.04 .315,-.2 .25,-.36',
    '.27,-.19 .22,-.31 .13,-.4',
  ),
  'three-quarter': [
    '-.2,.36 -.175,.1 -.155,-.06 -.1,-.22 0,-.34',
    '-.215,.08 -.195,-.1 -.15,-.25 -.07,-.4',
    '-.27,.0 -.26,-.14 -.21,-.29 -.13,-.42',
    '.262,-.17 .235,-.28 .17,-.37',
  ].map((line) => strand(line, WIDTH)),
  profile: [
    '.05,.34 -.003,.11 .035,-.02 .065,-.15 .15,-.28',
    '-.04,.06 -.015,-.08 .02,-.21 .1,-.35',
    '-.115,.0 -.09,-.13 -.04,-.27 .03,-.39',
    '-.21,.1 -.21,-.06 -.16,-.22',
  ].map((line) => strand(line, WIDTH)),
  back: either('.31,.08 .325,-.08 .29,-.25', '.24,.2 .26,.02 .24,-.14'),
};

/** Where curls grey: beside the face and over the ear, in heads. */
const TEMPLE_BANDS: Readonly<Record<HeadTurn, readonly (readonly [from: number, to: number])[]>> = {
  front: [
    [-0.45, -0.24],
    [0.24, 0.45],
  ],
  'three-quarter': [
    [-0.36, -0.08],
    [0.22, 0.34],
  ],
  profile: [[-0.24, 0.12]],
  back: [
    [-0.45, -0.24],
    [0.24, 0.45],
  ],
};
const TEMPLE_HEIGHT = [-0.3, 0.14] as const;

/** Whether a curl grows at a temple. */
export function isAtTemple(turn: HeadTurn, { line: [start] }: Strand): boolean {
  if (!start) return false;
  const [x, y] = start;
  const [top, foot] = TEMPLE_HEIGHT;
  return y > top && y < foot && TEMPLE_BANDS[turn].some(([from, to]) => x > from && x < to);
}

/** In shadow deeper than this no grey is seen. */
const UNLIT = 0.8;

/** Returns the grey strands over a mass: none over curls and ropes, whose own lights go grey. */
export function templesOn(
  turn: HeadTurn,
  { outline, strips, dark = [], depth = 0 }: HairLock,
): readonly Strand[] {
  const isTextured = strips !== undefined || dark.some(({ profile }) => profile === 'curl');
  if (isTextured || dark.length === 0 || depth > UNLIT) return [];
  const [across, down] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  return TEMPLES[turn].filter(({ line }) =>
    line.some(([x, y]) => x > left && x < right && y > top && y < bottom),
  );
}
