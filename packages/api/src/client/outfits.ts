import { FETCH_INSTANT_OUTFITS, GENERATE, RECOMMEND } from '../calls/addresses.ts';
import type { InstantOutfits, InstantOutfitsRequest } from '../schema/instant-outfits.ts';
import type { Outfit } from '../schema/outfit.ts';
import type { GeneratedOutfits, GenerateRequest, Recommendation, RecommendRequest } from '../schema/quiz.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { sendForJson } from './send.ts';

/** The outfits of an answer; what is no outfit in it is left out. */
function outfitsOf(answer: { readonly outfits?: unknown }): Outfit[] {
  if (!Array.isArray(answer.outfits)) throw new ApiError('shape');
  return answer.outfits.filter(
    (outfit) => typeof outfit?.name === 'string' || typeof outfit?.image === 'string',
  );
}

export async function fetchInstantOutfits(
  api: Api,
  request: Partial<InstantOutfitsRequest>,
  { signal }: CallOptions = {},
): Promise<InstantOutfits> {
  const answer = await sendForJson(api, FETCH_INSTANT_OUTFITS, { json: request, signal });
  const uniqueExhausted = 'uniqueExhausted' in answer && answer.uniqueExhausted === true;
  return { outfits: outfitsOf(answer), uniqueExhausted };
}

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
