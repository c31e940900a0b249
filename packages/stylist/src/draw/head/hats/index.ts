import type { DrawContext } from '#draw/context.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { HatCut } from '#garments/cut.ts';
import { drawBeanie } from './beanie.ts';
import { drawBeret } from './beret.ts';
import { drawBucketHat } from './bucket-hat.ts';
import { drawCap } from './cap.ts';
import { drawFedora } from './fedora.ts';
import { drawStrawHat } from './straw-hat.ts';

const HATS = {
  beanie: drawBeanie,
  cap: drawCap,
  straw: drawStrawHat,
  beret: drawBeret,
  bucket: drawBucketHat,
  fedora: drawFedora,
} as const;

/** Draws a hat on the head. */
export function drawHat(context: DrawContext, cut: HatCut, cloth: Cloth): string {
  return HATS[cut.shape](context, cloth);
}
