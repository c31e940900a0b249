import { beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createMemoryCounters } from '../rate-limits/memory-counters.ts';
import { createWeather, type Weather } from './weather.ts';
import type { Coordinates, WeatherReading } from './weather-source.ts';

const ZURICH = { latitude: 47.37, longitude: 8.54 };
const MINUTE_MS = 60_000;

let celsius: number | undefined;
let asked: Coordinates[];
let nowMs: number;
let weather: Weather;
/** A client of its own for every call, unless one is named. */
let clients: number;
const at = (spot: Coordinates, client = `client ${clients++}`) => weather.at(spot, client);

beforeEach(() => {
  celsius = 12;
  asked = [];
  clients = 0;
  nowMs = Date.parse('2026-11-21T08:00:00.000Z');
  const source = {
    name: 'weatherSource',
    async read(spot: Coordinates): Promise<WeatherReading | undefined> {
      asked.push(spot);
      await Promise.resolve();
      if (celsius === undefined) return undefined;
      return { temperatureCelsius: celsius + 1, apparentCelsius: celsius };
    },
  };
  const clock = { now: () => new Date(nowMs) };
  weather = createWeather(source, {
    clock,
    counters: createMemoryCounters({ nowMs: () => nowMs }),
    metrics: createMetrics(),
  });
});

describe('createWeather', () => {
  it('returns the tag by what it feels like, and the temperature of the air', async () => {
    expect(await at(ZURICH)).toEqual({ tag: 'cold', temperatureCelsius: 13, source: 'weatherSource' });
  });

  it('asks with at most a tenth of a degree', async () => {
    await at({ latitude: 47.3769, longitude: -8.5417 });
    await at({ latitude: -0.04, longitude: 0.04 });
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
    expect(new Set((await Promise.all(spots.map((spot) => at(spot)))).map((now) => now?.tag))).toEqual(
      new Set(['cold']),
    );
    expect(asked).toHaveLength(1);
  });

  it('remembers a place for an hour', async () => {
    await at(ZURICH);
    celsius = 25;
    nowMs += 60 * MINUTE_MS - 1;
    expect((await at(ZURICH))?.tag).toBe('cold');
    nowMs += 1;
    expect((await at(ZURICH))?.tag).toBe('hot');
    expect(asked).toHaveLength(2);
  });

  it('leaves a source that failed alone for a minute', async () => {
    celsius = undefined;
    expect(await at(ZURICH)).toBeUndefined();
    celsius = 25;
    nowMs += MINUTE_MS - 1;
    expect(await at(ZURICH)).toBeUndefined();
    nowMs += 1;
    expect((await at(ZURICH))?.tag).toBe('hot');
    expect(asked).toHaveLength(2);
  });

  it('keeps what a place was called while it stays within a degree of the border, also over a failure', async () => {
    const tags: (string | undefined)[] = [];
    for (const next of [20, 17.2, undefined, 17.2, 16.9, 18.8, 19]) {
      celsius = next;
      tags.push((await at(ZURICH))?.tag);
      nowMs += 60 * MINUTE_MS;
    }
    expect(tags).toEqual(['hot', 'hot', 'hot', 'hot', 'cold', 'cold', 'hot']);
  });

  it('keeps places apart', async () => {
    await at(ZURICH);
    celsius = 30;
    expect((await at({ latitude: -33.9, longitude: 151.2 }))?.tag).toBe('hot');
    expect((await at(ZURICH))?.tag).toBe('cold');
  });

  it('keeps the last reading of a place for three hours while no other can be had', async () => {
    await at(ZURICH);
    celsius = undefined;
    nowMs += 180 * MINUTE_MS - 1;
    expect((await at(ZURICH))?.tag).toBe('cold');
    nowMs += 1;
    expect(await at(ZURICH)).toBeUndefined();
  });

  it('reads twelve places an hour for one client, and further ones for others', async () => {
    for (let place = 0; place < 20; place += 1) await at({ latitude: place, longitude: 0 }, 'greedy');
    expect(asked).toHaveLength(12);
    expect(await at({ latitude: 19, longitude: 0 }, 'greedy')).toBeUndefined();
    expect(await at({ latitude: 11, longitude: 0 }, 'greedy')).toBeDefined();
    expect(await at({ latitude: 19, longitude: 0 }, 'modest')).toBeDefined();
    nowMs += 60 * MINUTE_MS;
    await at({ latitude: 18, longitude: 0 }, 'greedy');
    expect(asked).toHaveLength(14);
  });

  it('asks the source 400 times an hour at most, beyond 300 by half a degree', async () => {
    const placeOf = (index: number) => ({
      latitude: (index % 90) + 0.2,
      longitude: Math.floor(index / 90) + 0.2,
    });
    for (let index = 0; index < 600; index += 1) await at(placeOf(index));
    expect(asked).toHaveLength(400);
    expect(asked[299]).toEqual(placeOf(299));
    expect(asked[300]).toEqual({ latitude: 30, longitude: 3 });
    expect(await at({ latitude: 30.1, longitude: 3.1 })).toMatchObject({ tag: 'cold' });
    expect(await at(placeOf(599))).toBeUndefined();
    expect(asked).toHaveLength(400);
  });

  it('leaves a source that fails five times in a row alone: a minute, then two, up to a quarter of an hour', async () => {
    celsius = undefined;
    let place = 0;
    const askAnywhere = () => at({ latitude: 1, longitude: place++ });
    for (let call = 0; call < 10; call += 1) await askAnywhere();
    expect(asked).toHaveLength(5);
    for (const pauseMinutes of [1, 2, 4, 8, 15, 15]) {
      const before = asked.length;
      nowMs += pauseMinutes * MINUTE_MS - 1;
      await askAnywhere();
      expect(asked).toHaveLength(before);
      nowMs += 1;
      await Promise.all([askAnywhere(), askAnywhere()]);
      expect(asked).toHaveLength(before + 1);
    }
    celsius = 25;
    nowMs += 15 * MINUTE_MS;
    expect((await askAnywhere())?.tag).toBe('hot');
    expect((await askAnywhere())?.tag).toBe('hot');
  });
});
