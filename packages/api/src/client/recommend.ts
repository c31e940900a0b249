import { RECOMMEND } from '../calls/addresses.ts';
import type { Recommendation, RecommendRequest } from '../schema/quiz.ts';
import type { Api, CallOptions } from './api.ts';
import { NO_WEATHER } from './no-weather.ts';
import { outfitsOf } from './outfits-of.ts';
import { sendForJson } from './send.ts';

export async function recommend(
  api: Api,
  request: Omit<RecommendRequest, 'exclude_names'> & Partial<RecommendRequest>,
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
