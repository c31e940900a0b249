import type { WeatherTag } from '@glow/api';

/** Above it a shirt and trousers are enough for a stroll, below it one wants a layer (ISO 7730). */
const BORDER_CELSIUS = 18;
/** Around the border a place keeps the tag it had, so that a deck does not flip with every tenth of a degree. */
const HYSTERESIS_CELSIUS = 1;

/** Returns hot or cold by apparent temperature; `before` is the previous tag of the same place. */
export function weatherTagOf(apparentCelsius: number, before: WeatherTag | undefined): WeatherTag {
  const distance = apparentCelsius - BORDER_CELSIUS;
  if (before && Math.abs(distance) < HYSTERESIS_CELSIUS) return before;
  return distance >= 0 ? 'hot' : 'cold';
}
