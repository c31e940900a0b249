import type { Config } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import { openMeteo } from './open-meteo.ts';
import type { WeatherSource } from './weather-source.ts';

/** Returns the source that the settings choose. */
export function chooseWeatherSource({ weather: { url } }: Pick<Config, 'weather'>, log: Log): WeatherSource {
  return url === undefined ? noWeather() : openMeteo({ url, log });
}

/** Returns a source that never knows the weather. */
export function noWeather(): WeatherSource {
  return { name: 'none', read: async () => undefined };
}
