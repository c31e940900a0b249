import type { LookTraits, Occasion, Season } from './look-traits.ts';

export const SEASON_TEXTS: Readonly<Record<Season, string>> = {
  warm: 'warm days',
  mild: 'mild days',
  cool: 'cool days',
};

export const OCCASION_TEXTS: Readonly<Record<Occasion, string>> = {
  casual: 'easy',
  sporty: 'sporty',
  work: 'for work',
  formal: 'dressed up',
  party: 'for a party',
  date: 'for a date',
};

/** Returns a look's traits as one line, such as 'For warm days · dressed up'; empty where there are none. */
export function traitsLine({ seasons, occasions, others }: LookTraits): string {
  const weather = seasons.map((season) => `for ${SEASON_TEXTS[season]}`);
  const line = [...weather, ...occasions.map((occasion) => OCCASION_TEXTS[occasion]), ...others].join(
    '\u00a0· ', // the dot stays on the line of what is before it
  );
  return line.charAt(0).toUpperCase() + line.slice(1);
}
