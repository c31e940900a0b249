import {
  BODY_SHAPES,
  type BodyShape,
  type GeneratedOutfits,
  STYLES,
  type Style,
  WEATHER_TAGS,
} from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { starterCatalogue, styleCatalogue } from '@glow/stylist';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES } from '../../../test/test-database.ts';
import { openTestQuiz, type TestQuiz, type TestQuizOptions } from '../../../test/test-quiz.ts';
import { findLook } from '../../platform/looks/index.ts';

const PATH = '/quiz/generate/';
const ANSWERS = STYLES.flatMap((style) => BODY_SHAPES.map((bodyShape) => ({ style, bodyShape })));

const isOfContract = new Ajv({ strict: false }).compile<GeneratedOutfits>(CALLS.generate.answer);
const bodyOf = (style: Style, bodyShape: BodyShape) => ({ styles: [style], bodyShapes: [bodyShape] });
const sportyPear = bodyOf('Sporty', 'Pear');
const catalogueNames = new Set([...styleCatalogue(), ...starterCatalogue()].map(({ spec }) => spec.name));
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
    own.thermometer.becomes(celsius);
    const { outfits } = await own.generate({ ...sportyPear, use_weather: true });
    for (const { tags } of outfits) expect(tags).toContain(tag);
  });

  it('never gives a name that a look has or had, however often it is asked', async () => {
    const names: string[] = [];
    for (let call = 0; call < 50; call += 1) {
      names.push(...namesOf(await quiz.generate({ ...sportyPear, image_count: 14 })));
    }
    expect(names).toHaveLength(700);
    expect(new Set(names).size).toBe(700);
    expect(names.filter((name) => catalogueNames.has(name))).toEqual([]);
    for (const name of names) expect(name.split(/\s+/).length, name).toBeLessThanOrEqual(5);
  });

  it('gives each name once to many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => quiz.generate(sportyPear)));
    const names = answers.flatMap(namesOf);
    expect(names).toHaveLength(120);
    expect(new Set(names).size).toBe(120);
  });

  it('gives each name once where two servers share a database', async () => {
    const other = await openTestQuiz({ overrides: { db: quiz.dependencies.db }, catalogue: () => [] });
    onTestFinished(() => other.app.close());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? quiz : other).generate(sportyPear)),
    );
    expect(new Set(answers.flatMap(namesOf)).size).toBe(80);
  });

  it('gives none of the excluded names', async () => {
    const exclude_names = namesOf(await quiz.generate(sportyPear));
    const names = namesOf(await quiz.generate({ ...sportyPear, exclude_names }));
    expect(names.filter((name) => exclude_names.includes(name))).toEqual([]);
  });

  it('keeps every look, so that its address answers', async () => {
    const { outfits } = await quiz.generate(sportyPear);
    for (const { image, name } of outfits) {
      const key = /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '';
      expect(await findLook(quiz.dependencies.db.queries, key)).toMatchObject({ spec: { name } });
    }
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
