import type { Figure, TodaysLook, TodaysLookRequest } from '@glow/api';
import { CALLS } from '@glow/api/calls';
import { lookKey, type StyleLook, styleCatalogue } from '@glow/stylist';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedStyleLooks } from '#catalogue/offered/seed-catalogue.ts';
import { createGallery } from '#catalogue/pictures/gallery.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createWeather } from '#infra/weather/weather.ts';
import { createTestApp, NO_LIMITS, type TestApp } from '#test/test-app.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import { createTestWeather, type TestWeather } from '#test/test-weather.ts';
import { looksPlugin } from './index.ts';

const isOfContract = new Ajv({ strict: false }).compile<TodaysLook>(CALLS.fetchTodaysLook.answer);
const PEAR = { styles: ['Casual'], bodyShapes: ['Pear'] } as const;
const FIGURE: Figure = {
  bodyShape: 'Rectangle',
  presentation: 'feminine',
  skin: 'deep brown',
  hairStyle: 'locs',
  hairColour: 'black',
};
const LISBON = { use_weather: true, latitude: 38.7, longitude: -9.1 };
const offered = styleCatalogue().filter(({ style, bodyShape }) => style === 'Casual' && bodyShape === 'Pear');
const daysFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(start) + day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  );

describe.each(ENGINES)('POST /api/todays_look/ on %s', (engine) => {
  let server: TestApp;
  let weatherSource: TestWeather;

  async function open(catalogue: readonly StyleLook[] = offered): Promise<void> {
    weatherSource = createTestWeather();
    server = await createTestApp({
      engine,
      overrides: { counters: NO_LIMITS },
      async register(app, dependencies) {
        await seedStyleLooks(dependencies, catalogue);
        const gallery = createGallery({ ...dependencies, pictures: createTestPictures() });
        app.addHook('preClose', () => gallery.close());
        const { clock, counters } = dependencies;
        const weather = createWeather(weatherSource, { clock, counters, metrics: createMetrics() });
        await app.register(looksPlugin, { ...dependencies, gallery, weather });
      },
    });
  }
  beforeEach(() => open());
  afterEach(() => server.close());

  const ask = (payload: object) => server.app.inject({ method: 'POST', url: '/api/todays_look/', payload });
  const lookFor = async (request: Partial<Record<keyof TodaysLookRequest, unknown>>) =>
    (await ask({ date: '2026-11-24', ...PEAR, ...request })).json<TodaysLook>();
  const nameFor = async (request: Parameters<typeof lookFor>[0]) => (await lookFor(request)).outfit?.name;

  it('answers one look for the answers, as the contract has it', async () => {
    const answer = await lookFor({});
    expect(isOfContract(answer), JSON.stringify(isOfContract.errors)).toBe(true);
    expect(offered.map(({ spec }) => `/media/looks/${lookKey(spec)}.png`)).toContain(
      new URL(answer.outfit?.image ?? '').pathname,
    );
    expect(answer.weather).toMatchObject({ requested: false });
  });

  it('is the same all day, and another in the second turn', async () => {
    const [first, again, second] = [await nameFor({}), await nameFor({}), await nameFor({ turn: 1 })];
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });

  it('shows every look once before one comes again', async () => {
    // Rounds begin with the days that their length divides.
    const start = new Date(Math.ceil(20_000 / offered.length) * offered.length * 24 * 60 * 60 * 1000);
    const days = daysFrom(start.toISOString(), offered.length);
    const names = await Promise.all(days.map((date) => nameFor({ date })));
    expect(new Set(names).size).toBe(offered.length);
  });

  it('goes by the weather of the place, where it is given', async () => {
    weatherSource.becomes(30);
    const hot = await lookFor(LISBON);
    expect(hot.weather).toMatchObject({ applied: true, tag: 'hot' });
    expect(hot.outfit?.tags).toContain('hot');
    expect(await nameFor(LISBON)).toBe(hot.outfit?.name);
  });

  it('deals what it is not told by the day', async () => {
    await server.close();
    await server.close();
    await open(styleCatalogue());
    const [one, next] = [await lookFor({ styles: undefined }), await lookFor({ bodyShapes: undefined })];
    expect(one.outfit?.tags).toContain('Pear');
    expect(next.outfit?.tags).toContain('Casual');
    expect(await nameFor({ styles: undefined })).toBe(one.outfit?.name);
  });

  it("is drawn on a person's own figure, the same all day, whatever shape it was composed for", async () => {
    const first = await lookFor({ figure: FIGURE });
    const second = await lookFor({ figure: FIGURE, bodyShapes: ['Round'] });
    expect(first.outfit?.alt).toContain('locs');
    expect(first.outfit?.tags).toContain('Rectangle');
    expect(second.outfit).toEqual(first.outfit);
    expect((await lookFor({ figure: FIGURE, turn: 1 })).outfit?.name).not.toBe(first.outfit?.name);
    expect((await ask({ date: '2026-11-24', figure: { ...FIGURE, skin: 'blue' } })).statusCode).toBe(400);
  });

  it('answers null where nothing is offered', async () => {
    expect((await lookFor({ styles: ['Party'] })).outfit).toBeNull();
  });

  it.each(['2026-02-30', '2026-13-01', '1969-12-31', '24.11.2026', '', undefined])(
    'takes no %s for a day',
    async (date) => {
      expect((await ask({ ...PEAR, date })).statusCode).toBe(400);
    },
  );

  it('takes no third turn, and no latitude without a longitude', async () => {
    expect((await ask({ date: '2026-11-24', turn: 2 })).statusCode).toBe(400);
    expect((await ask({ date: '2026-11-24', use_weather: true, latitude: 3 })).statusCode).toBe(400);
  });

  it('stores nothing', async () => {
    const { queries } = server.dependencies.db;
    const count = () => queries.selectFrom('looks').select('key').execute();
    const before = await count();
    for (const date of daysFrom('2026-01-01', 5)) await lookFor({ date });
    expect(await count()).toEqual(before);
  });
});
