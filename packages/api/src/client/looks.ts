import { FETCH_LOOK, FETCH_TODAYS_LOOK, SWAP_PIECE } from '../calls/addresses.ts';
import type { LookWithPieces, PieceSwap, TodaysLook, TodaysLookRequest } from '../schema/looks.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { NO_WEATHER } from './no-weather.ts';
import { sendForJson } from './send.ts';

const isOutfit = (outfit: unknown) =>
  typeof outfit === 'object' && outfit !== null && 'image' in outfit && typeof outfit.image === 'string';

export async function fetchLook(
  api: Api,
  key: string,
  { signal }: CallOptions = {},
): Promise<LookWithPieces> {
  const answer: Partial<LookWithPieces> = await sendForJson(api, FETCH_LOOK, { params: { key }, signal });
  const { outfit, pieces } = answer;
  if (!outfit || !isOutfit(outfit)) throw new ApiError('shape');
  return { outfit, pieces: Array.isArray(pieces) ? pieces : [] };
}

export async function swapPiece(
  api: Api,
  key: string,
  piece: number,
  { signal }: CallOptions = {},
): Promise<readonly PieceSwap[]> {
  const answer = await sendForJson(api, SWAP_PIECE, { params: { key }, json: { piece }, signal });
  if (!('swaps' in answer) || !Array.isArray(answer.swaps)) throw new ApiError('shape');
  return answer.swaps.filter((swap) => isOutfit(swap?.outfit) && typeof swap.piece?.name === 'string');
}

export async function fetchTodaysLook(
  api: Api,
  request: TodaysLookRequest,
  { signal }: CallOptions = {},
): Promise<TodaysLook> {
  const answer: Partial<TodaysLook> = await sendForJson(api, FETCH_TODAYS_LOOK, { json: request, signal });
  const { outfit = null, weather } = answer;
  return { outfit: isOutfit(outfit) ? outfit : null, weather: { ...NO_WEATHER, ...weather } };
}
