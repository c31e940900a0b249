import { DELETE_WARDROBE_ITEM, GET_WARDROBE, SAVE_IMAGE } from '../calls/addresses.ts';
import type { SaveImageRequest, WardrobeItem } from '../schema/wardrobe.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { sendForJson } from './send.ts';

export async function saveImage(
  api: Api,
  item: SaveImageRequest,
  { signal }: CallOptions = {},
): Promise<void> {
  await sendForJson(api, SAVE_IMAGE, { json: item, signal });
}

interface WardrobeOptions extends CallOptions {
  /** At most so many, the newest; absent: all. */
  readonly limit?: number;
}

export async function getWardrobe(
  api: Api,
  { signal, limit }: WardrobeOptions = {},
): Promise<readonly WardrobeItem[]> {
  const query = limit === undefined ? undefined : { page_size: limit };
  const answer = await sendForJson(api, GET_WARDROBE, { signal, ...(query && { query }) });
  if (!('wardrobe' in answer) || !Array.isArray(answer.wardrobe)) throw new ApiError('shape');
  return answer.wardrobe;
}

export async function deleteWardrobeItem(
  api: Api,
  name: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await sendForJson(api, DELETE_WARDROBE_ITEM, { params: { name }, signal });
}
