import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface WeatherServer {
  /** Of its forecast endpoint. */
  readonly url: string;
  /** The query of every request so far. */
  readonly asked: readonly URLSearchParams[];
  /** Becomes true when a client aborts an answer in progress. */
  readonly wasLeft: () => boolean;
  /** What it answers from now on. */
  answer(how: Answer): void;
  /** Answers with this weather, in °C. */
  says(weather: { readonly temperature: number; readonly apparent: number }): void;
}

/** Starts a server that speaks Open-Meteo's protocol, or fails to; it is closed when the test is over. */
export async function startWeatherServer(): Promise<WeatherServer> {
  const asked: URLSearchParams[] = [];
  let left = false;
  let how: Answer = (response) => response.writeHead(503).end();
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams);
    response.on('close', () => {
      if (!response.writableFinished) left = true;
    });
    how(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  const answer = (next: Answer) => {
    how = next;
  };
  return {
    url: `http://127.0.0.1:${port}/v1/forecast`,
    asked,
    wasLeft: () => left,
    answer,
    says: ({ temperature, apparent }) => answer((response) => sendWeather(response, temperature, apparent)),
  };
}

/** An answer as Open-Meteo writes it for `current=temperature_2m,apparent_temperature`. */
function sendWeather(response: ServerResponse, temperature: number, apparent: number): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(
    JSON.stringify({
      latitude: 47.38,
      longitude: 8.54,
      generationtime_ms: 0.03,
      utc_offset_seconds: 0,
      timezone: 'GMT',
      timezone_abbreviation: 'GMT',
      elevation: 408,
      current_units: {
        time: 'iso8601',
        interval: 'seconds',
        temperature_2m: '°C',
        apparent_temperature: '°C',
      },
      current: {
        time: '2026-11-21T08:00',
        interval: 900,
        temperature_2m: temperature,
        apparent_temperature: apparent,
      },
    }),
  );
}
