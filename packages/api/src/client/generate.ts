import { GENERATE } from '../calls/addresses.ts';
import type { GeneratedOutfits, GenerateRequest } from '../schema/quiz.ts';
import type { Api, CallOptions } from './api.ts';
import { outfitsOf } from './outfits-of.ts';
import { sendForJson } from './send.ts';

export async function generate(
  api: Api,
  request: GenerateRequest,
  { signal }: CallOptions = {},
): Promise<GeneratedOutfits> {
  return { outfits: outfitsOf(await sendForJson(api, GENERATE, { json: request, signal })) };
}
