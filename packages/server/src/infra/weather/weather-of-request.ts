import type { RecommendRequest, WeatherInfo } from '@glow/api';
import type { Config } from '#config/config.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { Weather } from './weather.ts';

type WeatherRequest = Pick<RecommendRequest, 'use_weather' | 'latitude' | 'longitude'>;

const NOT_APPLIED = { applied: false, tag: null, source: null, temperature: null, city: null };

/**
 * Returns the weather a request asks for: at the visitor's own coordinates, else in the configured city. It
 * is applied where it could be read in time (spec sections 3 and 8); own coordinates have no city name.
 * `client` identifies the requester.
 * @throws {ServiceError} `invalid_request` for a latitude without a longitude, or the reverse.
 */
export async function weatherOfRequest(
  { config, weather }: { readonly config: Config; readonly weather: Weather },
  { use_weather, latitude, longitude }: WeatherRequest,
  client: string,
): Promise<WeatherInfo> {
  if ((latitude === undefined) !== (longitude === undefined))
    throw new ServiceError('invalid_request', { text: 'latitude and longitude come together.' });
  if (!use_weather) return { requested: false, ...NOT_APPLIED };
  const given = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  const spot = given ?? config.weather.fallbackPlace;
  const now = spot && (await weather.at(spot, client));
  if (!now) return { requested: true, ...NOT_APPLIED };
  return {
    requested: true,
    applied: true,
    tag: now.tag,
    source: now.source,
    temperature: now.temperatureCelsius,
    city: given ? null : (config.weather.fallbackPlace?.name ?? null),
  };
}
