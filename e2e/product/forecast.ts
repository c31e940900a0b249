import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Forecast {
  readonly url: string;
  /** From now on it is this warm, in °C; undefined: the forecast is out of order. */
  becomes(celsius: number | undefined): void;
  close(): void;
}

/** A server that speaks Open-Meteo's protocol. */
export async function startForecast(celsius: number): Promise<Forecast> {
  let shown: number | undefined = celsius;
  const server = createServer((_request, response) => {
    if (shown === undefined) return response.writeHead(503).end();
    const current = { temperature_2m: shown, apparent_temperature: shown };
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ current }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast`,
    becomes(next) {
      shown = next;
    },
    close: () => server.close(),
  };
}
