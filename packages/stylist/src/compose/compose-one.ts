import { isColourful } from '../colour/story-kind.ts';
import { fullNames, nameCandidates } from '../describe/name.ts';
import { type NameRealm, realmOf } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { type Brief, registersOf } from '../rules/brief.ts';
import { coloursWorn } from '../rules/colours-worn.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { rateOutfit } from '../rules/rate-outfit.ts';
import { registerOf } from '../rules/register.ts';
import type { Aim } from './aim.ts';
import type { Cast } from './casting.ts';
import type { Place } from './dealt-place.ts';
import { draftLook } from './draft-look.ts';

/** Drafts that pass the gates and are then compared by score. */
const COMPARED = 8;
const MAX_TRIES = 48;
/** Drafts in vain before an aim is given up. */
const HOPELESS = 16;

export interface RatedLook {
  readonly reading: OutfitReading;
  readonly rating: number;
}

/** A look could not be composed: the wardrobe offers the brief too little. */
export class NoLookError extends Error {
  override readonly name = 'NoLookError';

  constructor(briefId: string) {
    super(`The wardrobe offers no complete look for ${briefId}.`);
  }
}

/** What a look costs that lost sight of its aim: more than any score brings. */
const STRAYED = 0.3;
const COLOURS_TOLD = 2;

/** A story of colours ends with two of them, and a look stays in the register it was dealt. */
function strayed(reading: OutfitReading, brief: Brief, { story, register }: Aim): number {
  const untold = isColourful(story) && coloursWorn(reading).length < COLOURS_TOLD;
  const elsewhere = registerOf(reading.worn, registersOf(brief))?.register !== register;
  return (untold ? STRAYED : 0) + (elsewhere ? STRAYED : 0);
}

/**
 * The best of a few looks that pass every gate, by score and what `bonusOf` adds to it, or undefined when none does; the same
 * seed gives the same look.
 */
export function bestLook(
  brief: Brief,
  aim: Aim,
  cast: Cast,
  place: Place,
  seed: number,
  bonusOf: (reading: OutfitReading) => number = () => 0,
): RatedLook | undefined {
  const random = createRandom(seed);
  let best: RatedLook | undefined;
  let passed = 0;
  for (let attempt = 0; attempt < MAX_TRIES && passed < COMPARED; attempt++) {
    const reading = draftLook(brief, aim, cast, place, random);
    if (!reading) {
      if (passed === 0 && attempt >= HOPELESS) return undefined;
      continue;
    }
    passed += 1;
    const rating = rateOutfit(reading, brief) + bonusOf(reading) - strayed(reading, brief, aim);
    if (!best || rating > best.rating) best = { reading, rating };
  }
  return best;
}

/** Returns the look with the first of its names that is free, or undefined when all are taken. */
export function nameLook(
  { reading }: RatedLook,
  realm: NameRealm,
  isTaken: (name: string) => boolean,
): OutfitSpec | undefined {
  const random = createRandom(reading.spec.seed);
  const isFree = (candidate: string) => realmOf(candidate) === realm && !isTaken(candidate);
  const name = nameCandidates(reading, random).find(isFree) ?? fullNames(reading, random).find(isFree);
  return name === undefined ? undefined : { ...reading.spec, name };
}
