import type { Slot } from '../../garments/garment.ts';
import { itemColour } from '../../garments/item-words.ts';
import type { OutfitReading, WornGarment } from '../../rules/outfit-reading.ts';
import { seenWords } from '../seen-words.ts';
import { spokenWords } from '../spoken-words.ts';
import type { ColourFacts } from './colour-facts.ts';
import type { DegreeRange } from './degrees.ts';
import { motifOf, type PairedPieces } from './paired-pieces.ts';

const SLOTS: readonly Slot[] = [
  ...(['top', 'bottom', 'dress', 'layer', 'coat'] as const),
  ...(['shoes', 'bag', 'hat', 'scarf', 'belt', 'necklace', 'earrings'] as const),
];

/** The pieces a sentence can name, by the key in its braces; absent where the look has none. */
export function namedByKey(
  seen: OutfitReading['slot'],
  { solo, accent, fromPrint }: ColourFacts,
  pairs: PairedPieces,
): ReadonlyMap<string, WornGarment> {
  const pieces = {
    ...Object.fromEntries(SLOTS.map((slot) => [slot, seen(slot)])),
    ...{ over: seen('coat') ?? seen('layer') },
    ...{ thing: solo?.piece, detail: accent?.piece, echo: fromPrint?.piece },
    ...pairs,
  };
  return new Map(Object.entries(pieces).flatMap(([key, piece]) => (piece ? [[key, piece] as const] : [])));
}

/** What a sentence may put in its braces: {shoes}, {shoes_colour}, {coat}, {colour}, {from}. */
export function pieceWords(
  reading: OutfitReading,
  pieces: ReadonlyMap<string, WornGarment>,
  { solo, pair, accent, lead, lightest, darkest }: ColourFacts,
  degrees: DegreeRange | undefined,
): Readonly<Partial<Record<string, string>>> {
  const said = (piece: WornGarment) => seenWords(reading, piece, spokenWords(piece.item));
  const named = [...pieces].flatMap(([key, piece]) => [
    [key, said(piece)],
    [`${key}_colour`, itemColour(piece.item)],
  ]);
  const patterned = pieces.get('patterned');
  const motif = patterned && motifOf(patterned);
  return {
    ...Object.fromEntries(named),
    ...(motif && { motif }),
    ...(solo && { colour: solo.name }),
    ...(pair && { one: pair[0].name, other: pair[1].name }),
    ...(accent && { accent: accent.name }),
    ...(lead && { lead: lead.name }),
    ...(lightest && { light: itemColour(lightest.item) }),
    ...(darkest && { dark: itemColour(darkest.item) }),
    ...(degrees && {
      from: String(degrees.from).replace('-', '−'),
      to: String(degrees.to).replace('-', '−'),
    }),
  };
}
