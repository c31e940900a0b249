import type { Aid, FigureSpec, HairStyle } from '../../outfit.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';

/** What sentences take for granted in a feminine wardrobe. */
const FEMININE =
  /\b(lip|lipstick|nails|eyes or your mouth|toes|hoops|earrings|pearls|necklaces?|jewellery|heels?|heeled|shawl|tights|bun|pretty|prettiest|waists?)\b/i;
const SKIRTS = /\b(skirts?|dress(?! code))\b/i;

const HANDS =
  /\b(arms?|hands?|fingers?|fingertips|wrists?|nails|gloves|cuffs?|sleeves? up|laces?|tie the|knot|clutch under)\b/i;
const ON_FOOT =
  /\b(walk(s|ing)?|stands?|standing|stroll(ing)?|strides?|steps?|run|running|on foot|footpath|feet|dance|kilometres|taller|tall|serve|rallies|underfoot|puddles|bus)\b/i;
const BRISK =
  /\b(run|running|walk fast|stride|both hands|hands free|dance|kilometres|serve|rallies|bus|both feet)\b/i;
const BARE_LEGS = /\b(bare leg|plenty of leg|bare from the knee|both feet|where the leg is slender|toes)\b/i;

/** What somebody with an aid, or without a hand, would not be told. */
const TACTLESS: Readonly<Record<Aid, RegExp | undefined>> = {
  'hearing-aid': /\b(ears?|whisper|sound)\b/i,
  'prosthetic-leg': BARE_LEGS,
  cane: BRISK,
  'forearm-crutch': BRISK,
  wheelchair: ON_FOOT,
  'limb-difference': HANDS,
};

/** No hair to let down, or hair that is covered. */
const HAIR = /\b(hair|bun)\b/i;
const HAIRLESS: ReadonlySet<HairStyle> = new Set(['bald', 'buzz']);
const LONG_HAIR: ReadonlySet<HairStyle> = new Set([
  'long',
  'waves',
  'lob',
  'half-up',
  'bun',
  'pony',
  'topknot',
]);

function asksForHair(sentence: string, { headscarf, hair }: FigureSpec): boolean {
  if (!HAIR.test(sentence)) return false;
  return (
    headscarf !== undefined ||
    HAIRLESS.has(hair.style) ||
    (/\bbun\b/i.test(sentence) && !LONG_HAIR.has(hair.style))
  );
}

/**
 * True where a sentence takes for granted what its wearer would hardly have: hoops, a lipstick, a skirt to change into, long
 * hair, two hands.
 */
export function speaksToOthers(sentence: string, { spec, main }: OutfitReading): boolean {
  const { presentation = 'feminine', aid } = spec.figure;
  if (aid && TACTLESS[aid]?.test(sentence)) return true;
  if (asksForHair(sentence, spec.figure)) return true;
  if (presentation === 'feminine') return false;
  const wearsSkirts = main.some(({ garment: { cut } }) => cut.type === 'skirt' || cut.type === 'dress');
  return FEMININE.test(sentence) || (!wearsSkirts && SKIRTS.test(sentence));
}
