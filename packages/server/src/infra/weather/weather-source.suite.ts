import { describe, expect, it } from 'vitest';
import type { Coordinates, WeatherReading, WeatherSource } from './weather-source.ts';

const SPOTS: readonly (readonly [string, Coordinates])[] = [
  ['a town', { latitude: 47.4, longitude: 8.5 }],
  ['where the axes cross', { latitude: 0, longitude: 0 }],
  ['the south pole', { latitude: -90, longitude: 0 }],
  ['the date line', { latitude: 12.3, longitude: 180 }],
];

/** Describes what every adapter of the port guarantees; `expected` is what its source knows. */
export function describeWeatherSource(
  name: string,
  open: () => Promise<WeatherSource>,
  expected: WeatherReading | undefined,
): void {
  describe(name, () => {
    it('has a name', async () => {
      expect((await open()).name).toMatch(/^[a-z-]+$/);
    });

    it.each(SPOTS)('says of %s what is known', async (_where, spot) => {
      expect(await (await open()).read(spot)).toEqual(expected);
    });

    it('answers many who ask at once', async () => {
      const source = await open();
      const readings = await Promise.all(
        Array.from({ length: 20 }, (_, index) => source.read({ latitude: index, longitude: -index })),
      );
      for (const reading of readings) expect(reading).toEqual(expected);
    });
  });
}
