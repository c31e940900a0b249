import { DRAW_FIGURE, FETCH_FIGURE, FIT_LOOKS, FORGET_FIGURE, KEEP_FIGURE } from '../calls/addresses.ts';
import type { Figure } from '../figure.ts';
import type { FigurePicture, FitLooksRequest } from '../schema/figure.ts';
import type { Outfit } from '../schema/outfit.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { sendForJson } from './send.ts';

export async function drawFigure(
  api: Api,
  figure: Figure,
  { signal }: CallOptions = {},
): Promise<FigurePicture> {
  const answer: Partial<FigurePicture> = await sendForJson(api, DRAW_FIGURE, { json: { figure }, signal });
  if (typeof answer.image !== 'string') throw new ApiError('shape');
  return { image: answer.image, alt: answer.alt ?? '' };
}

/** Resolves to the looks as they are on the figure, by the addresses that were sent; those it cannot be had for are left out. */
export async function fitLooks(
  api: Api,
  request: FitLooksRequest,
  { signal }: CallOptions = {},
): Promise<ReadonlyMap<string, Outfit>> {
  const answer = await sendForJson(api, FIT_LOOKS, { json: request, signal });
  if (!('looks' in answer) || !Array.isArray(answer.looks)) throw new ApiError('shape');
  return new Map(answer.looks.map(({ of, outfit }: { of: string; outfit: Outfit }) => [of, outfit]));
}

/** Resolves to the account's figure as the server has it, which is for the caller to check. */
export async function fetchFigure(api: Api, { signal }: CallOptions = {}): Promise<unknown> {
  const answer: { readonly figure?: unknown } = await sendForJson(api, FETCH_FIGURE, { signal });
  return answer.figure;
}

export async function keepFigure(api: Api, figure: Figure, { signal }: CallOptions = {}): Promise<void> {
  await sendForJson(api, KEEP_FIGURE, { json: { figure }, signal });
}

export async function forgetFigure(api: Api, { signal }: CallOptions = {}): Promise<void> {
  await sendForJson(api, FORGET_FIGURE, { signal });
}
