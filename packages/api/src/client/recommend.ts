import { FETCH_WEATHER, GENERATE, RECOMMEND } from '../calls/addresses.ts';
import type {
  GeneratedOutfits,
  GenerateRequest,
  Recommendation,
  RecommendRequest,
  WeatherInfo,
  WeatherRequest,
} from '../schema/quiz.ts';
import type { Api, CallOptions } from './api.ts';
import { outfitsOf } from './outfits-of.ts';
import { sendForJson } from './send.ts';

const NO_WEATHER = {
  requested: false,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};

export async function recommend(
  api: Api,
  request: RecommendRequest,
  { signal }: CallOptions = {},
): Promise<Recommendation> {
  const answer: Partial<Recommendation> = await sendForJson(api, RECOMMEND, {
    json: request,
    signal,
  });
  return {
    outfits: outfitsOf(answer),
    ai: { enabled: answer.ai?.enabled === true, provider: answer.ai?.provider ?? '' },
    weather: { ...NO_WEATHER, ...answer.weather },
  };
}

export async function generate(
  api: Api,
  request: GenerateRequest,
  { signal }: CallOptions = {},
): Promise<GeneratedOutfits> {
  return { outfits: outfitsOf(await sendForJson(api, GENERATE, { json: request, signal })) };
}

export async function fetchWeather(
  api: Api,
  place: WeatherRequest,
  { signal }: CallOptions = {},
): Promise<WeatherInfo> {
  return { ...NO_WEATHER, ...(await sendForJson(api, FETCH_WEATHER, { json: place, signal })) };
}
