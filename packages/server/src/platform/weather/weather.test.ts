import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { createWeather, type Weather } from './weather.ts';
import type { Spot, WeatherReading } from './weather-source.ts';

const ZURICH = { latitude: 47.37, longitude: 8.54 };
const MINUTE_MS = 60_000;

let celsius: number | undefined;
let asked: Spot[];
let nowMs: number;
let weather: Weather;

beforeEach(() => {
  celsius = 12;
  asked = [];
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  const source = {
    name: 'thermometer',
    async read(spot: Spot): Promise<WeatherReading | undefined> {
      asked.push(spot);
      await Promise.resolve();
      if (celsius === undefined) return undefined;
      return { temperatureCelsius: celsius + 1, apparentCelsius: celsius };
    },
  };
  weather = createWeather(source, { clock: { now: () => new Date(nowMs) }, metrics: createMetrics() });
});

describe('createWeather', () => {
  it('gives the tag by what it feels like, and the temperature of the air', async () => {
    expect(await weather.at(ZURICH)).toEqual({ tag: 'cold', temperatureCelsius: 13, source: 'thermometer' });
  });

  it('asks with a tenth of a degree and no more', async () => {
    await weather.at({ latitude: 47.3769, longitude: -8.5417 });
    await weather.at({ latitude: -0.04, longitude: 0.04 });
    expect(asked).toEqual([
      { latitude: 47.4, longitude: -8.5 },
      { latitude: 0, longitude: 0 },
    ]);
    expect(Object.is(asked[1]?.latitude, 0)).toBe(true);
  });

  it('asks once for all who want the same place at the same time', async () => {
    const spots = Array.from({ length: 50 }, (_, index) => ({
      latitude: 47.36 + index / 1000,
      longitude: 8.5,
    }));
    expect(
      new Set((await Promise.all(spots.map((spot) => weather.at(spot)))).map((now) => now?.tag)),
    ).toEqual(new Set(['cold']));
    expect(asked).toHaveLength(1);
  });

  it('remembers a place for an hour', async () => {
    await weather.at(ZURICH);
    celsius = 25;
    nowMs += 60 * MINUTE_MS - 1;
    expect((await weather.at(ZURICH))?.tag).toBe('cold');
    nowMs += 1;
    expect((await weather.at(ZURICH))?.tag).toBe('hot');
    expect(asked).toHaveLength(2);
  });

  it('leaves a source that failed alone for a minute', async () => {
    celsius = undefined;
    expect(await weather.at(ZURICH)).toBeUndefined();
    celsius = 25;
    nowMs += MINUTE_MS - 1;
    expect(await weather.at(ZURICH)).toBeUndefined();
    nowMs += 1;
    expect((await weather.at(ZURICH))?.tag).toBe('hot');
    expect(asked).toHaveLength(2);
  });

  it('keeps what a place was called while it stays within a degree of the border, also over a failure', async () => {
    const tags: (string | undefined)[] = [];
    for (const next of [20, 17.2, undefined, 17.2, 16.9, 18.8, 19]) {
      celsius = next;
      tags.push((await weather.at(ZURICH))?.tag);
      nowMs += 60 * MINUTE_MS;
    }
    expect(tags).toEqual(['hot', 'hot', undefined, 'hot', 'cold', 'cold', 'hot']);
  });

  it('keeps places apart', async () => {
    await weather.at(ZURICH);
    celsius = 30;
    expect((await weather.at({ latitude: -33.9, longitude: 151.2 }))?.tag).toBe('hot');
    expect((await weather.at(ZURICH))?.tag).toBe('cold');
  });

  it('forgets the place asked for longest ago when there are too many', async () => {
    await weather.at(ZURICH);
    for (let place = 0; place < 2000; place += 1) {
      await weather.at({ latitude: (place % 100) / 10, longitude: Math.floor(place / 100) });
    }
    await weather.at(ZURICH);
    expect(asked).toHaveLength(2002);
  });
});
