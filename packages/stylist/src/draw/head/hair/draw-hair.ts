import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { paleOf, shadowOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import type { DrawContext } from '#draw/context.ts';
import { at } from '#draw/kit/at.ts';
import { brush } from '#draw/kit/brush.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import type { Node, Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { fill } from '#draw/kit/svg-element.ts';
import type { HairStyle } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { headSpace, onHead } from '../head-space.ts';
import { bob, lob } from './bob.ts';
import { fringe } from './fringe.ts';
import { braid, bun, pony, topknot } from './gathered.ts';
import type { HairDesign, HairLock, Strand } from './hair-lock.ts';
import { halfUp, long } from './long.ts';
import { boxBraids, locs, twists } from './roped.ts';
import { bantuKnots, cornrows } from './scalp.ts';
import { crop, pixie } from './short.ts';
import { afro, coilyCrop, curls, curlyBob } from './textured.ts';
import { chignon, crownBraid } from './upswept.ts';
import { waves } from './waves.ts';

/** What is on the head, as SVG: behind the body, over the face, and over what is worn. */
export interface HeadLayers {
  readonly back: string;
  readonly front: string;
  readonly over: string;
}

const DESIGNS: Readonly<Record<HairStyle, (random: () => number) => HairDesign>> = {
  bob,
  lob,
  long,
  bun,
  topknot,
  afro,
  pony,
  pixie,
  curls,
  braid,
  fringe,
  'half-up': halfUp,
  chignon,
  'crown-braid': crownBraid,
  crop,
  waves,
  'curly-bob': curlyBob,
  'coily-crop': coilyCrop,
  twists,
  'box-braids': boxBraids,
  locs,
  cornrows,
  'bantu-knots': bantuKnots,
};

/** Lines of plaits and partings, in heads. */
const MARK_WIDTH = 0.011;

const isDark = (hair: Oklch) => hair.l < 0.35;

/** Strands are strong on dark hair and nearly vanish on blonde. */
function strandOpacity(hair: Oklch): number {
  if (isDark(hair)) return 0.55;
  return hair.l > 0.6 ? 0.2 : 0.3;
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

function drawLock(context: DrawContext, lock: HairLock): string {
  const { outline, strips = [], marks = [], dark = [], light = [], depth = 0 } = lock;
  const { hair, head } = context;
  const place = headSpace(context);
  const lit = isDark(hair) ? toHex(oklch(hair.l + 0.17, hair.c + 0.015, hair.h + 5)) : paleOf(hair);
  // One path for all strands of a tone: laid singly, a hundred curls would cost more than the coat.
  const strokes = (strands: readonly Strand[]) =>
    strands
      .map(({ line, width, profile }) => {
        const nodes = onHead(context, line);
        return profile === 'curl' ? curl(nodes, width * head) : brush(nodes, width * head, profile);
      })
      .join('');
  const outlines = [outline, ...strips].map((nodes) => path(onHead(context, nodes)));
  const lines = marks.map((nodes) =>
    polygon(
      nodes.map(([x, y]) => place(x, y)),
      false,
    ),
  );
  const colour = depth > 0 ? shadowOf(hair, depth) : hair;
  return piece(
    context,
    outlines.join(''),
    { name: 'plain', colour },
    {
      edge: lock.seamless ? 0 : 1.2,
      folds: dark.length > 0 ? [strokes(dark)] : [],
      foldOpacity: strandOpacity(hair),
      seams: lines.length > 0 ? [lines.join('')] : [],
      seamWidth: MARK_WIDTH * head,
      extra: light.length > 0 ? fill(strokes(light), lit, `fill-opacity="${isDark(hair) ? 0.5 : 0.4}"`) : '',
    },
  );
}

/** The hair, in the figure's hair colour; strands vary with the context's seed. */
export function drawHair(context: DrawContext, style: HairStyle): HeadLayers {
  const design = DESIGNS[style](createRandom(context.seed + 3));
  const draw = (locks: readonly HairLock[]) => locks.map((one) => drawLock(context, one)).join('');
  return { back: draw(design.back), front: draw(design.front), over: draw(design.over ?? []) };
}
