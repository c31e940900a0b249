import { type BodyShape, type Style, WEATHER_TAGS, type WeatherTag } from '@glow/api';
import { UnknownGarmentError } from '../garments/unknown-garment.error.ts';
import type { OutfitSpec } from '../outfit.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { rateOutfit } from '../rules/rate-outfit.ts';
import { styleBrief } from '../rules/style-briefs.ts';
import { deckValue } from './deck-value.ts';
import { outlineOf } from './outline.ts';
import { tasteBonus } from './to-taste.ts';

/** The quiz's answers; without a weather a look counts by the weather it suits better. */
export interface DeckRequest {
  readonly style: Style;
  readonly bodyShape: BodyShape;
  readonly weather?: WeatherTag;
}

/** A deck for all climates (spec section 8) gives none of them more than this share of it. */
const MAX_SHARE_OF_A_WEATHER = 0.6;

interface Rated<Item> {
  readonly item: Item;
  readonly reading: OutfitReading;
  readonly rating: number;
  /** What of it a taste gave. */
  readonly bonus: number;
  /** The weather that the rating is for. */
  readonly weather: WeatherTag;
}

/** A look whose garments the wardrobe holds no more cannot be judged, so it is left out. */
function rate<Item extends { readonly spec: OutfitSpec }>(
  item: Item,
  request: DeckRequest,
  leans: readonly number[] | undefined,
): Rated<Item>[] {
  try {
    const reading = readOutfit(item.spec);
    const weathers = request.weather ? [request.weather] : WEATHER_TAGS;
    const ratings = weathers.map((weather) => ({
      weather,
      rating: rateOutfit(reading, styleBrief(request.style, weather)),
    }));
    const best = ratings.reduce((a, b) => (b.rating > a.rating ? b : a));
    const bonus = tasteBonus(reading, leans);
    return [{ item, reading, bonus, ...best, rating: best.rating + bonus }];
  } catch (error) {
    if (error instanceof UnknownGarmentError) return [];
    throw error;
  }
}

/**
 * What an outline costs that the deck has, and each look that has it: a taste narrows what a deck is chosen from, and must
 * not narrow the deck. A look that is leant against gains nothing by its outline: it costs as much as any.
 */
const OUTLINE_SEEN = 0.5;
const OUTLINE_AGAIN = 0.16;

/** `outlines`: those of the looks chosen so far. */
function outlineCost({ reading, bonus }: Rated<unknown>, outlines: readonly string[]): number {
  const timesWorn = (outline: string) => outlines.filter((other) => other === outline).length;
  const worn = bonus < 0 ? Math.max(0, ...outlines.map(timesWorn)) : timesWorn(outlineOf(reading));
  return OUTLINE_AGAIN * worn + (worn > 0 || bonus < 0 ? OUTLINE_SEEN : 0);
}

/**
 * The looks of a list that make the best deck, best first: each outweighs its likeness to those before it. The
 * same list gives the same deck, whatever its order, and another to whom `leans` elsewhere. Fewer than `count` come
 * back only from a shorter list.
 */
export function chooseLooks<Item extends { readonly spec: OutfitSpec }>(
  request: DeckRequest,
  items: readonly Item[],
  count: number,
  leans?: readonly number[],
): readonly Item[] {
  const rest = items
    .toSorted((a, b) => (a.spec.name < b.spec.name ? -1 : 1))
    .flatMap((item) => rate(item, request, leans));
  const deck: Rated<Item>[] = [];
  while (deck.length < count && rest.length > 0) {
    const chosen = deck.map(({ reading }) => reading);
    const outlines = leans ? chosen.map(outlineOf) : [];
    const isFull = (weather: WeatherTag) =>
      deck.filter((look) => look.weather === weather).length >= count * MAX_SHARE_OF_A_WEATHER;
    const open = request.weather ? rest : rest.filter((look) => !isFull(look.weather));
    const candidates = open.length > 0 ? open : rest;
    const values = candidates.map(
      (look) => deckValue(look, chosen, count) - (leans ? outlineCost(look, outlines) : 0),
    );
    const [best] = candidates.slice(values.indexOf(Math.max(...values)));
    if (best) deck.push(...rest.splice(rest.indexOf(best), 1));
  }
  return deck.map(({ item }) => item);
}
