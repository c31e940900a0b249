/**
 * What a look is like, in numbers that are computed from its data. A look carries them as a version and one digit of
 * 0 to 8 for each, in this order: 4 stands between the two ends, or for what a look has not.
 */
export const TRAITS = [
  /** 0 gym, 8 white tie. */
  'formality',
  'evening',
  'tailored',
  'country',
  'beach',
  'sport',
  /** How strong its colours are. */
  'chroma',
  /** Blue and violet against red and orange. */
  'warmth',
  /** Pink and red against green. */
  'green',
  /** Between its lightest large piece and its darkest. */
  'contrast',
  'lightness',
  'print',
  'printScale',
  'shine',
  'texture',
  'denim',
  'volumeAbove',
  'volumeBelow',
  /** Separates against a dress. */
  'dress',
  /** Trousers against a skirt. */
  'skirt',
  /** Short against long. */
  'hem',
  /** Closed against open. */
  'neckline',
  /** Bare arms against covered ones. */
  'sleeves',
  /** Flat against high. */
  'heel',
  /** Sandals against boots. */
  'boots',
  'layers',
  'coat',
  'accessories',
  'belt',
  'hat',
  'rarity',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Of the list above and what its numbers mean; a change of either raises it. */
export const TRAITS_VERSION = 1;

/** A trait's digit that leans neither way; one end is 0, the other twice as much. */
export const TRAIT_MIDDLE = 4;

/** How far a taste leans to an end of a trait, at most. */
export const LEAN_MAX = 3;

/** What somebody leans to, as it is sent: a whole number of −3 to 3 for each trait, and nothing else about her. */
export interface Taste {
  /** `TRAITS_VERSION`; another one is disregarded. */
  version: number;
  leans: number[];
}

/** Returns the leans of a request; undefined where there are none of this version, or none that lean. */
export function leansOfTaste(taste: Taste | undefined): readonly number[] | undefined {
  const isOurs = taste?.version === TRAITS_VERSION && taste.leans.length === TRAITS.length;
  return isOurs && taste.leans.some((lean) => lean !== 0) ? taste.leans : undefined;
}
