import { type Api, fetchWeather } from '@glow/api/client';
import type { Forecast, ForecastTroubleName } from '../style-quiz.machine.ts';
import { FORECAST_TROUBLE_STRINGS } from './forecast.messages.ts';
import { type PlaceAnswer, placeInTime } from './place.ts';

const OPTIONS: PositionOptions = { timeout: 8000, maximumAge: 3_600_000 };
/** The forecast of the city in the settings does not wait longer for a question of the browser left unanswered. */
const PLACE_MAX_WAIT_MS = 8000;
const FORECAST_MAX_WAIT_MS = 6000;

const toTenth = (degrees: number) => Math.round(degrees * 10) / 10;

/** Asks the browser, and through it the visitor; undefined when it knows no place. */
export function askPlace(): Promise<PlaceAnswer> {
  return new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) resolve(undefined);
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ latitude: toTenth(coords.latitude), longitude: toTenth(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : undefined),
      OPTIONS,
    );
  });
}

/** Returns the position of a visitor who agreed before, such as before a reload, without asking again. */
export async function recallPlace(): Promise<PlaceAnswer> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted' ? askPlace() : undefined;
}

const troubled = (name: ForecastTroubleName) => ({ name, text: FORECAST_TROUBLE_STRINGS[name] });

/** Fetches the forecast of a place, without one that of the city in the server's settings. Never rejects. */
export async function findForecast(
  api: Api,
  asked: Promise<PlaceAnswer>,
  signal: AbortSignal,
): Promise<Forecast> {
  const place = await placeInTime(asked, signal, PLACE_MAX_WAIT_MS);
  const isDenied = place === 'denied';
  const spot = isDenied ? {} : { ...place };
  try {
    const info = await fetchWeather({ timeoutMs: FORECAST_MAX_WAIT_MS, ...api }, spot, { signal });
    if (info.applied) return { info };
    return { info, trouble: troubled(isDenied ? 'weatherDenied' : 'weatherUnknown') };
  } catch {
    const name = navigator.onLine ? 'weatherUnreachable' : 'weatherOffline';
    return { info: undefined, trouble: troubled(name) };
  }
}
