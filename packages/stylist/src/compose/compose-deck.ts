import type { BodyShape } from '@glow/api';
import type { NameRealm } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { type Cast, castMany } from './casting.ts';
import { bestLook, nameLook } from './compose-one.ts';
import { deckValue } from './deck-value.ts';

export interface DeckOptions {
  readonly count: number;
  readonly seed: number;
  readonly realm: NameRealm;
  readonly isTaken: (name: string) => boolean;
  readonly bodyShape?: BodyShape;
  /** Looks compared for each place of the deck, default 6. */
  readonly width?: number;
}

const DEFAULT_WIDTH = 6;

/**
 * Looks for one brief that differ from each other: for every place a few candidates for one woman, and the one
 * whose score outweighs its likeness to what was chosen. Fewer than asked come back only when names run out.
 */
export function composeDeck(brief: Brief, options: DeckOptions): readonly OutfitSpec[] {
  const random = createRandom(options.seed);
  const casts = castMany(random, options.count, options.bodyShape);
  const chosen: OutfitReading[] = [];
  const names = new Set<string>();
  const specs: OutfitSpec[] = [];
  const isTaken = (name: string) => names.has(name) || options.isTaken(name);

  const candidatesFor = (cast: Cast) =>
    Array.from({ length: options.width ?? DEFAULT_WIDTH }, () =>
      bestLook(brief, cast, 1 + Math.floor(random() * 2 ** 31)),
    ).sort((a, b) => deckValue(b, chosen, options.count) - deckValue(a, chosen, options.count));

  for (const cast of casts) {
    for (const look of candidatesFor(cast)) {
      const spec = nameLook(look, options.realm, isTaken);
      if (!spec) continue;
      names.add(spec.name);
      chosen.push(look.reading);
      specs.push(spec);
      break;
    }
  }
  return specs;
}
