import { JOIN_EARLY_ACCESS } from '../calls/addresses.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';
import { textOf } from './server-error.ts';

/**
 * Joins the early-access list with consent. The answer's JSON is read leniently (an empty object where it
 * cannot be parsed); success needs an ok status and `status` equal to ok (spec section 7).
 * @throws {ApiError} `http`, with the server's message where it has one.
 */
export async function joinEarlyAccess(
  api: Api,
  email: string,
  { signal }: CallOptions = {},
): Promise<{ readonly message?: string }> {
  const response = await send(api, JOIN_EARLY_ACCESS, {
    json: { email, consent: true },
    signal,
  });
  const answer: Record<string, unknown> = (await response.json().catch(() => null)) ?? {};
  if (signal?.aborted) throw new ApiError('aborted');
  const text = textOf(answer.message);
  if (response.ok && answer.status === 'ok') return text ? { message: text } : {};
  throw new ApiError('http', { status: response.status, ...(text && { serverText: text }) });
}
