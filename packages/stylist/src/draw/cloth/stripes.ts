import { toHex } from '#colour/convert.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { DrawContext } from '../context.ts';
import { stroke } from '../kit/svg-element.ts';
import { grainOf } from './closeness.ts';
import type { PieceOptions } from './piece-options.ts';
import { BRETON_PX, BRETON_STRIPE_PX } from './tiles/striped.ts';

/** Stripes that go round a body in one sweep, without a join; undefined for any other cloth or piece. */
export function drawStripes(
  context: DrawContext,
  cloth: Cloth,
  { rows }: Pick<PieceOptions, 'rows'>,
): string | undefined {
  if (cloth.name !== 'breton' || !rows) return undefined;
  const scale = (cloth.scale ?? 1) * grainOf(context, cloth);
  const colour = toHex(cloth.second ?? tone(cloth.colour, -0.25));
  return stroke(rows((BRETON_PX * scale) / context.head), colour, BRETON_STRIPE_PX * scale);
}
