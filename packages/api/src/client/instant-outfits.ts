import { FETCH_INSTANT_OUTFITS } from '../calls/addresses.ts';
import type { InstantOutfits, InstantOutfitsRequest } from '../schema/instant-outfits.ts';
import type { Api, CallOptions } from './api.ts';
import { outfitsOf } from './outfits-of.ts';
import { sendForJson } from './send.ts';

export async function fetchInstantOutfits(
  api: Api,
  request: Partial<InstantOutfitsRequest>,
  { signal }: CallOptions = {},
): Promise<InstantOutfits> {
  const answer = await sendForJson(api, FETCH_INSTANT_OUTFITS, { json: request, signal });
  const uniqueExhausted = 'uniqueExhausted' in answer && answer.uniqueExhausted === true;
  return { outfits: outfitsOf(answer), uniqueExhausted };
}
