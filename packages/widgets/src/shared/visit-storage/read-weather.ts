import { WEATHER_TAGS, type WeatherInfo } from '@glow/api';

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The weather of a recommendation in a value of unknown origin. */
export function readWeather(value: unknown): WeatherInfo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given: Partial<Record<keyof WeatherInfo, unknown>> = value;
  return {
    requested: given.requested === true,
    applied: given.applied === true,
    tag: WEATHER_TAGS.find((tag) => tag === given.tag) ?? null,
    source: textOf(given.source),
    temperature: typeof given.temperature === 'number' ? given.temperature : null,
    city: textOf(given.city),
  };
}
