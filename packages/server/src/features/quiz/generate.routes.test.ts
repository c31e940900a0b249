import {
  BODY_SHAPES,
  type BodyShape,
  type GeneratedOutfits,
  STYLES,
  type Style,
  WEATHER_TAGS,
} from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createViewRecorder } from '#catalogue/looks/view-recorder.ts';
import { createMemoryCounters } from '#infra/rate-limits/memory-counters.ts';
import { ENGINES } from '#test/test-database.ts';
import { openTestQuiz, type TestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';

const PATH = '/quiz/generate/';
const ANSWERS = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));

const isOfContract = new Ajv({ strict: false }).compile<GeneratedOutfits>(CALLS.generate.answer);
const bodyOf = (style: Style, bodyShape: BodyShape) => ({ styles: [style], bodyShapes: [bodyShape] });
const sportyPear = bodyOf('Sporty', 'Pear');
const keyOf = (image: string) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '';
const RECIPE_OF_ANOTHER_RELEASE = {
  style: 'Party',
  bodyShape: 'Round',
  weather: 'cold',
  count: 1,
  seed: 1,
  place: 0,
};
const namesOf = ({ outfits }: GeneratedOutfits) => outfits.map(({ name }) => name);

describe.each(ENGINES)('POST /quiz/generate/ on %s', (engine) => {
  let quiz: TestQuiz;
  const open = (options: TestQuizOptions = {}) => openTestQuiz({ engine, catalogue: () => [], ...options });
  beforeAll(async () => {
    quiz = await open();
  });
  afterAll(() => quiz.close());
  const openOwn = async (options: TestQuizOptions = {}) => {
    const own = await open(options);
    onTestFinished(() => own.close());
    return own;
  };

  it.each(ANSWERS)('composes four looks of both weathers for $style and $bodyShape', async (answers) => {
    const answer = await quiz.generate(bodyOf(answers.style, answers.bodyShape));
    expect(isOfContract(answer), JSON.stringify(isOfContract.errors)).toBe(true);
    expect(answer.outfits).toHaveLength(4);
    for (const { tags } of answer.outfits)
      expect(tags).toEqual(expect.arrayContaining(Object.values(answers)));
    for (const weather of WEATHER_TAGS) {
      expect(answer.outfits.filter(({ tags }) => tags.includes(weather)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['hot', 30],
    ['cold', -2],
  ] as const)('composes for %s weather alone where it is asked for and known', async (tag, celsius) => {
    const own = await openOwn({ environment: { GLOW_WEATHER_CITY: 'Zurich, 47.37, 8.54' } });
    own.weatherSource.becomes(celsius);
    const { outfits } = await own.generate({ ...sportyPear, use_weather: true });
    for (const { tags } of outfits) expect(tags).toContain(tag);
  });

  it('returns each name once to many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => quiz.generate(sportyPear)));
    const names = answers.flatMap(namesOf);
    expect(names).toHaveLength(120);
    expect(new Set(names).size).toBe(120);
  });

  it('returns each name once where two servers share a database', async () => {
    const other = await openTestQuiz({ overrides: { db: quiz.dependencies.db }, catalogue: () => [] });
    onTestFinished(() => other.app.close());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? quiz : other).generate(sportyPear)),
    );
    expect(new Set(answers.flatMap(namesOf)).size).toBe(80);
  });

  it('returns none of the excluded names', async () => {
    const exclude_names = namesOf(await quiz.generate(sportyPear));
    const names = namesOf(await quiz.generate({ ...sportyPear, exclude_names }));
    expect(names.filter((name) => exclude_names.includes(name))).toEqual([]);
  });

  it('keeps a look as its recipe, from which the same look is composed when its address is opened', async () => {
    const { outfits } = await quiz.generate(sportyPear);
    const { queries } = quiz.dependencies.db;
    for (const { image, name, alt } of outfits) {
      const key = keyOf(image);
      const row = queries.selectFrom('looks').selectAll().where('key', '=', key);
      const kept = await row.executeTakeFirstOrThrow();
      expect(kept.spec).toBe('');
      expect(kept.recipe?.length).toBeLessThan(200);
      const opened = await quiz.dependencies.lookbook.open(key);
      expect(opened).toMatchObject({ source: 'generated', look: { key, spec: { name } } });
      const [described] = await quiz.dependencies.lookbook.describe(opened ? [opened.look] : []);
      expect(described?.description.alt).toBe(alt);
      expect(JSON.parse((await row.executeTakeFirstOrThrow()).spec)).toMatchObject({ name });
    }
  });

  it('keeps the data of a look that was opened, so that a release with other rules still draws it', async () => {
    const { outfits } = await quiz.generate({ ...sportyPear, image_count: 2 });
    const [opened = '', unopened = ''] = outfits.map(({ image }) => keyOf(image));
    const views = createViewRecorder(quiz.dependencies);
    views.record(opened);
    await views.close();
    const { queries } = quiz.dependencies.db;
    await queries
      .updateTable('looks')
      .set({ recipe: JSON.stringify({ ...RECIPE_OF_ANOTHER_RELEASE, name: 'Another look' }) })
      .where('key', 'in', [opened, unopened])
      .execute();
    expect(await quiz.dependencies.lookbook.open(opened)).toBeDefined();
    expect(await quiz.dependencies.lookbook.open(unopened)).toBeUndefined();
  });

  it('composes 20,000 looks a day in all, and then says that it is unavailable', async () => {
    const counters = createMemoryCounters();
    const own = await openOwn({ overrides: { counters } });
    const day = { name: 'quiz.generate.looks.all', max: 20_000, windowMs: 24 * 60 * 60 * 1000 };
    await counters.increment(day, 'all', 19_997);
    expect((await own.ask(PATH, { ...sportyPear, image_count: 3 })).statusCode).toBe(200);
    const refused = await own.ask(PATH, { ...sportyPear, image_count: 1 });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect(refused.headers).toHaveProperty('retry-after');
  });

  it('answers before anything is drawn, and draws behind everything else', async () => {
    const own = await openOwn();
    const release = own.pictures.hold();
    await own.generate(sportyPear);
    release();
    await expect.poll(() => own.pictures.orders.length).toBe(4);
    expect(own.pictures.orders.map(({ urgency }) => urgency)).toEqual(Array(4).fill('ahead'));
  });

  it('composes nothing while AI is off', async () => {
    const own = await openOwn({ environment: { GLOW_AI: 'off' } });
    expect(await own.generate(sportyPear)).toEqual({ outfits: [] });
    const rows = await own.dependencies.db.queries.selectFrom('generated_looks').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('is never dealt to somebody else as a recommendation', async () => {
    const own = await openOwn();
    const generated = namesOf(await own.generate(sportyPear));
    const { outfits } = await own.recommend(sportyPear);
    expect(outfits.filter(({ name }) => generated.includes(name))).toEqual([]);
  });

  it('may be called from any page, without credentials', async () => {
    const { headers } = await quiz.ask(PATH, sportyPear, { origin: 'https://shop.example' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('refuses the thirty-first call of a minute from one address', async () => {
    const own = await openOwn({ limits: 'on' });
    const ask = () => own.ask(PATH, { ...sportyPear, image_count: 1 });
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it.each([
    ['no style', { bodyShapes: ['Pear'] }],
    ['two shapes', { styles: ['Casual'], bodyShapes: ['Pear', 'Round'] }],
    ['fifteen looks', { styles: ['Casual'], bodyShapes: ['Pear'], image_count: 15 }],
    ['names that are no list', { styles: ['Casual'], bodyShapes: ['Pear'], exclude_names: 'One' }],
    ['too many names', { styles: ['Casual'], bodyShapes: ['Pear'], exclude_names: Array(501).fill('x') }],
    ['half a place', { styles: ['Casual'], bodyShapes: ['Pear'], longitude: 8 }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await quiz.ask(PATH, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});
