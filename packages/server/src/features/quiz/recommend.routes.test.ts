import {
  BODY_SHAPES,
  type BodyShape,
  type Recommendation,
  STYLES,
  type Style,
  WEATHER_TAGS,
} from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { styleCatalogue } from '@glow/stylist';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';

const PATH = '/quiz/recommend/';
const HOT_CELSIUS = 27.34;
const COLD_CELSIUS = 3.5;
const WEATHERS = [undefined, ...WEATHER_TAGS] as const;
const ANSWERS = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));
const ZURICH = { GLOW_WEATHER_CITY: 'Zurich, 47.3769, 8.5417' };
const NOT_APPLIED = { applied: false, tag: null, source: null, temperature: null, city: null };

const isOfContract = new Ajv({ strict: false }).compile<Recommendation>(CALLS.recommend.answer);
const bodyOf = (style: Style, bodyShape: BodyShape) => ({ styles: [style], bodyShapes: [bodyShape] });
const casualPear = bodyOf('Casual', 'Pear');

function expectDeck({ outfits }: Recommendation, tags: readonly string[], count = 10): void {
  expect(outfits).toHaveLength(count);
  expect(new Set(outfits.map(({ name }) => name)).size).toBe(count);
  expect(new Set(outfits.map(({ image }) => image)).size).toBe(count);
  for (const outfit of outfits) expect(outfit.tags, outfit.name).toEqual(expect.arrayContaining([...tags]));
}

