import type { OutfitReading } from '../../rules/outfit-reading.ts';

/** What sentences take for granted in a feminine wardrobe. */
const FEMININE =
  /\b(lip|lipstick|nails|eyes or your mouth|toes|hoops|earrings|pearls|necklaces?|jewellery|heels?|heeled|shawl|tights|bun|pretty|prettiest)\b/i;
const SKIRTS = /\b(skirts?|dress(?! code))\b/i;

/** True where a sentence takes for granted what its wearer would hardly have: hoops, a lipstick, a skirt to change into. */
export function speaksToOthers(sentence: string, { spec, main }: OutfitReading): boolean {
  const { presentation = 'feminine' } = spec.figure;
  if (presentation === 'feminine') return false;
  const wearsSkirts = main.some(({ garment: { cut } }) => cut.type === 'skirt' || cut.type === 'dress');
  return FEMININE.test(sentence) || (!wearsSkirts && SKIRTS.test(sentence));
}
