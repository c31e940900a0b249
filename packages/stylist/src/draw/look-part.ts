import type { OutfitSpec } from '../outfit.ts';
import { drawPiece } from './illustrations/flat/draw-piece.ts';
import { drawShareLook } from './illustrations/share/look.ts';

/** A picture beside that of a look: one of its pieces laid flat, by its place in the data, or what a link to it shows. */
export type LookPart = 'share' | `piece-${number}`;

/** Returns the name of the picture of the piece at this place, from 0. */
export const partOfPiece = (place: number): LookPart => `piece-${place}`;

/**
 * Draws a part of a look as SVG, without paper grain. The same spec gives the same bytes.
 * @throws {UnknownGarmentError}
 * @throws {RangeError} for a place at which the look has no piece.
 */
export function drawLookPart(spec: OutfitSpec, part: LookPart): string {
  return part === 'share' ? drawShareLook(spec) : drawPiece(spec, Number(part.slice('piece-'.length)));
}
