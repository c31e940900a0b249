import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { fullNames, nameCandidates } from './name.ts';
import { realmOf } from './name-realm.ts';

/** Numbered names per look, behind those that need no number. */
const NUMBERED = 24;
const NUMBERS = 9998;
const MAX_WORDS = 5;
/** Of a base with a number behind it. */
const MAX_BASE_WORDS = MAX_WORDS - 1;

/**
 * Names a look may have that is no catalogue's, best first: what it is remembered by and a mood, then the same at
 * greater length, then with a number, for the day when some ten thousand looks of one style have used up the words. Throws UnknownGarmentError.
 */
export function generatedNames(spec: OutfitSpec): readonly string[] {
  const random = createRandom(spec.seed);
  const reading = readOutfit(spec);
  const plain = nameCandidates(reading, random);
  const full = fullNames(reading, random);
  const bases = plain.filter((name) => name.split(/\s+/).length <= MAX_BASE_WORDS);
  const numbered = Array.from({ length: NUMBERED }, (_, index) => {
    const number = 2 + Math.floor(random() * NUMBERS);
    return `${bases[index % bases.length]} №${number}`;
  });
  return [...new Set([...plain, ...full, ...numbered])].filter((name) => realmOf(name) === 'generated');
}
