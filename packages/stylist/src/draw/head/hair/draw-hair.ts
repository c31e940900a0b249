import { oklch, toHex } from '../../../colour/convert.ts';
import type { Oklch } from '../../../colour/oklch.ts';
import { paleOf, shadowOf } from '../../../colour/tones.ts';
import type { HairStyle } from '../../../outfit.ts';
import { piece } from '../../cloth/piece.ts';
import type { DrawContext } from '../../context.ts';
import { brush } from '../../kit/brush.ts';
import { path } from '../../kit/curve.ts';
import { createRandom } from '../../kit/random.ts';
import { fill } from '../../kit/svg-element.ts';
import { onHead } from '../head-space.ts';
import { bob, lob } from './bob.ts';
import { braid, bun, pony, topknot } from './gathered.ts';
import type { HairDesign, HairLock, Strand } from './hair-lock.ts';
import { long } from './long.ts';
import { pixie } from './pixie.ts';
import { afro, curls } from './textured.ts';

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
};

const isDark = (hair: Oklch) => hair.l < 0.35;

/** Strands are strong on dark hair and nearly vanish on blonde. */
function strandOpacity(hair: Oklch): number {
  if (isDark(hair)) return 0.55;
  return hair.l > 0.6 ? 0.2 : 0.3;
}

function drawLock(context: DrawContext, { outline, dark = [], light = [], depth = 0 }: HairLock): string {
  const { hair, head } = context;
  const lit = isDark(hair) ? toHex(oklch(hair.l + 0.17, hair.c + 0.015, hair.h + 5)) : paleOf(hair);
  const stroke = ({ line, width, profile }: Strand) => brush(onHead(context, line), width * head, profile);
  const colour = depth > 0 ? shadowOf(hair, depth) : hair;
  return piece(
    context,
    path(onHead(context, outline)),
    { name: 'plain', colour },
    {
      edge: 1.2,
      folds: dark.map(stroke),
      foldOpacity: strandOpacity(hair),
      extra: light
        .map((line) => fill(stroke(line), lit, `fill-opacity="${isDark(hair) ? 0.5 : 0.4}"`))
        .join(''),
    },
  );
}

/** The hair, in the figure's hair colour; strands vary with the context's seed. */
export function drawHair(context: DrawContext, style: HairStyle): HeadLayers {
  const design = DESIGNS[style](createRandom(context.seed + 3));
  const draw = (locks: readonly HairLock[]) => locks.map((one) => drawLock(context, one)).join('');
  return { back: draw(design.back), front: draw(design.front), over: draw(design.over ?? []) };
}
