import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { paleOf, shadowOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { at } from '#draw/kit/at.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import type { Node, Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { Age } from '#outfit.ts';
import { blended } from '../head-ink.ts';
import { headSpace, onHead, shapeOn } from '../head-space.ts';
import { headView } from '../head-view.ts';
import { sliver } from '../sliver.ts';
import { greyOf, isAtTemple, templesOn } from './greying.ts';
import type { HairLock, Strand } from './hair-lock.ts';

/** Lines of plaits and partings, in heads; on light hair they are finer. */
const MARK_WIDTH = 0.011;

const isDark = (hair: Oklch) => hair.l < 0.35;

/** White and silver hair has no more chroma than this. */
const SILVER_CHROMA = 0.03;

/** Strands are strong on dark hair and on silver, which would be a cap without them; they nearly vanish on blonde. */
function strandOpacity(hair: Oklch): number {
  if (isDark(hair)) return 0.55;
  if (hair.l <= 0.6) return 0.3;
  return hair.c < SILVER_CHROMA ? 0.28 : 0.24;
}

/** A lens bent over three nodes, as path data: a tenth of what a brush stroke takes. */
function curl(nodes: readonly Node[], width: number): string {
  const [from, over, to] = [at(nodes, 0), at(nodes, 1), at(nodes, 2)];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const rise: Point = [over[0] - middle[0], over[1] - middle[1]];
  const reach = Math.hypot(rise[0], rise[1]) || 1;
  const bend = (by: number) => {
    const k = 2 + (2 * by) / reach;
    return `${px(middle[0] + rise[0] * k)} ${px(middle[1] + rise[1] * k)}`;
  };
  const ends = [from, to].map(([x, y]) => `${px(x)} ${px(y)}`);
  return `M${ends[0]}Q${bend(width / 2)} ${ends[1]}Q${bend(-width / 2)} ${ends[0]}Z`;
}

/** Grey strands are seen more than lit ones. */
const GREYED = { opacity: 0.6, wider: 1.2 } as const;
const GREY_TEMPLES = 0.72;
/** Among dark curls as strong a grey would be scribbles on one part of them. */
const GREY_CURLS = 0.36;

/** Returns the colour of lit strands: paler than the hair, and grey where years begin to show. */
function litStrands(
  hair: Oklch,
  age: Age,
): { readonly colour: string; readonly opacity: number; readonly wider?: number } {
  const grey = greyOf(hair, age);
  if (grey) return { colour: toHex(grey.strands), ...GREYED };
  if (isDark(hair)) return { colour: toHex(oklch(hair.l + 0.17, hair.c + 0.015, hair.h + 5)), opacity: 0.5 };
  return { colour: paleOf(hair), opacity: 0.4 };
}

/** One mass of hair with its strands and marks. */
export function drawLock(context: DrawContext, lock: HairLock, age: Age): string {
  const {
    outline,
    strips = [],
    marks = [],
    dark = [],
    light = [],
    depth = 0,
    skin = 0,
    thinned,
    strength = 1,
  } = lock;
  const { hair, head } = context;
  const place = headSpace(context);
  // One path for all strands of a tone: laid singly, a hundred curls would cost more than the coat.
  const strokes = (strands: readonly Strand[], wider = 1) =>
    strands
      .map(({ line, width, profile }) => {
        const nodes = onHead(context, line);
        return profile === 'curl'
          ? curl(nodes, width * wider * head)
          : sliver(nodes, width * wider * head, profile);
      })
      .join('');
  const outlines = [outline, ...strips].map((nodes) => path(onHead(context, nodes)));
  const lines = marks.map((nodes) =>
    polygon(
      nodes.map(([x, y]) => place(x, y)),
      false,
    ),
  );
  const shadowed = depth > 0 ? shadowOf(hair, depth) : hair;
  const colour = skin > 0 ? blended(shadowed, context.skin, skin) : shadowed;
  const grey = greyOf(hair, age);
  const { turn } = headView(context.body.pose);
  const temples = templesOn(turn, lock);
  const isCurled = dark.some(({ profile }) => profile === 'curl');
  // Curls grey at the temples alone: on the crown a lit one would be taken for grey.
  const lit = litStrands(hair, isCurled ? 'young' : age);
  const greyed = grey && isCurled ? [...dark, ...light].filter((curl) => isAtTemple(turn, curl)) : [];
  const left = (strands: readonly Strand[]) =>
    greyed.length > 0 ? strands.filter((one) => !greyed.includes(one)) : strands;
  const extras = [
    thinned && fill(shapeOn(context, thinned.outline), toHex(blended(shadowed, context.skin, thinned.skin))),
    left(light).length > 0 &&
      fill(
        strokes(left(light), lit.wider),
        lit.colour,
        `fill-opacity="${Number((lit.opacity * strength).toFixed(2))}"`,
      ),
    grey &&
      greyed.length > 0 &&
      fill(strokes(greyed, GREYED.wider), toHex(grey.temples), `fill-opacity="${GREY_CURLS}"`),
    grey &&
      temples.length > 0 &&
      fill(strokes(temples), toHex(grey.temples), `fill-opacity="${GREY_TEMPLES}"`),
  ];
  return piece(
    context,
    outlines.join(''),
    { name: 'plain', colour },
    {
      edge: lock.seamless ? 0 : 1.2,
      folds: dark.length > 0 ? [strokes(left(dark))] : [],
      foldOpacity: strandOpacity(hair) * strength,
      seams: lines.length > 0 ? [lines.join('')] : [],
      seamWidth: MARK_WIDTH * head * (hair.l > 0.5 ? 0.6 : 1),
      extra: extras.map((extra) => extra || '').join(''),
    },
  );
}
