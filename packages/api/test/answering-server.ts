import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, ApiError } from '../src/client/index.ts';

export interface Received {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface AnsweringServer {
  /** The client's view of it, with the access token `token-1`. */
  readonly api: Api;
  /** The request that came last. */
  received(): Received;
  /** Answers the next requests with JSON text. */
  answer(status: number, body: string): void;
  /** Leaves the answer to the next requests to a function. */
  respond(handle: (response: ServerResponse) => void): void;
  close(): void;
}

/** Starts a server on this machine that notes what it is sent and answers what it was told. */
export async function startAnsweringServer(): Promise<AnsweringServer> {
  let received: Received;
  let respond: (response: ServerResponse) => void = (response) => response.end();
  const server = createServer(async (request, response) => {
    const { url = '', method = '', headers } = request;
    const { authorization, 'content-type': contentType } = headers;
    received = { url, method, authorization, contentType, body: await bodyOf(request) };
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api: {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      accessToken: () => 'token-1',
    },
    received: () => received,
    answer(status, body) {
      respond = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    },
    respond(handle) {
      respond = handle;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Resolves to the error that a call fails with. Rejects where it does not fail, or not with an `ApiError`. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
}
