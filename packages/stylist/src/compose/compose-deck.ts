import type { BodyShape } from '@glow/api';
import type { NameRealm } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { type Deal, drawAim, drawDeal, isAimedAt, isDealtAt } from './aim.ts';
import { aimedAt, LEVELS } from './aimed-at.ts';
import { type Cast, castMany } from './casting.ts';
import { bestLook, nameLook, type RatedLook } from './compose-one.ts';
import { dealShares } from './deal-shares.ts';
import { type Place, PlaceDeck } from './dealt-place.ts';
import { deckValue } from './deck-value.ts';
import type { Novelty } from './novelty.ts';

export interface DeckOptions {
  readonly count: number;
  readonly seed: number;
  readonly realm: NameRealm;
  readonly isTaken: (name: string) => boolean;
  readonly bodyShape?: BodyShape;
  /** Kept over several decks, it lets each wear what those before it did not. */
  readonly novelty?: Novelty;
  /** Looks compared for each place of the deck, default 6. */
  readonly width?: number;
}

const DEFAULT_WIDTH = 6;
/** Deals drawn for places that none of those dealt suits. */
const OTHER_DEALS = 24;
/** Places and women tried before a place of the deck stays empty. */
const MAX_TURNS = 160;

interface Tried extends RatedLook {
  readonly place: Place;
}

/**
 * Looks for one brief that differ from each other: for every woman a few candidates in the places that are next,
 * and the one whose score outweighs its likeness to what was chosen. A place comes again only when all have been.
 * Fewer than asked come back only when names run out.
 */
export function composeDeck(brief: Brief, options: DeckOptions): readonly OutfitSpec[] {
  const random = createRandom(options.seed);
  const places = new PlaceDeck(brief, random);
  const chosen: OutfitReading[] = [];
  const names = new Set<string>();
  const specs: OutfitSpec[] = [];
  const isTaken = (name: string) => names.has(name) || options.isTaken(name);
  const width = options.width ?? DEFAULT_WIDTH;

  const deals = [...dealShares(random, brief, options.count)];
  /** The first deal still to come that is worn in one of the places still to come, else any that is. */
  const nextDeal = (open: readonly Place[]): Deal => {
    const isOpen = (deal: Deal) => open.some((place) => isDealtAt(deal, brief, place));
    const deal = deals.find(isOpen);
    if (deal) deals.splice(deals.indexOf(deal), 1);
    const others = Array.from({ length: OTHER_DEALS }, () => drawDeal(random, brief));
    return deal ?? others.find(isOpen) ?? drawDeal(random, brief);
  };
  /** Some places leave few looks to covered hair or to what is asked: then another plan, another place, no scarf. */
  const candidatesFor = (cast: Cast, aimed: Brief): readonly Tried[] => {
    const found: Tried[] = [];
    const upcoming = places.upcoming();
    let deal = nextDeal(upcoming);
    for (let turn = 0; turn < MAX_TURNS && found.length < width; turn++) {
      const isHard = turn >= MAX_TURNS / 4 && found.length === 0;
      if (isHard) deal = drawDeal(random, brief);
      const fitting = upcoming.filter((place) => isDealtAt(deal, brief, place));
      const isHardest = isHard && turn >= MAX_TURNS / 2;
      const place = isHardest ? places.another() : fitting[turn % Math.min(width, fitting.length)];
      const worn: Cast = turn < (MAX_TURNS * 3) / 4 || found.length > 0 ? cast : { ...cast, head: 'hair' };
      const drawn = drawAim(random, aimed, deal, cast.bodyShape);
      const aim = place && drawn && isAimedAt(drawn, aimed, place) ? drawn : undefined;
      const look =
        place &&
        aim &&
        bestLook(aimed, aim, worn, place, 1 + Math.floor(random() * 2 ** 31), options.novelty);
      if (look) found.push({ ...look, place });
    }
    const value = new Map(found.map((look) => [look, deckValue(look, chosen, options.count)]));
    return found.sort((a, b) => (value.get(b) ?? 0) - (value.get(a) ?? 0));
  };

  const keepOne = (candidates: readonly Tried[]): boolean =>
    candidates.some((look) => {
      const spec = nameLook(look, options.realm, isTaken);
      if (!spec) return false;
      names.add(spec.name);
      places.take(look.place);
      chosen.push(look.reading);
      options.novelty?.note(look.reading);
      specs.push(spec);
      return true;
    });

  for (const [index, cast] of castMany(random, options.count, options.bodyShape).entries()) {
    const aimed = aimedAt(brief, LEVELS[index % LEVELS.length] ?? 0);
    // Twice more without the level, before a place of the deck stays empty.
    for (const asked of [aimed, brief, brief]) if (keepOne(candidatesFor(cast, asked))) break;
  }
  return specs;
}
