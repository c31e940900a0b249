import type { TodaysLookRequest } from '@glow/api';

type Weather = Pick<TodaysLookRequest, 'use_weather' | 'latitude' | 'longitude'>;

const NO_WEATHER: Weather = { use_weather: false };
/** A look is not kept waiting for it. */
const MAX_WAIT_MS = 2000;
/** An hour old is good enough for the weather. */
const MAX_AGE_MS = 60 * 60 * 1000;

const tenth = (degrees: number) => Math.round(degrees * 10) / 10;

/**
 * Resolves to the place for the weather, to a tenth of a degree, where the browser has the permission already; nobody is
 * asked for it. Else to no weather.
 */
export async function allowedPlace(): Promise<Weather> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    if (state !== 'granted') return NO_WEATHER;
  } catch {
    return NO_WEATHER; // a browser that does not tell
  }
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ use_weather: true, latitude: tenth(coords.latitude), longitude: tenth(coords.longitude) }),
      () => resolve(NO_WEATHER),
      { timeout: MAX_WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
