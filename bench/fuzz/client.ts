import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { FuzzRequest } from '../../packages/server/test/fuzz/requests.ts';

export interface Outcome {
  /** Nothing where the server closed the connection, as it may on a request that is no HTTP. */
  readonly status?: number | 'late';
  readonly headers: IncomingHttpHeaders;
}

/** A picture may wait for half a minute to be drawn, and a machine may have other work. */
const TIMEOUT_MS = 120_000;

/** Sends requests as they are, also such as `fetch` would mend or refuse. */
export function createClient(address: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  return {
    send: ({ method, url, headers, body }: FuzzRequest): Promise<Outcome> =>
      new Promise((resolve) => {
        const length = body && { 'content-length': `${body.length}` };
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path: url,
            headers: { ...headers, ...length },
            timeout: TIMEOUT_MS,
          },
          (answer) => {
            const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
            answer.resume().once('end', done).once('error', done);
          },
        );
        sent.once('timeout', () => {
          resolve({ status: 'late', headers: {} });
          sent.destroy();
        });
        sent.once('error', () => resolve({ headers: {} }));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
