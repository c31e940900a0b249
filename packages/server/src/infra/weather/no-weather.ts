import type { WeatherSource } from './weather-source.ts';

/** A server that asks nobody for the weather. */
export function noWeather(): WeatherSource {
  return { name: 'none', read: async () => undefined };
}
