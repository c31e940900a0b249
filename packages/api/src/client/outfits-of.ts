import type { Outfit } from '../schema/outfit.ts';
import { ApiError } from './api-error.ts';

/** Returns the outfits of an answer; what is no outfit in it is left out. */
export function outfitsOf(answer: { readonly outfits?: unknown }): Outfit[] {
  if (!Array.isArray(answer.outfits)) throw new ApiError('shape');
  return answer.outfits.filter(
    (outfit) => typeof outfit?.name === 'string' || typeof outfit?.image === 'string',
  );
}
