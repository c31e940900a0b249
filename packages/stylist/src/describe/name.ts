import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { lightOf } from '../rules/scene-traits.ts';
import { byTellingness, type NamePhrases, namePhrases, setNoun } from './name-phrases.ts';
import { sceneWords } from './scene-words.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;
/** An epithet carries no more than this behind it. */
const MAX_EPITHET_WORDS = 3;

/** How often a look is named in which way. */
const WEIGHTS = { moment: 5, epithet: 3, layers: 3, pair: 2, colours: 1.5 } as const;
type Way = keyof typeof WEIGHTS;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (text: string) => text.toLowerCase().split(/[\s-]+/);
const wordsIn = (name: string) => name.split(/\s+/).length;

/** False when a word stands twice: 'Lamplit satin by lamplight' is fine, 'Market-day tote at the market' is not. */
function repeatsNothing(name: string): boolean {
  const words = wordsOf(name).filter((word) => word.length > 3);
  return new Set(words).size === words.length;
}

const given = (...phrases: readonly (string | undefined)[]) =>
  phrases.filter((phrase) => phrase !== undefined);

/** A piece the way it stands before a moment: 'rust tartan', 'tartan pleats', 'rust pleats'. */
const fullPhrases = ({ colourCloth, clothGarment, colourGarment }: NamePhrases) =>
  given(colourCloth, clothGarment, colourGarment);

function layerNames(reading: OutfitReading): readonly string[] {
  const over = reading.slot('coat') ?? reading.slot('layer');
  const under = reading.slot('dress') ?? reading.slot('top');
  if (!over || !under) return [];
  const [outer, inner] = [namePhrases(reading, over), namePhrases(reading, under)];
  if (inner.colour === outer.colour) return [];
  const below = given(inner.colourCloth, inner.colour, inner.clothGarment);
  return given(outer.clothGarment, outer.colourGarment).flatMap((phrase) =>
    below.map((rest) => `${phrase} over ${rest}`),
  );
}

function pairNames(reading: OutfitReading): readonly string[] {
  const [top, bottom] = [reading.slot('top'), reading.slot('bottom')];
  if (!top || !bottom || reading.slot('coat') || reading.slot('layer')) return [];
  if (setNoun(reading, top)) return [];
  const [upper, lower] = [namePhrases(reading, top), namePhrases(reading, bottom)];
  const above = given(upper.clothGarment, upper.colourGarment);
  const denim = bottom.item.cloth.name === 'denim' ? lower.colourCloth : undefined;
  const below = given(lower.clothGarment, lower.colourGarment, denim);
  return above.flatMap((a) => below.map((b) => `${a} and ${b}`));
}

/** The colours of the two largest areas, where they differ. */
function colourPair(reading: OutfitReading, pieces: readonly WornGarment[]): string | undefined {
  const colours = [...new Set(pieces.map((piece) => namePhrases(reading, piece).colour))];
  const [first, second] = colours;
  const plain = pieces.slice(0, 2).every(({ item }) => item.cloth.name !== 'denim');
  return first && second && plain ? `${first} and ${second}` : undefined;
}

/** Every name of a look by the way it is made. */
function namesByWay(reading: OutfitReading): Readonly<Record<Way, readonly string[]>> {
  const { scene } = reading.spec;
  const { moments, epithets } = sceneWords(scene.name, lightOf(scene));
  const pieces = byTellingness(reading);
  const [star] = pieces;
  if (!star) return { moment: [], epithet: [], layers: [], pair: [], colours: [] };
  const phrases = namePhrases(reading, star);
  const colours = colourPair(reading, pieces);
  return {
    moment: fullPhrases(phrases).flatMap((phrase) => moments.map((moment) => `${phrase} ${moment}`)),
    epithet: [...phrases.nouns, ...given(phrases.clothGarment)].flatMap((noun) =>
      epithets.map((epithet) => `${epithet} ${noun}`),
    ),
    layers: layerNames(reading),
    pair: pairNames(reading),
    colours: colours ? moments.map((moment) => `${colours} ${moment}`) : [],
  };
}

const isName = (name: string) =>
  wordsIn(name) >= MIN_WORDS && wordsIn(name) <= MAX_WORDS && repeatsNothing(name);

/**
 * Names that fit a look, 2–5 words, in the order its seed puts them: the piece it is remembered by, with the moment
 * its place stands for, or with what it is worn over.
 */
export function nameCandidates(reading: OutfitReading, random: () => number): readonly string[] {
  const ways = namesByWay(reading);
  const keyed = (Object.keys(WEIGHTS) as Way[]).flatMap((way) => {
    const longest = way === 'epithet' ? MAX_EPITHET_WORDS : MAX_WORDS;
    const names = [...new Set(ways[way])]
      .map(sentenceCase)
      .filter((name) => isName(name) && wordsIn(name) <= longest);
    /** Drawn by weight: the way as a whole, not each of its names, so that few names have the same chance as many. */
    const weight = WEIGHTS[way] / Math.max(1, names.length);
    return names.map((name) => ({ name, key: Math.log(1 - random()) / weight }));
  });
  return keyed.sort((a, b) => b.key - a.key).map(({ name }) => name);
}

/** Longer names for when the others are taken: an epithet, the piece and the moment. */
export function fullNames(reading: OutfitReading, random: () => number): readonly string[] {
  const { scene } = reading.spec;
  const { moments, epithets } = sceneWords(scene.name, lightOf(scene));
  const [star] = byTellingness(reading);
  if (!star) return [];
  const names = namePhrases(reading, star).nouns.flatMap((noun) =>
    epithets.flatMap((epithet) => moments.map((moment) => `${epithet} ${noun} ${moment}`)),
  );
  const keyed = names.filter(isName).map((name) => ({ name, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ name }) => name);
}
