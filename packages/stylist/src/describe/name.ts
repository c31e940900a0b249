import { pickOne } from '../random.ts';
import type { OutfitReading, WornGarment } from '../rules/outfit-reading.ts';
import { moodsOf } from './moods.ts';
import { byTellingness, type NamePhrases, namePhrases, setNoun } from './name-phrases.ts';
import { isLayerCarried, isSeen } from './seen.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;
/** An epithet carries no more than this with it. */
const MAX_EPITHET_WORDS = 4;

/** How often a look is named in which way. */
const WEIGHTS = { ending: 5, epithet: 0.3, layers: 5, pair: 3, colours: 3.5 } as const;
type Way = keyof typeof WEIGHTS;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (text: string) => text.toLowerCase().split(/[\s-]+/);
const wordsIn = (name: string) => name.split(/\s+/).length;

/** False when a word stands twice: 'Sunday stripes on Sunday'. */
function repeatsNothing(name: string): boolean {
  const words = wordsOf(name).filter((word) => word.length > 3);
  return new Set(words).size === words.length;
}

const given = (...phrases: readonly (string | undefined)[]) =>
  phrases.filter((phrase) => phrase !== undefined);

/** A piece the way it stands before an ending: 'rust tartan', 'tartan pleats', 'rust pleats'. */
const fullPhrases = ({ colourCloth, clothGarment, colourGarment }: NamePhrases) =>
  given(colourCloth, clothGarment, colourGarment);

function layerNames(reading: OutfitReading): readonly string[] {
  const over = reading.slot('coat') ?? reading.slot('layer');
  const under = reading.slot('dress') ?? reading.slot('top');
  if (!over || !under || !isSeen(reading, under) || isLayerCarried(reading)) return [];
  const [outer, inner] = [namePhrases(reading, over), namePhrases(reading, under)];
  if (inner.colour === outer.colour) return [];
  // A wash alone, 'over pale-wash', would be taken for trousers.
  const colour = under.item.cloth.name === 'denim' ? undefined : inner.colour;
  const below = given(inner.colourCloth, colour, inner.clothGarment);
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
  const { epithets, endings } = moodsOf(reading);
  const pieces = byTellingness(reading);
  const [star] = pieces;
  if (!star) return { ending: [], epithet: [], layers: [], pair: [], colours: [] };
  const phrases = namePhrases(reading, star);
  const colours = colourPair(reading, pieces);
  return {
    ending: fullPhrases(phrases).flatMap((phrase) => endings.map((ending) => `${phrase} ${ending}`)),
    epithet: [...phrases.nouns, ...fullPhrases(phrases)].flatMap((noun) =>
      epithets.map((epithet) => `${epithet} ${noun}`),
    ),
    layers: layerNames(reading),
    pair: pairNames(reading),
    colours: colours ? endings.map((ending) => `${colours} ${ending}`) : [],
  };
}

const isName = (name: string) =>
  wordsIn(name) >= MIN_WORDS && wordsIn(name) <= MAX_WORDS && repeatsNothing(name);

/**
 * Names that fit a look, 2–5 words, in the order its seed puts them: the piece it is remembered by, with a mood, an
 * hour or a season, or with what it is worn over.
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

/** What a longer name may set beside the star. */
const NAMED_BESIDE: ReadonlySet<string> = new Set([
  'top',
  'bottom',
  'dress',
  'layer',
  'coat',
  'shoes',
  'bag',
]);

/** More would only be sent about: each look needs one that is free. */
const FULL_NAMES = 200;
/** Many of those drawn are too long. */
const DRAWN = 2000;

/** Two of the look's colours, or its star and its shoes or bag: 'navy and rust', 'mint pleats and tan loafers'. */
function pairedPhrases(reading: OutfitReading, star: WornGarment): readonly string[] {
  const { colourGarment, colour } = namePhrases(reading, star);
  const beside = reading.worn.filter(
    (piece) => piece !== star && NAMED_BESIDE.has(piece.garment.slot) && isSeen(reading, piece),
  );
  return beside.flatMap((piece) => {
    const other = namePhrases(reading, piece);
    const colours = other.colour === colour ? [] : [`${colour} and ${other.colour}`];
    const small = piece.garment.slot === 'shoes' || piece.garment.slot === 'bag';
    return small ? [...colours, `${colourGarment} and ${other.colourGarment}`] : colours;
  });
}

/** Longer names for when the others are taken: an epithet, a piece and an ending, or two pieces. */
export function fullNames(reading: OutfitReading, random: () => number): readonly string[] {
  const { epithets, endings } = moodsOf(reading);
  const [star, second] = byTellingness(reading);
  if (!star) return [];
  const paired = pairedPhrases(reading, star);
  const nouns = (second ? [star, second] : [star])
    .map((piece) => namePhrases(reading, piece))
    .flatMap((phrases) => [...phrases.nouns, ...fullPhrases(phrases)]);
  const forms = [
    () => `${pickOne(random, epithets)} ${pickOne(random, nouns)} ${pickOne(random, endings)}`,
    () => pickOne(random, [...paired, ...nouns]),
    () => `${pickOne(random, epithets)} ${pickOne(random, [...paired, ...nouns])}`,
    () => `${pickOne(random, [...paired, ...nouns])} ${pickOne(random, endings)}`,
  ];
  const names = new Set<string>();
  for (let drawn = 0; drawn < DRAWN && names.size < FULL_NAMES; drawn++) {
    const name = sentenceCase(pickOne(random, forms)());
    if (isName(name)) names.add(name);
  }
  return [...names];
}
