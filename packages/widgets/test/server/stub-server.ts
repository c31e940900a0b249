import { vi } from 'vitest';

/** A call as the server got it. */
export interface ReceivedCall {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly signal: AbortSignal | null | undefined;
}

/** What the server does: answers, or throws when nobody is at the other end. */
export type Respond = (call: ReceivedCall, index: number) => Response | Promise<Response>;

export function jsonAnswer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** Never answers, until the caller gives up. */
export function silence({ signal }: ReceivedCall): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/** Stands in the place of the network and tells what was asked of it, in order. */
export function stubServer(respond: Respond): readonly ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, body: JSON.parse(`${init.body}`), signal: init.signal };
    calls.push(call);
    return respond(call, calls.length - 1);
  });
  return calls;
}
