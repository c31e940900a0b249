import { shuffled } from '../random.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import type { ClothName } from '../wardrobe/cloth.ts';
import { itemColour } from '../wardrobe/item-words.ts';
import { SCENE_MOODS } from './scene-words.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;
/** How often a look is named after its two largest pieces rather than after a moment. */
const PAIR_SHARE = 0.4;

/** What a look is said to be 'in'. */
const CLOTH_NOUNS: Readonly<Partial<Record<ClothName, string>>> = {
  satin: 'satin',
  denim: 'denim',
  linen: 'linen',
  wool: 'wool',
  tweed: 'tweed',
  cable: 'cable knit',
  tartan: 'tartan',
  check: 'check',
  herringbone: 'herringbone',
  polka: 'polka dots',
  sequin: 'sequins',
  floral: 'florals',
  leather: 'leather',
};

/** How a cloth sounds before a garment: 'tartan pleats', 'linen shirt-dress'. */
const CLOTH_ADJECTIVES: Readonly<Partial<Record<ClothName, string>>> = {
  satin: 'satin',
  linen: 'linen',
  tweed: 'tweed',
  tartan: 'tartan',
  check: 'checked',
  herringbone: 'herringbone',
  polka: 'dotted',
  sequin: 'sequinned',
  floral: 'floral',
  leather: 'leather',
  wool: 'wool',
  breton: 'striped',
  'shirt-stripe': 'striped',
};

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (mood: string) => mood.charAt(0).toLowerCase() + mood.slice(1);

const wordsIn = (name: string) => name.split(/\s+/).length;

function shortPhrases({ item, garment }: WornGarment): readonly string[] {
  const colour = itemColour(item);
  const adjective = CLOTH_ADJECTIVES[item.cloth.name];
  const withCloth = adjective && !garment.short.includes(adjective) ? [`${adjective} ${garment.short}`] : [];
  return [...withCloth, `${colour} ${garment.short}`];
}

function moodNames({ main }: OutfitReading, moods: readonly string[]): readonly string[] {
  const [lead, other] = main;
  if (!lead) return [];
  const inPhrases = [lead, ...(other ? [other] : [])].map(({ item }) => {
    const noun = CLOTH_NOUNS[item.cloth.name];
    return noun ? `${itemColour(item)} ${noun}` : itemColour(item);
  });
  return moods.flatMap((mood) => [
    ...inPhrases.map((phrase) => `${mood} in ${phrase}`),
    ...shortPhrases(lead).map((phrase) => `${sentenceCase(phrase)}, ${lowered(mood)}`),
    ...shortPhrases(lead).map((phrase) => `${mood}, ${phrase}`),
  ]);
}

function pairNames({ main }: OutfitReading): readonly string[] {
  const [lead, other] = main;
  if (!lead || !other) return [];
  const pairs = shortPhrases(lead).flatMap((a) => shortPhrases(other).map((b) => [a, b] as const));
  return pairs
    .filter(([a, b]) => a.split(' ')[0] !== b.split(' ')[0])
    .map(([a, b]) => `${sentenceCase(a)}, ${b}`);
}

/**
 * Names that fit a look, 2–5 words, in the order its seed puts them: what it is made of, and the moment its scene
 * stands for. The pieces come largest first.
 */
export function nameCandidates(reading: OutfitReading, random: () => number): readonly string[] {
  const bySize: OutfitReading = { ...reading, main: [...reading.main].sort((a, b) => b.area - a.area) };
  const moods = SCENE_MOODS[reading.spec.scene.name];
  const pairs = shuffled(random, pairNames(bySize));
  const moody = shuffled(random, moodNames(bySize, moods));
  const ordered = random() < PAIR_SHARE ? [...pairs, ...moody] : [...moody, ...pairs];
  return ordered.filter((name) => wordsIn(name) >= MIN_WORDS && wordsIn(name) <= MAX_WORDS);
}
