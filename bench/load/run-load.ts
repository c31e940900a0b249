import autocannon from 'autocannon';

export interface Load {
  readonly address: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the body of each request. */
  readonly body?: (request: number) => object;
  readonly seconds: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Answers that were no 2xx, and connections that broke. */
  readonly failures: number;
  /** Longest time for which the server's event loop did nothing else, in ms, to the 10 ms it is sampled at. */
  readonly longestGapMs: number;
}

const CLIENTS = 32;
let requests = 0;

/** Sends requests from 32 clients, each request from an address of its own, for some seconds. */
export async function runLoad({
  address,
  path,
  method = 'POST',
  headers = {},
  body,
  seconds,
}: Load): Promise<LoadFigures> {
  await readLongestGap(address);
  const result = await autocannon({
    url: address,
    connections: CLIENTS,
    // The server closes a connection after 1,000 requests, which this client does not expect.
    reconnectRate: 900,
    duration: seconds,
    requests: [
      {
        method,
        path,
        setupRequest(request) {
          requests += 1;
          const client = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
          return {
            ...request,
            headers: {
              ...headers,
              'x-forwarded-for': client,
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: JSON.stringify(body(requests)) }),
          };
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    maxMs: result.latency.max,
    failures: result.non2xx + result.errors,
    longestGapMs: await readLongestGap(address),
  };
}

/** Reads the server's own measurement, which starts anew with each reading. */
async function readLongestGap(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`);
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text())?.[1];
  return Number(seconds) * 1000;
}
