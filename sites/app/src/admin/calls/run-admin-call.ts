import { type Api, ApiError } from '@glow/api/client';
import { authorised } from '#session/authorised.ts';
import { SignInRequired } from '#session/sign-in-required.ts';
import type { Transport } from './admin-calls.ts';

/** Why the console cannot go on for whoever is looking. */
export type Refusal = 'sign-in-required' | 'not-allowed';

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof SignInRequired) return 'sign-in-required';
  return error instanceof ApiError && error.status === 403 ? 'not-allowed' : undefined;
}

/** One call as the administrator; a refusal goes to `onRefused`, and the caller hears of a call given up. */
export async function runAdminCall<Result>(
  call: (api: Api) => Promise<Result>,
  transport: Transport | undefined,
  onRefused: (refusal: Refusal) => void,
): Promise<Result> {
  try {
    return await authorised((api) => call(transport ? { ...api, fetch: transport } : api));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    onRefused(refusal);
    throw new ApiError('aborted', { cause: error });
  }
}
