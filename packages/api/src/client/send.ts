import type { CallAddress } from '../calls/addresses.ts';
import { CALL_TIMEOUT_MS } from '../constants.ts';
import type { Api, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { readServerError } from './server-error.ts';

export interface Request extends CallOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  /** How long it may take, in ms. Default: `CALL_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** The full address of a call. */
export function addressOf(api: Api, call: CallAddress, { params, query }: Request): string {
  const base = call.base === 'page' ? '' : api.baseUrl.replace(/\/$/, '');
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}` : '';
  return base + path + search;
}

/**
 * Aborts when the caller gives up, or when the call has taken as long as it may; browsers before 2024 cannot join the
 * two, and there the caller's alone counts.
 */
function signalOf(api: Api, { signal, timeoutMs = CALL_TIMEOUT_MS }: Request): AbortSignal {
  const timeout = AbortSignal.timeout(api.timeoutMs ?? timeoutMs);
  return signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout;
}

/**
 * Sends one call and gives its answer, whatever its status.
 * @throws {ApiError} `aborted`, or `network` where no answer came in time.
 */
export async function send(api: Api, call: CallAddress, request: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.json !== undefined) headers['content-type'] = 'application/json';
  const token = call.auth === 'none' ? undefined : api.accessToken?.();
  if (token) headers.authorization = `Bearer ${token}`;
  const body = request.json === undefined ? (request.form ?? null) : JSON.stringify(request.json);
  try {
    return await (api.fetch ?? fetch)(addressOf(api, call, request), {
      method: call.method,
      headers,
      body,
      signal: signalOf(api, request),
    });
  } catch (cause) {
    throw new ApiError(request.signal?.aborted ? 'aborted' : 'network', { cause });
  }
}

/**
 * Sends one call and gives the JSON object of its successful answer.
 * @throws {ApiError} `http` for a failing status, `shape` where the answer is no JSON object, `network` where it
 * broke off or took too long.
 */
export async function sendForJson(api: Api, call: CallAddress, request: Request = {}): Promise<object> {
  const response = await send(api, call, request);
  if (!response.ok) throw await readServerError(response);
  const answer = await readJson(response, request);
  if (typeof answer !== 'object' || answer === null) throw new ApiError('shape', { status: response.status });
  return answer;
}

/**
 * Reads the JSON of an answer.
 * @throws {ApiError} `shape` where it is none, `network` where it broke off or took too long.
 */
export async function readJson(response: Response, { signal }: CallOptions): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    const kind = cause instanceof SyntaxError ? 'shape' : 'network';
    throw new ApiError(signal?.aborted ? 'aborted' : kind, { status: response.status, cause });
  }
}
