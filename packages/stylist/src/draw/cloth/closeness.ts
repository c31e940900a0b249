import type { Cloth } from '#garments/cloth.ts';
import { isWeave } from '#garments/cloth-traits.ts';
import type { DrawContext } from '../context.ts';

/** px per head that widths of lines and sizes of prints are given for. */
const DRAWN_FOR_PX = 128;
/** Threads grow by this power of a print's growth: twill as much larger would be hatching. */
const WEAVE_GROWS = 0.3;

/** How much larger than that a figure is: its seams are as much larger. */
export const closenessOf = ({ head }: DrawContext): number => Math.max(1, head / DRAWN_FOR_PX);

/** How much larger the texture of a cloth is drawn. */
export const grainOf = (context: DrawContext, { name }: Cloth): number =>
  closenessOf(context) ** (isWeave(name) ? WEAVE_GROWS : 1);
