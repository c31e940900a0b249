import { toHex } from '../colour/convert.ts';
import type { Slot } from '../garments/garment.ts';
import { itemColour, itemPhrase } from '../garments/item-words.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** One piece of a look, as it is named beside its picture. */
export interface PieceDescription {
  readonly slot: Slot;
  /** With its colour and cloth, without an article: 'Rust and navy tartan pleated midi skirt'. */
  readonly name: string;
  readonly colour: { readonly name: string; readonly value: string };
}

/** Returns the pieces of a look in the order they are put on. */
export function describePieces({ worn }: OutfitReading): readonly PieceDescription[] {
  return worn.map(({ item, garment: { slot }, colour }) => {
    const phrase = itemPhrase(item);
    return {
      slot,
      name: phrase.charAt(0).toUpperCase() + phrase.slice(1),
      colour: { name: itemColour(item), value: toHex(colour) },
    };
  });
}
