import type { DeckRequest, WardrobeOffer } from '@glow/stylist';
import { Type } from 'typebox';
import type { Message } from '#infra/ai/models.ts';

const Name = Type.String({ maxLength: 80 });

const ITEMS_MAX = 14;
const LOOKS_MAX = 10;

/** What a model is to answer: looks of a scene and pieces. */
export const ProposalSchema = Type.Object(
  {
    looks: Type.Array(
      Type.Object(
        {
          scene: Name,
          items: Type.Array(
            Type.Object({ garment: Name, cloth: Name, colour: Name }, { additionalProperties: false }),
            { maxItems: ITEMS_MAX },
          ),
        },
        { additionalProperties: false },
      ),
      { maxItems: LOOKS_MAX },
    ),
  },
  { additionalProperties: false },
);

const STYLIST = `You are a fashion stylist with taste and nerve. You put looks together from the wardrobe you are given, and from nothing else.
Each look is complete: a dress, or a top and a bottom; shoes; a layer or coat, a bag and few accessories where they help. One piece per slot.
Every piece is named by its "garment" id, one of its own "cloth" names, and a "colour" that the dye of that cloth comes in.
Choose the "scene" that the look is worn in; dress for its weather. Keep to one register, from three to six colours' worth of restraint, and let each look differ from the others.
Answer with JSON only.`;

/** Asks for looks from an offer. */
export function askForLooks(
  offer: WardrobeOffer,
  { style, bodyShape, weather }: DeckRequest,
  count: number,
): readonly Message[] {
  const wish = { looks: count, style, bodyShape, weather };
  return [
    { role: 'system', content: STYLIST },
    { role: 'user', content: JSON.stringify({ wish, wardrobe: offer }) },
  ];
}

/** Tells a model once what was wrong with its looks, and asks for as many others. */
export function askAgain(
  asked: readonly Message[],
  answer: string,
  faults: readonly (readonly string[])[],
): readonly Message[] {
  const told = faults.map((sentences, index) => `${index + 1}. ${sentences.join(' ')}`).join('\n');
  return [
    ...asked,
    { role: 'assistant', content: answer },
    {
      role: 'user',
      content: `${faults.length} of these looks break a rule:\n${told}\nAnswer with ${faults.length} looks in their place.`,
    },
  ];
}
