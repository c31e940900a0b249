import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import type { Age, HairStyle } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { headView } from '../head-view.ts';
import { bantuKnots } from './bantu-knots.ts';
import { buzz, fade, quiff, receding, shortSides, sidePart } from './barbered.ts';
import { bob, lob } from './bob.ts';
import { afro, coilyCrop } from './coils.ts';
import { cornrows } from './cornrows.ts';
import { crop } from './crop.ts';
import { crownBraid } from './crown-braid.ts';
import { curls, curlyBob } from './curls.ts';
import { drawLock } from './draw-lock.ts';
import { fringe } from './fringe.ts';
import { bun, chignon, manBun, topknot } from './gathered.ts';
import type { HairLock, HairMaker } from './hair-lock.ts';
import { halfUp, long } from './long.ts';
import { pixie } from './pixie.ts';
import { pressed } from './pressed.ts';
import { boxBraids, locs, twists } from './roped.ts';
import { braid, pony } from './tails.ts';
import { waves } from './waves.ts';

/** What is on the head, as SVG: behind the body, over the face, and over what is worn. */
export interface HeadLayers {
  readonly back: string;
  readonly front: string;
  readonly over: string;
}

interface HairDrawing extends HeadLayers {
  /** Tucked behind the ear, though it could cover it. */
  readonly showsEar: boolean;
}

/** Styles that leave the ear of a turned head to be seen, though they cover it from the front. */
const TUCKED: ReadonlySet<HairStyle> = new Set(['lob', 'long', 'half-up', 'afro']);

const NOTHING = { back: [], front: [] };

const DESIGNS: Readonly<Record<HairStyle, HairMaker>> = {
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
  'short-sides': shortSides,
  quiff,
  fade,
  'side-part': sidePart,
  receding,
  bald: () => NOTHING,
  buzz,
  'man-bun': manBun,
};

/** The hair, in the figure's hair colour; strands vary with the context's seed, and a hat presses what it covers. */
export function drawHair(
  context: DrawContext,
  style: HairStyle,
  age: Age = 'young',
  under: 'hat' | 'air' = 'air',
): HairDrawing {
  const { turn } = headView(context.body.pose);
  const away = isAway(context.body);
  const design = DESIGNS[style](turn, createRandom(context.seed + 3));
  const { tail = [] } = design;
  const draw = (locks: readonly HairLock[]) =>
    locks.map((one) => drawLock(context, under === 'hat' ? pressed(turn, one) : one, age)).join('');
  return {
    back: draw([...(away ? [] : tail), ...design.back]),
    front: draw(design.front),
    over: draw([...(away ? tail : []), ...(design.over ?? [])]),
    showsEar: TUCKED.has(style) && (turn === 'three-quarter' || turn === 'profile'),
  };
}
