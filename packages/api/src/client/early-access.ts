import { JOIN_EARLY_ACCESS } from '../calls/addresses.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { readJson, send } from './send.ts';
import { textOf } from './server-error.ts';

async function readLeniently(response: Response, options: CallOptions): Promise<Record<string, unknown>> {
  try {
    return ((await readJson(response, options)) ?? {}) as Record<string, unknown>;
  } catch (error) {
    if ((error as ApiError).kind === 'shape') return {};
    throw error;
  }
}

interface JoinOptions extends CallOptions {
  /** What the page passes along. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Joins the early-access list with consent. The answer's JSON is read leniently (an empty object where it
 * cannot be parsed); success needs an ok status and `status` equal to ok (spec section 7).
 * @throws {ApiError} `http`, with the server's message where it has one; `network` where no answer came in time.
 */
export async function joinEarlyAccess(
  api: Api,
  email: string,
  { signal, fields }: JoinOptions = {},
): Promise<{ readonly message?: string }> {
  const response = await send(api, JOIN_EARLY_ACCESS, {
    json: { email, consent: true, ...(fields && { fields }) },
    signal,
  });
  const answer = await readLeniently(response, { signal });
  const text = textOf(answer.message);
  if (response.ok && answer.status === 'ok') return text ? { message: text } : {};
  throw new ApiError('http', { status: response.status, ...(text && { serverText: text }) });
}
