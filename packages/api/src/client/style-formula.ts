import { FETCH_STYLE_FORMULA } from '../calls/addresses.ts';
import type { StyleFormulaInfo, StyleFormulaRequest } from '../schema/style-formula.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { outfitsOf } from './outfits-of.ts';
import { sendForJson } from './send.ts';

export async function fetchStyleFormula(
  api: Api,
  request: StyleFormulaRequest,
  { signal }: CallOptions = {},
): Promise<StyleFormulaInfo> {
  const answer: Partial<StyleFormulaInfo> = await sendForJson(api, FETCH_STYLE_FORMULA, {
    json: request,
    signal,
  });
  const { words = [], palette = [], lines = [], pictures } = answer;
  if (!pictures?.story || !pictures.square) throw new ApiError('shape');
  return { words, palette, lines, outfits: outfitsOf(answer), pictures };
}
