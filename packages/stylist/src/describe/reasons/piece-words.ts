import type { Slot } from '../../garments/garment.ts';
import { itemColour } from '../../garments/item-words.ts';
import type { OutfitReading, WornGarment } from '../../rules/outfit-reading.ts';
import { seenWords } from '../seen-words.ts';
import { spokenWords } from '../spoken-words.ts';
import type { ColourFacts } from './colour-facts.ts';
import type { DegreeRange } from './degrees.ts';

const SLOTS: readonly Slot[] = ['top', 'bottom', 'dress', 'layer', 'coat', 'shoes', 'bag', 'hat', 'scarf'];

/** What a sentence may put in its braces: {shoes}, {coat}, {colour}, {from}; absent where the look has none. */
export function pieceWords(
  reading: OutfitReading,
  seen: OutfitReading['slot'],
  { solo, pair, accent, fromPrint, lead, lightest, darkest }: ColourFacts,
  degrees: DegreeRange | undefined,
): Readonly<Partial<Record<string, string>>> {
  const said = (piece: WornGarment) => seenWords(reading, piece, spokenWords(piece.item));
  const bySlot = SLOTS.map((slot) => {
    const piece = seen(slot);
    return [slot, piece && said(piece)] as const;
  });
  const over = seen('coat') ?? seen('layer');
  return {
    ...(over && { over: said(over) }),
    ...Object.fromEntries(bySlot.filter(([, words]) => words !== undefined)),
    ...(solo && { colour: solo.name, thing: said(solo.piece) }),
    ...(pair && { one: pair[0].name, other: pair[1].name }),
    ...(accent && { accent: accent.name, detail: said(accent.piece) }),
    ...(fromPrint && { echo: said(fromPrint.piece) }),
    ...(lead && { lead: lead.name }),
    ...(lightest && { light: itemColour(lightest.item) }),
    ...(darkest && { dark: itemColour(darkest.item) }),
    ...(degrees && {
      from: String(degrees.from).replace('-', '−'),
      to: String(degrees.to).replace('-', '−'),
    }),
  };
}
