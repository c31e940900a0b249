import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  /** As sent: JSON, or a form with an image. */
  readonly body: string;
}

type Answer = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  /** Such as `http://127.0.0.1:1234/v1`. */
  readonly baseUrl: string;
  /** Every request so far. */
  readonly asked: readonly Asked[];
  /** What it does with requests from now on; several: with one after the other, the last for all that follow. */
  answers(...how: readonly Answer[]): void;
}

const json = (response: ServerResponse, status: number, value: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

/** Answers as a text model that says this. */
export const says =
  (content: string): Answer =>
  (response) => {
    const choice = {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content, refusal: null },
    };
    const usage = { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 };
    json(response, 200, {
      id: 'a',
      object: 'chat.completion',
      created: 0,
      model: 'm',
      choices: [choice],
      usage,
    });
  };

/** Answers as an image model that paints this. */
export const paints =
  (picture: Buffer): Answer =>
  (response) =>
    json(response, 200, { created: 0, data: [{ b64_json: picture.toString('base64') }] });

export const fails =
  (status: number, headers = {}): Answer =>
  (response) =>
    json(response, status, { error: { message: 'no', type: 'x', code: null } }, headers);

/** Begins an answer and never ends it. */
export const stalls: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"a","choi');
};

/** Ends the connection in the middle of an answer. */
export const cutsOff: Answer = (response) => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    .write('{"id":"a"');
  setTimeout(() => response.destroy(), 20);
};

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { url: path = '', headers } = request;
  return { path, authorization: headers.authorization, body: await text(request) };
}

/** Starts a server that speaks OpenAI's protocol, or fails to; it is closed when the test is over. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let turns: readonly Answer[] = [fails(503)];
  const server = createServer(async (request, response) => {
    const one = await readRequest(request);
    asked.push(one);
    const [answer = fails(503), ...rest] = turns;
    if (rest.length > 0) turns = rest;
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answers(...how) {
      turns = how;
    },
  };
}
