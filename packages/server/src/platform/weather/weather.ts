import type { WeatherTag } from '@glow/api';
import type { Dependencies } from '../dependencies.ts';
import { createSingleFlight } from '../single-flight.ts';
import type { Spot, WeatherReading, WeatherSource } from './weather-source.ts';
import { weatherTagOf } from './weather-tag.ts';

const FRESH_MS = 60 * 60 * 1000;
/** How soon a source that failed is asked again. */
const RETRY_MS = 60 * 1000;
/** Places that are remembered; the one asked for longest ago goes first. */
const MAX_PLACES = 2000;
const TENTHS = 10;

/** The weather as a deck takes it. */
export interface WeatherNow {
  readonly tag: WeatherTag;
  readonly temperatureCelsius: number;
  /** The source's name. */
  readonly source: string;
}

export interface Weather {
  /** The weather at a place, rounded to a tenth of a degree; `undefined` where it is not known. Never rejects. */
  at(spot: Spot): Promise<WeatherNow | undefined>;
}

interface Remembered {
  readonly reading: WeatherReading | undefined;
  readonly tag: WeatherTag | undefined;
  readonly until: number;
}

/**
 * Weather by place: read once however many ask, kept an hour in this process's memory and nowhere else. About
 * 11 km make one place, and nothing tells who asked for it.
 */
export function createWeather(
  source: WeatherSource,
  { clock, metrics }: Pick<Dependencies, 'clock' | 'metrics'>,
): Weather {
  const places = new Map<string, Remembered>();
  const once = createSingleFlight<Remembered>();

  function remember(key: string, place: Remembered): Remembered {
    places.delete(key);
    places.set(key, place);
    const [oldest] = places.keys();
    if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
    return place;
  }

  async function read(key: string, spot: Spot): Promise<Remembered> {
    const reading = await source.read(spot);
    metrics.weatherReadings.inc({ outcome: reading ? 'read' : 'failed' });
    const before = places.get(key)?.tag;
    const tag = reading ? weatherTagOf(reading.apparentCelsius, before) : before;
    return remember(key, { reading, tag, until: clock.now().getTime() + (reading ? FRESH_MS : RETRY_MS) });
  }

  return {
    async at(spot) {
      const rounded = { latitude: toTenth(spot.latitude), longitude: toTenth(spot.longitude) };
      const key = `${rounded.latitude} ${rounded.longitude}`;
      const known = places.get(key);
      const isFresh = known && clock.now().getTime() < known.until;
      const { reading, tag } = isFresh ? remember(key, known) : await once(key, () => read(key, rounded));
      if (!reading || !tag) return undefined;
      return { tag, temperatureCelsius: reading.temperatureCelsius, source: source.name };
    },
  };
}

/** Without a negative zero, which would be a place of its own. */
function toTenth(degrees: number): number {
  return Math.round(degrees * TENTHS) / TENTHS + 0;
}
