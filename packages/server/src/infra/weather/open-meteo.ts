import type { Log } from '../logging/log.ts';
import type { WeatherReading, WeatherSource } from './weather-source.ts';

/** Of a recommendation, which waits for the weather no longer than this. */
const TIME_LIMIT_MS = 1500;
/** Colder and hotter than anything measured on earth is a mistake of the source. */
const POSSIBLE_CELSIUS = { min: -100, max: 70 };

export interface OpenMeteoOptions {
  /** Of the forecast endpoint, such as `https://api.open-meteo.com/v1/forecast`. */
  readonly url: string;
  readonly log: Log;
  /** Default 1500. */
  readonly timeLimitMs?: number;
}

/**
 * Reads current weather by Open-Meteo's protocol (open-meteo.com/en/docs): `current.temperature_2m` and
 * `current.apparent_temperature` in °C. A failure is logged by its kind alone, since the source may repeat
 * the coordinates in its answer.
 */
export function openMeteo({ url, log, timeLimitMs = TIME_LIMIT_MS }: OpenMeteoOptions): WeatherSource {
  return {
    name: 'open-meteo',
    async read({ latitude, longitude }) {
      const address = new URL(url);
      address.searchParams.set('latitude', `${latitude}`);
      address.searchParams.set('longitude', `${longitude}`);
      address.searchParams.set('current', 'temperature_2m,apparent_temperature');
      try {
        const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
        const reading = answer.ok ? readingOf(await answer.json()) : undefined;
        if (!reading) log.warn({ status: answer.status }, 'The weather source gave no weather');
        return reading;
      } catch (error) {
        log.warn({ failure: failureOf(error) }, 'The weather could not be read');
        return undefined;
      }
    },
  };
}

function readingOf(answer: unknown): WeatherReading | undefined {
  const current = fieldOf(answer, 'current');
  const temperatureCelsius = fieldOf(current, 'temperature_2m');
  const apparentCelsius = fieldOf(current, 'apparent_temperature');
  if (!isPossible(temperatureCelsius) || !isPossible(apparentCelsius)) return undefined;
  return { temperatureCelsius, apparentCelsius };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isPossible(celsius: unknown): celsius is number {
  return typeof celsius === 'number' && celsius > POSSIBLE_CELSIUS.min && celsius < POSSIBLE_CELSIUS.max;
}

function failureOf(error: unknown): 'timeout' | 'no json' | 'unreachable' {
  if (error instanceof SyntaxError) return 'no json';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}