describe.each(ENGINES)('POST /quiz/recommend/ on %s', (engine) => {
  let quiz: TestQuiz;
  beforeAll(async () => {
    quiz = await openTestQuiz({ engine, environment: ZURICH });
  });
  afterAll(() => quiz.close());
  const openOwn = async (options: TestQuizOptions = {}) => {
    const own = await openTestQuiz({ engine, ...options });
    onTestFinished(() => own.close());
    return own;
  };

  describe.each(ANSWERS)('for $style and $bodyShape', ({ style, bodyShape }) => {
    it.each(WEATHERS)('deals ten looks that carry every tag asked for, weather %s', async (weather) => {
      const own = await openWeather(weather);
      const deck = await own.recommend({ ...bodyOf(style, bodyShape), use_weather: weather !== undefined });
      expect(isOfContract(deck), JSON.stringify(isOfContract.errors)).toBe(true);
      expectDeck(deck, [style, bodyShape, ...(weather ? [weather] : [])]);
      expect(deck.weather.tag).toBe(weather ?? null);
    });
  });

  /** The weather is remembered for an hour, so each needs a place of its own. */
  const openWeather = async (weather: 'hot' | 'cold' | undefined) => {
    quiz.weatherSource.becomes(weather === 'cold' ? COLD_CELSIUS : HOT_CELSIUS);
    const place = { latitude: weather === 'cold' ? 60 : 10, longitude: 10 };
    return {
      recommend: (body: object) => quiz.recommend({ ...body, ...(weather && place) }),
    };
  };

  it('deals both weathers where none is asked for, and the best look first', async () => {
    const { outfits } = await quiz.recommend(bodyOf('Formal', 'Round'));
    for (const weather of WEATHER_TAGS) {
      expect(outfits.filter(({ tags }) => tags.includes(weather)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('deals the same answers the same deck, so that its pictures are drawn once for everyone', async () => {
    expect(await quiz.recommend(casualPear)).toEqual(await quiz.recommend(casualPear));
  });

  it.each(ANSWERS)(
    'says no sentence twice in a deck of $style and $bodyShape, later looks included',
    async ({ style, bodyShape }) => {
      const { outfits } = await quiz.recommend(bodyOf(style, bodyShape));
      const later = await quiz.generate(bodyOf(style, bodyShape));
      const reasons = [...outfits, ...later.outfits].flatMap((outfit) => outfit.reasons ?? []);
      expect(reasons).toHaveLength(3 * 14);
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );

  it('deals as many as are asked for, up to fourteen', async () => {
    for (const image_count of [1, 3, 14]) {
      expectDeck(await quiz.recommend({ ...casualPear, image_count }), ['Casual', 'Pear'], image_count);
    }
  });

  // @spec 7.6 | POST /quiz/recommend/ | JSON styles (one), bodyShapes (one), image_count (10), use_weather
  //   (boolean) | outfits, ai.enabled, weather (requested, applied, tag, source, temperature, city) |
  it('answers a client over HTTP with outfits, AI and weather', async () => {
    const own = await openOwn({ environment: ZURICH });
    own.weatherSource.becomes(HOT_CELSIUS);
    const baseUrl = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { method, path } = CALLS.recommend;
    const response = await fetch(baseUrl + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bodyOf('Party', 'Hourglass'), image_count: 10, use_weather: true }),
    });
    const answer = (await response.json()) as Recommendation;
    expect(response.status).toBe(200);
    expectDeck(answer, ['Party', 'Hourglass', 'hot']);
    expect(answer.ai.enabled).toBe(true);
    expect(answer.weather).toEqual({
      requested: true,
      applied: true,
      tag: 'hot',
      source: 'weatherSource',
      temperature: HOT_CELSIUS,
      city: 'Zurich',
    });
  });

  describe('with weather', () => {
    let own: TestQuiz;
    beforeEach(async () => {
      own = await openOwn({ environment: ZURICH, catalogue: () => [] });
    });
    const weatherFor = async (request: object) =>
      (await own.recommend({ ...casualPear, image_count: 1, ...request })).weather;

    it('asks nobody unless it is asked for', async () => {
      expect(await weatherFor({})).toEqual({ requested: false, ...NOT_APPLIED });
      expect(await weatherFor({ latitude: 1, longitude: 1 })).toEqual({ requested: false, ...NOT_APPLIED });
      expect(own.weatherSource.asked).toEqual([]);
    });

    it('is not applied where nobody knows it', async () => {
      expect(await weatherFor({ use_weather: true })).toEqual({ requested: true, ...NOT_APPLIED });
    });

    it('is not applied without a place', async () => {
      own = await openOwn({ catalogue: () => [] });
      own.weatherSource.becomes(COLD_CELSIUS);
      expect(await weatherFor({ use_weather: true })).toEqual({ requested: true, ...NOT_APPLIED });
      expect(own.weatherSource.asked).toEqual([]);
    });

    it("is that of the visitor's place, rounded, unnamed and never logged or stored", async () => {
      own.weatherSource.becomes(COLD_CELSIUS);
      // Numbers that the clock of a log line never shows.
      const place = { latitude: -63.86882, longitude: 151.20929 };
      const weather = await weatherFor({ use_weather: true, ...place });
      expect(weather).toMatchObject({ applied: true, tag: 'cold', temperature: COLD_CELSIUS, city: null });
      expect(own.weatherSource.asked).toEqual([{ latitude: -63.9, longitude: 151.2 }]);
      expect(own.logged()).not.toMatch(/63\.[89]|151\.2/);
      const rows = await own.dependencies.db.queries.selectFrom('generated_looks').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/63\.[89]|151\.2/);
    });

    it.each([
      ['half a place', { latitude: 47 }],
      ['a place beyond the pole', { latitude: 91, longitude: 0 }],
      ['a place in words', { latitude: 'north', longitude: 0 }],
    ])('refuses %s', async (_what, place) => {
      const answer = await own.ask(PATH, { ...casualPear, use_weather: true, ...place });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_request',
        error: expect.stringContaining('itude'),
      });
    });
  });

  it.each([
    ['', true],
    ['off', false],
  ])('says with GLOW_AI=%s that AI is %s', async (setting, enabled) => {
    const own = await openOwn({ environment: { GLOW_AI: setting }, catalogue: () => [] });
    const { ai } = await own.recommend({ ...casualPear, image_count: 1 });
    expect(ai).toEqual({ enabled, provider: 'glow' });
  });

  describe('when the catalogue is thinned out', () => {
    let own: TestQuiz;
    beforeEach(async () => {
      own = await openOwn();
    });
    const deleteAllBut = async (count: number) => {
      const { queries } = own.dependencies.db;
      const kept = queries
        .selectFrom('offered_looks')
        .select('name')
        .where('style', '=', 'Casual')
        .limit(count);
      const names = (await kept.where('body_shape', '=', 'Pear').execute()).map(({ name }) => name);
      const all = queries.updateTable('offered_looks').set({ state: 'deleted' });
      await (names.length > 0 ? all.where('name', 'not in', names) : all).execute();
      return names;
    };
    const composed = () =>
      own.dependencies.db.queries.selectFrom('generated_looks').select('name').orderBy('name').execute();

    it('deals what is left and composes the rest, none of which was ever in the catalogue', async () => {
      const left = await deleteAllBut(3);
      const deck = await own.recommend(casualPear);
      expectDeck(deck, ['Casual', 'Pear']);
      const names = deck.outfits.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(left));
      const catalogue = new Set(styleCatalogue().map(({ spec }) => spec.name));
      expect(names.filter((name) => catalogue.has(name)).toSorted()).toEqual(left.toSorted());
    });

    it('keeps what it composed for the next visitor with these answers', async () => {
      await deleteAllBut(0);
      const first = await own.recommend(casualPear);
      const rows = await composed();
      const second = await own.recommend(casualPear);
      const namesOf = ({ outfits }: Recommendation) => outfits.map(({ name }) => name).toSorted();
      expect(namesOf(second)).toEqual(namesOf(first));
      expect(await composed()).toEqual(rows);
      expect(rows).toHaveLength(10);
    });

    it('composes once for all who ask at the same time', async () => {
      await deleteAllBut(0);
      const decks = await Promise.all(Array.from({ length: 20 }, () => own.recommend(casualPear)));
      for (const deck of decks) expect(deck.outfits).toEqual(decks[0]?.outfits);
      expect(await composed()).toHaveLength(10);
    });
  });

  it('has the first two cards drawn before the others, and answers before any is drawn', async () => {
    const own = await openOwn();
    const release = own.pictures.hold();
    const { outfits } = await own.recommend(casualPear);
    const keys = outfits.map(({ image }) => /([0-9a-f]{32})\.png$/.exec(image)?.[1]);
    await expect.poll(() => own.pictures.orders.length).toBe(2);
    release();
    await expect.poll(() => own.pictures.orders.length).toBe(10);
    expect(
      own.pictures.orders
        .slice(0, 2)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys.slice(0, 2).toSorted());
    expect(own.pictures.orders.slice(2).map(({ key }) => key)).toEqual(keys.slice(2));
    expect(own.pictures.orders.map(({ urgency }) => urgency)).toEqual([
      ...Array(2).fill('first'),
      ...Array(8).fill('ahead'),
    ]);
  });

  it('may be called from any page, without credentials', async () => {
    const { headers } = await quiz.ask(PATH, casualPear, { origin: 'https://shop.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('refuses the sixty-first call of a minute from one address', async () => {
    const own = await openOwn({ limits: 'on', catalogue: () => [] });
    const ask = () => own.ask(PATH, { ...casualPear, image_count: 1 });
    const answers = await Promise.all(Array.from({ length: 61 }, ask));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
  });

  it.each([
    ['no style', { bodyShapes: ['Pear'] }],
    ['no shape', { styles: ['Casual'] }],
    ['an empty list', { styles: [], bodyShapes: ['Pear'] }],
    ['two styles', { styles: ['Casual', 'Party'], bodyShapes: ['Pear'] }],
    ['an unknown style', { styles: ['Gothic'], bodyShapes: ['Pear'] }],
    ['a style in small letters', { styles: ['casual'], bodyShapes: ['Pear'] }],
    ['a style that is no list', { styles: 'Casual', bodyShapes: ['Pear'] }],
    ['no looks', { styles: ['Casual'], bodyShapes: ['Pear'], image_count: 0 }],
    ['fifteen looks', { styles: ['Casual'], bodyShapes: ['Pear'], image_count: 15 }],
    ['a weather in words', { styles: ['Casual'], bodyShapes: ['Pear'], use_weather: 'yes' }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await quiz.ask(PATH, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', error: expect.stringMatching(/./) });
  });
});
