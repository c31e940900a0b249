import { FETCH_WEATHER } from '../calls/addresses.ts';
import type { WeatherInfo, WeatherRequest } from '../schema/quiz.ts';
import type { Api, CallOptions } from './api.ts';
import { NO_WEATHER } from './no-weather.ts';
import { sendForJson } from './send.ts';

export async function fetchWeather(
  api: Api,
  place: WeatherRequest,
  { signal }: CallOptions = {},
): Promise<WeatherInfo> {
  return { ...NO_WEATHER, ...(await sendForJson(api, FETCH_WEATHER, { json: place, signal })) };
}
