import type { BodyShape, Figure } from '@glow/api';
import type { NameRealm } from '../describe/name-realm.ts';
import type { OutfitSpec } from '../outfit.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../rules/brief.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';
import { type Deal, dealtTo, drawAim, drawDeal, isAimedAt, isDealtAt } from './aim.ts';
import { aimedAt, LEVELS } from './aimed-at.ts';
import { castOf } from './cast-of.ts';
import { type Cast, castMany } from './casting.ts';
import { bestLook, nameLook, type RatedLook } from './compose-one.ts';
import { dealShares } from './deal-shares.ts';
import { type Place, PlaceDeck } from './dealt-place.ts';
import { deckValue } from './deck-value.ts';
import type { Novelty } from './novelty.ts';
import { stepFree } from './step-free.ts';
import { tasteBonus, toTaste } from './to-taste.ts';

export interface DeckOptions {
  readonly count: number;
  readonly seed: number;
  readonly realm: NameRealm;
  readonly isTaken: (name: string) => boolean;
  readonly bodyShape?: BodyShape;
  /** Wears every look; default: people in fair shares. */
  readonly wearer?: Figure | undefined;
  /** Kept over several decks, it lets each wear what those before it did not. */
  readonly novelty?: Novelty;
  /** How far somebody leans to each trait, −3 to 3. */
  readonly leans?: readonly number[] | undefined;
  /** Looks compared for each place of the deck, default 6. */
  readonly width?: number;
}

const DEFAULT_WIDTH = 6;
/** Deals drawn for places that none of those dealt suits. */
const OTHER_DEALS = 24;
/** Places and people tried before a place of the deck stays empty. */
const MAX_TURNS = 160;

/** A set is not shown again within so many looks: one deck of the site. */
const RECENT_SETS = 13;

interface Tried extends RatedLook {
  readonly place: Place;
}

/**
 * Looks for one brief that differ from each other: for every person a few candidates in the places that are next,
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
  const { novelty, leans } = options;
  const bonusOf = (reading: OutfitReading) => (novelty?.bonus(reading) ?? 0) + tasteBonus(reading, leans);
  const dealt = leans ? toTaste(brief, leans) : brief;

  const deals = [...dealShares(random, dealt, options.count)];
  /** The first deal still to come that is worn in one of the places still to come, else any that is. */
  const nextDeal = (open: readonly Place[]): Deal => {
    const isOpen = (deal: Deal) => open.some((place) => isDealtAt(deal, brief, place));
    const deal = deals.find(isOpen);
    if (deal) deals.splice(deals.indexOf(deal), 1);
    const others = Array.from({ length: OTHER_DEALS }, () => drawDeal(random, dealt));
    return deal ?? others.find(isOpen) ?? drawDeal(random, dealt);
  };
  /** Without its steps a place may be one that somebody else was shown in. */
  const wasJustShown = ({ name, variant }: Place) =>
    specs.slice(-RECENT_SETS).some(({ scene }) => scene.name === name && scene.variant === variant);
  /** Some places leave few looks to covered hair or to what is asked: then another plan, another place, no scarf. */
  const candidatesFor = (cast: Cast, aimed: Brief): readonly Tried[] => {
    const found: Tried[] = [];
    const upcoming = places.upcoming();
    const worn = (drawn: Deal) => dealtTo(cast, drawn, random, aimed);
    let deal = worn(nextDeal(upcoming));
    for (let turn = 0; turn < MAX_TURNS && found.length < width; turn++) {
      const isHard = turn >= MAX_TURNS / 4 && found.length === 0;
      if (isHard) deal = worn(drawDeal(random, dealt));
      const fitting = upcoming.filter(
        (place) => isDealtAt(deal, brief, place) && !wasJustShown(stepFree(place, cast.aid)),
      );
      const isHardest = isHard && turn >= MAX_TURNS / 2;
      const place = isHardest ? places.another() : fitting[turn % Math.min(width, fitting.length)];
      const shown: Cast = turn < (MAX_TURNS * 3) / 4 || found.length > 0 ? cast : { ...cast, head: 'hair' };
      const drawn = drawAim(random, aimed, deal, cast);
      const aim = place && drawn && isAimedAt(drawn, aimed, place) ? drawn : undefined;
      const look =
        place && aim && bestLook(aimed, aim, shown, place, 1 + Math.floor(random() * 2 ** 31), bonusOf);
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
      novelty?.note(look.reading);
      specs.push(spec);
      return true;
    });

  const people = castMany(random, options.count, options.bodyShape);
  const wearer = options.wearer;
  const casts = wearer ? people.map(({ expression }) => castOf(wearer, expression)) : people;
  for (const [index, cast] of casts.entries()) {
    const aimed = aimedAt(brief, LEVELS[index % LEVELS.length] ?? 0);
    // Twice more without the level, before a place of the deck stays empty.
    for (const asked of [aimed, brief, brief]) if (keepOne(candidatesFor(cast, asked))) break;
  }
  return specs;
}
