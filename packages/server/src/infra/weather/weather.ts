import type { WeatherTag } from '@glow/api';
import { LRUCache } from 'lru-cache';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import type { Clock } from '../clock.ts';
import { createSingleFlight } from '../concurrency.ts';
import type { Metrics } from '../metrics.ts';
import { countAttempts } from '../rate-limits/count-attempts.ts';
import type { CounterStore, RateLimit } from '../rate-limits/counter-store.ts';
import type { Coordinates, WeatherReading, WeatherSource } from './weather-source.ts';
import { weatherTagOf } from './weather-tag.ts';

const HOUR_MS = 60 * 60 * 1000;
const FRESH_MS = HOUR_MS;
/** How long the last reading of a place is used while no newer one is available. */
const STALE_MS = 3 * HOUR_MS;
/** How soon a place is retried whose reading failed. */
const RETRY_MS = 60 * 1000;
/** Cached places; the least recently used one is evicted. */
const MAX_PLACES = 2000;

/** Degrees; about 11 km make one place, and 55 km while readings are short. */
const FINE_DEGREES = 0.1;
const COARSE_DEGREES = 0.5;

/** Open-Meteo allows 10,000 readings a day: 400 an hour leave room for a restart, which resets the count. */
const READINGS: RateLimit = { name: 'weather.readings', max: 400, windowMs: HOUR_MS };
/** Beyond these, places are rounded coarsely, so that fewer readings serve everybody. */
const FINE_READINGS: RateLimit = { name: 'weather.readings.fine', max: 300, windowMs: HOUR_MS };
/** New places that one client may ask about. */
const READINGS_OF_CLIENT: RateLimit = { name: 'weather.readings.client', max: 12, windowMs: HOUR_MS };

/** The weather as a deck takes it. */
export interface WeatherNow {
  readonly tag: WeatherTag;
  readonly temperatureCelsius: number;
  /** The source's name. */
  readonly source: string;
}

export interface Weather {
  /**
   * Returns the weather at a place, rounded to a tenth of a degree; undefined where it is not known. Never
   * rejects.
   * @param client Identifies the requester, such as a network address: each may cause a few readings an hour.
   */
  at(spot: Coordinates, client: string): Promise<WeatherNow | undefined>;
}

interface Remembered {
  readonly reading: WeatherReading | undefined;
  readonly tag: WeatherTag | undefined;
  readonly readAtMs: number;
  readonly nextReadAtMs: number;
}

/**
 * Creates the weather by place: read once however many ask, cached for an hour in this process's memory and
 * nowhere else. Nothing records who asked for a place. Readings are bounded per client and in all, and pause
 * while the source fails.
 */
export function createWeather(
  source: WeatherSource,
  {
    clock,
    metrics,
    counters,
  }: { readonly clock: Clock; readonly metrics: Metrics; readonly counters: CounterStore },
): Weather {
  const places = new LRUCache<string, Remembered>({ max: MAX_PLACES });
  const once = createSingleFlight<void>();
  const breaker = createCircuitBreaker(clock);
  const nowMs = () => clock.now().getTime();
  const isAllowed = async (limit: RateLimit, subject = 'all') =>
    (await countAttempts(counters, [{ limit, subject }])).exceeded === undefined;

  async function read(key: string, spot: Coordinates): Promise<void> {
    const reading = await source.read(spot);
    breaker.record(reading ? 'succeeded' : 'failed');
    metrics.weatherReadings.inc({ outcome: reading ? 'read' : 'failed' });
    const before = places.get(key);
    const readAtMs = nowMs();
    const tag = reading ? weatherTagOf(reading.apparentCelsius, before?.tag) : before?.tag;
    places.set(
      key,
      reading || !before
        ? { reading, tag, readAtMs, nextReadAtMs: readAtMs + (reading ? FRESH_MS : RETRY_MS) }
        : { ...before, nextReadAtMs: readAtMs + RETRY_MS },
    );
  }

  const isDue = (spot: Coordinates) => nowMs() >= (places.get(keyOf(spot))?.nextReadAtMs ?? 0);

  /** Reads the weather where the last reading is too old, while the budgets last and the source answers. */
  async function refresh(fine: Coordinates, coarse: Coordinates, client: string): Promise<void> {
    if (!isDue(fine) || breaker.isOpen()) return;
    if (!(await isAllowed(READINGS_OF_CLIENT, client))) return;
    const spot = (await isAllowed(FINE_READINGS)) ? fine : coarse;
    if (!isDue(spot) || !breaker.admits() || !(await isAllowed(READINGS))) return;
    await read(keyOf(spot), spot);
  }

  function known(spot: Coordinates): Remembered | undefined {
    const place = places.get(keyOf(spot));
    return place && nowMs() < place.readAtMs + STALE_MS ? place : undefined;
  }

  return {
    async at(spot, client) {
      const fine = snapped(spot, FINE_DEGREES);
      const coarse = snapped(spot, COARSE_DEGREES);
      await once(keyOf(fine), () => refresh(fine, coarse, client));
      const { reading, tag } = known(fine) ?? known(coarse) ?? {};
      if (!reading || !tag) return undefined;
      return { tag, temperatureCelsius: reading.temperatureCelsius, source: source.name };
    },
  };
}

/** Rounds to a grid, with one decimal; without a negative zero, which would be another key. */
function snapped({ latitude, longitude }: Coordinates, stepDegrees: number): Coordinates {
  const snap = (degrees: number) => Number((Math.round(degrees / stepDegrees) * stepDegrees).toFixed(1)) + 0;
  return { latitude: snap(latitude), longitude: snap(longitude) };
}

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`;
