import type { Config } from '#config/config.ts';
import type { Log } from '../logging/log.ts';
import { noWeather } from './no-weather.ts';
import { openMeteo } from './open-meteo.ts';
import type { WeatherSource } from './weather-source.ts';

/** The source that the settings choose. */
export function weatherSourceOf({ weather: { url } }: Pick<Config, 'weather'>, log: Log): WeatherSource {
  return url === undefined ? noWeather() : openMeteo({ url, log });
}
