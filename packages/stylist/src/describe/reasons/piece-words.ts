import type { Slot } from '../../garments/garment.ts';
import { itemColour } from '../../garments/item-words.ts';
import { shortWords } from '../../garments/short-words.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import type { ColourFacts } from './colour-facts.ts';
import type { DegreeRange } from './degrees.ts';

const SLOTS: readonly Slot[] = ['top', 'bottom', 'dress', 'layer', 'coat', 'shoes', 'bag', 'hat', 'scarf'];

/** What a sentence may put in its braces: {shoes}, {coat}, {colour}, {from}; absent where the look has none. */
export function pieceWords(
  seen: OutfitReading['slot'],
  { solo, pair, accent, fromPrint, lead, lightest, darkest }: ColourFacts,
  degrees: DegreeRange | undefined,
): Readonly<Partial<Record<string, string>>> {
  const bySlot = SLOTS.map((slot) => {
    const piece = seen(slot);
    return [slot, piece && shortWords(piece.item)] as const;
  });
  const over = seen('coat') ?? seen('layer');
  return {
    ...(over && { over: shortWords(over.item) }),
    ...Object.fromEntries(bySlot.filter(([, words]) => words !== undefined)),
    ...(solo && { colour: solo.name, thing: shortWords(solo.piece.item) }),
    ...(pair && { one: pair[0].name, other: pair[1].name }),
    ...(accent && { accent: accent.name, detail: shortWords(accent.piece.item) }),
    ...(fromPrint && { echo: shortWords(fromPrint.piece.item) }),
    ...(lead && { lead: lead.name }),
    ...(lightest && { light: itemColour(lightest.item) }),
    ...(darkest && { dark: itemColour(darkest.item) }),
    ...(degrees && {
      from: String(degrees.from).replace('-', '−'),
      to: String(degrees.to).replace('-', '−'),
    }),
  };
}
