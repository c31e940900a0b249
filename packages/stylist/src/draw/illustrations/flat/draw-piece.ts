import { SvgDocument } from '#draw/kit/svg-document.ts';
import type { OutfitSpec } from '../../../outfit.ts';
import { dress } from '../../draw-outfit.ts';
import { discGround } from './ground.ts';
import { laidWithin } from './lay-within.ts';

/** A square: tiles of it stand side by side. */
const TILE = { width: 960, height: 960 } as const;
const MARGIN_PX = 96;
/** An earring that filled the tile would be no earring. */
const PLACED = { turn: -2, maxSize: 7 } as const;

/**
 * Draws one piece of a look laid flat on a disc, as large as the tile allows; 960 by 960 px.
 * @throws {RangeError} where the look has no piece at this place.
 */
export function drawPiece(spec: OutfitSpec, place: number): string {
  const piece = dress(spec)[place];
  if (!piece) throw new RangeError(`The look has no piece ${place}.`);
  const document = new SvgDocument();
  const box = {
    left: MARGIN_PX,
    top: MARGIN_PX,
    right: TILE.width - MARGIN_PX,
    bottom: TILE.height - MARGIN_PX,
  };
  const laid = laidWithin(document, piece, box, PLACED);
  return document.toSvg(discGround('stone', TILE, [480, 480, 400], 0.55) + laid, TILE.width, TILE.height);
}
