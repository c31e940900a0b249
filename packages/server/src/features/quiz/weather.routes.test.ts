import type { WeatherInfo } from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { Ajv } from 'ajv';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';

const { path } = CALLS.fetchWeather;
const LISBON = { GLOW_WEATHER_CITY: 'Lisbon,38.7,-9.1' };
const NOT_APPLIED = {
  requested: true,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};
const isOfContract = new Ajv({ strict: false }).compile<WeatherInfo>(CALLS.fetchWeather.answer);

describe.each(ENGINES)('POST /quiz/weather/ on %s', (engine) => {
  let quiz: TestQuiz;
  afterEach(() => quiz.close());
  const open = async (celsius: number | undefined, options: TestQuizOptions = {}) => {
    quiz = await openTestQuiz({ engine, catalogue: () => [], ...options });
    quiz.weatherSource.becomes(celsius);
  };
  const weatherAt = async (place: object) => (await quiz.ask(path, place)).json();

  it('answers with the weather of the city of the settings, as a deck would go by it', async () => {
    await open(27.4, { environment: LISBON });
    const weather = await weatherAt({});
    expect(isOfContract(weather), JSON.stringify(isOfContract.errors)).toBe(true);
    expect(weather).toEqual({
      requested: true,
      applied: true,
      tag: 'hot',
      source: 'weatherSource',
      temperature: 27.4,
      city: 'Lisbon',
    });
  });

  it("answers with the weather of the visitor's place, rounded, unnamed and never logged", async () => {
    await open(3.5, { environment: LISBON });
    const weather = await weatherAt({ latitude: -63.86882, longitude: 151.20929 });
    expect(weather).toMatchObject({ applied: true, tag: 'cold', temperature: 3.5, city: null });
    expect(quiz.weatherSource.asked).toEqual([{ latitude: -63.9, longitude: 151.2 }]);
    expect(quiz.logged()).not.toMatch(/63\.[89]|151\.2/);
  });

  it('reads a place once for the panel and for the deck', async () => {
    await open(27.4, { environment: LISBON });
    await weatherAt({});
    const { weather } = await quiz.recommend({
      styles: ['Casual'],
      bodyShapes: ['Pear'],
      image_count: 1,
      use_weather: true,
    });
    expect(weather).toMatchObject({ applied: true, city: 'Lisbon' });
    expect(quiz.weatherSource.asked).toHaveLength(1);
  });

  it('is not applied without a place, and where nobody knows it', async () => {
    await open(undefined);
    expect(await weatherAt({})).toEqual(NOT_APPLIED);
    expect(await weatherAt({ latitude: 1, longitude: 1 })).toEqual(NOT_APPLIED);
  });

  it('refuses half a place', async () => {
    await open(20);
    const answer = await quiz.ask(path, { latitude: 47 });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  });

  it('is asked for thirty times a minute from one address', async () => {
    await open(20, { environment: LISBON, limits: 'on' });
    const statuses: number[] = [];
    for (let count = 0; count <= 30; count += 1) statuses.push((await quiz.ask(path, {})).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
