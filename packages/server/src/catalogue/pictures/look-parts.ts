import { type LookPart, partOfPiece } from '@glow/stylist';
import { IMAGE_FORMATS } from '@glow/stylist/render';
import { isDrawn, type Look } from '../looks/look.ts';
import type { DrawnForm } from './picture-form.ts';

/** A piece is shown as a tile, never larger. */
export const PIECE_WIDTH_PX = 320;
/** What link previews show: wide enough for every network, in the format that all of them take. */
export const SHARE_FORM = { part: 'share', widthPx: 1200, format: 'jpeg' } as const satisfies DrawnForm;

function piecesOf(look: Look): readonly LookPart[] {
  return isDrawn(look) ? look.spec.items.map((_, place) => partOfPiece(place)) : [];
}

/** Tells whether a look has a picture of this part; an upload has none. */
export function hasPart(look: Look, part: LookPart): boolean {
  return part === SHARE_FORM.part ? isDrawn(look) : piecesOf(look).includes(part);
}

/** Returns the forms of all parts of a look. */
export function partForms(look: Look): readonly DrawnForm[] {
  const pieces = piecesOf(look).flatMap((part) =>
    IMAGE_FORMATS.map((format) => ({ part, widthPx: PIECE_WIDTH_PX, format })),
  );
  return isDrawn(look) ? [SHARE_FORM, ...pieces] : [];
}
