import type { WardrobeItem } from '@glow/api';
import { OCCASION_NAMES, type Occasion, SEASON_NAMES, type Season, traitsOf } from './look-traits.ts';

export const ORDERS = ['newest', 'oldest', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** What of the wardrobe is shown, and in which order. */
export interface Arrangement {
  readonly season: Season | 'any';
  readonly occasion: Occasion | 'any';
  readonly order: Order;
}

export const ALL_NEWEST_FIRST: Arrangement = { season: 'any', occasion: 'any', order: 'newest' };

/**
 * Returns the looks that an arrangement shows, in its order.
 * @param items Newest first, as the server gives them.
 */
export function arranged(items: readonly WardrobeItem[], arrangement: Arrangement): readonly WardrobeItem[] {
  const { season, occasion, order } = arrangement;
  const shown = items.filter(({ tags }) => {
    const { seasons, occasions } = traitsOf(tags);
    return (
      (season === 'any' || seasons.includes(season)) && (occasion === 'any' || occasions.includes(occasion))
    );
  });
  if (order === 'oldest') return shown.reverse();
  return order === 'name' ? shown.sort((one, other) => one.name.localeCompare(other.name)) : shown;
}

/** Returns the seasons and occasions that these looks have, so that no choice shows nothing by itself. */
export function choicesOf(items: readonly WardrobeItem[]) {
  const traits = items.map(({ tags }) => traitsOf(tags));
  return {
    seasons: SEASON_NAMES.filter((name) => traits.some(({ seasons }) => seasons.includes(name))),
    occasions: OCCASION_NAMES.filter((name) => traits.some(({ occasions }) => occasions.includes(name))),
  };
}
