import type { BodyShape } from '@glow/api';
import type { NameRealm } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { type Cast, castMany } from './casting.ts';
import { bestLook, nameLook, type RatedLook } from './compose-one.ts';
import { likeness } from './diversity.ts';

export interface DeckOptions {
  readonly count: number;
  readonly seed: number;
  readonly realm: NameRealm;
  readonly isTaken: (name: string) => boolean;
  readonly bodyShape?: BodyShape;
  /** Looks compared for each place of the deck, default 6. */
  readonly width?: number;
}

/** Weight of a look's own score against being unlike the looks before it (maximal marginal relevance). */
const LAMBDA = 0.55;
const DEFAULT_WIDTH = 6;
/** At most this share of a deck may have the same largest piece. */
const MAX_LEAD_SHARE = 0.3;
const MIN_LEAD_LOOKS = 2;

const leadGarment = ({ lead }: OutfitReading) => lead?.garment.id;

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
  const maxLead = Math.max(MIN_LEAD_LOOKS, Math.ceil(options.count * MAX_LEAD_SHARE));

  const worth = ({ reading, rating }: RatedLook) => {
    const nearest = Math.max(0, ...chosen.map((other) => likeness(reading, other)));
    const lead = leadGarment(reading);
    const worn = chosen.filter((other) => leadGarment(other) === lead).length;
    return LAMBDA * rating - (1 - LAMBDA) * nearest - (worn >= maxLead ? 1 : 0);
  };
  const candidatesFor = (cast: Cast) =>
    Array.from({ length: options.width ?? DEFAULT_WIDTH }, () =>
      bestLook(brief, cast, 1 + Math.floor(random() * 2 ** 31)),
    ).sort((a, b) => worth(b) - worth(a));

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
