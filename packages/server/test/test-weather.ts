import type { Coordinates, WeatherSource } from '#infra/weather/weather-source.ts';

export interface TestWeather extends WeatherSource {
  /** Every place that was asked for. */
  readonly asked: readonly Coordinates[];
  /** From now on it is this warm everywhere; nothing: nobody knows. */
  becomes(celsius: number | undefined): void;
}

/** Creates a weather source that returns what the test sets. */
export function createTestWeather(celsius?: number): TestWeather {
  const asked: Coordinates[] = [];
  let shown = celsius;
  return {
    name: 'weatherSource',
    asked,
    becomes(next) {
      shown = next;
    },
    async read(spot) {
      asked.push(spot);
      return shown === undefined ? undefined : { temperatureCelsius: shown, apparentCelsius: shown };
    },
  };
}
