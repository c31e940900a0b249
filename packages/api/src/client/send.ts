import type { CallAddress } from '../calls/addresses.ts';
import { withoutTrailingSlashes } from '../rules.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { readServerError } from './server-error.ts';

export interface Request extends CallOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** The full address of a call. */
export function addressOf(api: Api, call: CallAddress, { params, query }: Request): string {
  const base = call.base === 'page' ? '' : withoutTrailingSlashes(api.baseUrl);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}` : '';
  return base + path + search;
}

/**
 * Sends one call and gives its answer, whatever its status.
 * @throws {ApiError} `aborted` or `network`.
 */
export async function send(api: Api, call: CallAddress, request: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.json !== undefined) headers['content-type'] = 'application/json';
  const token = call.auth === 'none' ? undefined : api.accessToken?.();
  if (token) headers.authorization = `Bearer ${token}`;
  const body = request.json === undefined ? (request.form ?? null) : JSON.stringify(request.json);
  try {
    const signal = request.signal ?? null;
    return await (api.fetch ?? fetch)(addressOf(api, call, request), {
      method: call.method,
      headers,
      body,
      signal,
    });
  } catch (cause) {
    throw new ApiError(request.signal?.aborted ? 'aborted' : 'network', { cause });
  }
}

/**
 * Sends one call and gives the JSON object of its successful answer.
 * @throws {ApiError} `http` for a failing status, `shape` where the answer is no JSON object.
 */
export async function sendForJson(api: Api, call: CallAddress, request: Request = {}): Promise<object> {
  const response = await send(api, call, request);
  if (!response.ok) throw await readServerError(response);
  const answer = await readJson(response, request);
  if (typeof answer !== 'object' || answer === null) throw new ApiError('shape', { status: response.status });
  return answer;
}

async function readJson(response: Response, { signal }: Request): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'shape', { status: response.status, cause });
  }
}
