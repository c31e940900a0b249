import { describe, expect, it } from 'vitest';
import { startWeatherServer, type WeatherServer } from '#test/weather-server.ts';
import { createLog } from '../logging/log.ts';
import { openMeteo } from './open-meteo.ts';
import { describeWeatherSource } from './weather-source.suite.ts';

/** Far north, and further east than any clock counts: numbers that the time of a log line never shows. */
const SPOT = { latitude: 69.6, longitude: 88.2 };
const SHORT_LIMIT_MS = 60;
const MILD = { temperature: 17.4, apparent: 15.2 };
const READING = { temperatureCelsius: 17.4, apparentCelsius: 15.2 };

function open({ url }: Pick<WeatherServer, 'url'>, timeLimitMs = 10_000) {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  return { source: openMeteo({ url, log, timeLimitMs }), logged: () => lines.join('') };
}

describeWeatherSource(
  'openMeteo',
  async () => {
    const server = await startWeatherServer();
    server.says(MILD);
    return open(server).source;
  },
  READING,
);

describeWeatherSource(
  'openMeteo of a source that fails',
  async () => open(await startWeatherServer()).source,
  undefined,
);

describe('openMeteo', () => {
  it("asks in the protocol's words", async () => {
    const server = await startWeatherServer();
    server.says(MILD);
    await open(server).source.read(SPOT);
    expect(server.asked.map(String)).toEqual([
      'latitude=69.6&longitude=88.2&current=temperature_2m%2Capparent_temperature',
    ]);
  });

  it.each([
    ['status 500', '{}', 500],
    ['status 429 with a reason', '{"error":true,"reason":"Daily API request limit exceeded."}', 429],
    ['broken JSON', '{"current": {"temperature_2m": 1', 200],
    ['a page', '<!doctype html><title>69.6 88.2</title>', 200],
    ['an empty body', '', 200],
    ['null', 'null', 200],
    ['a list', '[]', 200],
    ['no current weather', '{"latitude": 69.6}', 200],
    ['no apparent temperature', '{"current": {"temperature_2m": 12}}', 200],
    ['a temperature in words', '{"current": {"temperature_2m": "12", "apparent_temperature": "9"}}', 200],
    ['no temperature', '{"current": {"temperature_2m": null, "apparent_temperature": null}}', 200],
    ['an impossible temperature', '{"current": {"temperature_2m": 12, "apparent_temperature": 1e9}}', 200],
  ])('knows no weather from %s, and logs no place', async (_what, body, status) => {
    const server = await startWeatherServer();
    server.answer((response) => response.writeHead(status).end(body));
    const { source, logged } = open(server);
    expect(await source.read(SPOT)).toBeUndefined();
    expect(logged()).not.toBe('');
    expect(logged()).not.toMatch(/69\.6|88\.2/);
  });

  it.each([
    ['no answer', () => {}],
    [
      'an answer that stops in the middle',
      (response: import('node:http').ServerResponse) => void response.write('{'),
    ],
  ])('waits for %s no longer than its limit, and then hangs up', async (_what, answer) => {
    const server = await startWeatherServer();
    server.answer(answer);
    const { source, logged } = open(server, SHORT_LIMIT_MS);
    expect(await source.read(SPOT)).toBeUndefined();
    expect(logged()).toContain('"failure":"timeout"');
    await expect.poll(() => server.wasLeft()).toBe(true);
  });

  it.each([
    ['nobody listens', 'http://127.0.0.1:1/v1/forecast'],
    ['there is no such host', 'http://weather.invalid/v1/forecast'],
  ])('knows no weather where %s', async (_what, url) => {
    const { source, logged } = open({ url });
    expect(await source.read(SPOT)).toBeUndefined();
    expect(logged()).toContain('"failure":"unreachable"');
  });
});
