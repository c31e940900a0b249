import { gleamOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { isPrint } from '#garments/cloth-traits.ts';
import type { DrawContext } from '../context.ts';
import { lerp } from '../kit/point.ts';
import { px } from '../kit/px.ts';
import { closenessOf } from './closeness.ts';
import { deepToneOf } from './deep-tone.ts';

/** Opacity of folds where the garment does not say. */
const OPACITY = 0.27;
/** Nearly white cloth takes less, and a busy print swallows folds as faint as on plain cloth. */
const ON_WHITE = 0.62;
const WHITE = 0.9;
const ON_PRINTS = 1.45;
/** How far the lit edge of a fold shows beyond it, px. */
const LIT_EDGE_PX = 1.1;
/** How strong it is beside the fold itself, on black and on white: on dark cloth more would be a scratch. */
const LIT_EDGE_SHARE = [0.1, 0.7] as const;

/** Draws folds as valleys beside ridges that the light catches: shade alone would read as darts. */
export function drawFolds(
  context: DrawContext,
  cloth: Cloth,
  folds: readonly string[] | undefined,
  strength = OPACITY,
  deepTone = deepToneOf(cloth),
): string {
  if (!folds?.length) return '';
  const { name, colour } = cloth;
  const opacity = strength * (colour.l > WHITE ? ON_WHITE : 1) * (isPrint(name) ? ON_PRINTS : 1);
  const shape = context.document.shape(folds.join(''));
  const shade = `<use href="#${shape}" fill="${deepTone}" fill-opacity="${opacity.toFixed(2)}"/>`;
  // Over a print it would break the lines of the print.
  if (isPrint(name)) return shade;
  const by = LIT_EDGE_PX * closenessOf(context);
  const lit = opacity * lerp(...LIT_EDGE_SHARE, colour.l);
  const place = `translate(${px(-by / 2)} ${px(-by)})`;
  return `<use href="#${shape}" fill="${gleamOf(colour)}" transform="${place}" fill-opacity="${lit.toFixed(2)}"/>${shade}`;
}
