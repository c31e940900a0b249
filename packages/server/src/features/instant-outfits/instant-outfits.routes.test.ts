import { type InstantOutfits, VIBES, type Vibe } from '@glow/api';
import { describeOutfit, lookKey, starterCatalogue } from '@glow/stylist';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Look } from '#catalogue/looks/look.ts';
import type { StarterCatalogue } from '#catalogue/offered/seed-catalogue.ts';
import { createTestApp, NO_LAYERS, type TestApp, type TestDependencies } from '#test/test-app.ts';
import { ENGINES } from '#test/test-database.ts';
import { instantOutfitsPlugin } from './index.ts';

const PATH = '/api/instant_outfits/';
const LOOKS_PER_VIBE = 4;
const NEVER_SEEN = 'A name that is nowhere';

const catalogue: StarterCatalogue = VIBES.flatMap((vibe) =>
  starterCatalogue()
    .filter((look) => look.vibe === vibe)
    .slice(0, LOOKS_PER_VIBE),
);
const namesOf = (vibe: Vibe) => catalogue.filter((look) => look.vibe === vibe).map(({ spec }) => spec.name);

describe.each(ENGINES)('POST /api/instant_outfits/ on %s', (engine) => {
  let server: TestApp;
  const open = (environment = {}, overrides: Partial<TestDependencies> = {}) =>
    createTestApp({
      engine,
      environment,
      overrides,
      register: (app, dependencies) =>
        app.register(instantOutfitsPlugin, { ...dependencies, catalogue: () => catalogue }),
    });
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  const openForTest: typeof open = async (...options) => {
    const own = await open(...options);
    onTestFinished(() => own.close());
    return own;
  };

  const ask = (payload: object, headers = {}, { app } = server) =>
    app.inject({ method: 'POST', url: PATH, payload, headers });
  const fetchOutfits = async (payload: object) => (await ask(payload)).json<InstantOutfits>();

  it.each(VIBES)('gives a look of the vibe %s', async (vibe) => {
    const { outfits, uniqueExhausted } = await fetchOutfits({ vibe });
    expect(outfits).toHaveLength(1);
    expect(namesOf(vibe)).toContain(outfits[0]?.name);
    expect(uniqueExhausted).toBe(false);
  });

  it('says of a look exactly what its data says', async () => {
    const { outfits } = await fetchOutfits({ vibe: 'sunny' });
    const look = catalogue.find(({ spec }) => spec.name === outfits[0]?.name);
    const {
      clo: _,
      templates: __,
      pieces: ___,
      ...description
    } = describeOutfit(look?.spec ?? catalogue[0]?.spec ?? fail());
    const image = `http://localhost:80/media/looks/${lookKey(look?.spec ?? fail())}.png`;
    expect(outfits).toEqual([{ ...description, image, source_url: image }]);
  });

  it('announces the layers of a picture where they are stored, each below the public address', async () => {
    const layers = {
      ...NO_LAYERS,
      of: async (looks: readonly Look[]) => new Set(looks.map(({ key }) => key)),
    };
    const own = await openForTest({ GLOW_PUBLIC_URL: 'https://glow.example/style' }, { layers });
    const [outfit] = (await ask({ vibe: 'sunny' }, {}, own)).json<InstantOutfits>().outfits;
    const folder = outfit?.image.replace('.png', '');
    expect(outfit?.layers).toEqual({
      back: `${folder}/back.png`,
      figure: `${folder}/figure.png`,
      front: `${folder}/front.png`,
    });
  });

  it('makes addresses from the request, and from the public address where there is one', async () => {
    const here = await ask({ vibe: 'work' }, { host: 'shop.example:8443' });
    expect(here.json<InstantOutfits>().outfits[0]?.image).toMatch(/^http:\/\/shop\.example:8443\/media\//);
    const own = await openForTest({ GLOW_PUBLIC_URL: 'https://glow.example/style/' });
    const there = await ask({ vibe: 'work' }, { host: 'shop.example' }, own);
    expect(there.json<InstantOutfits>().outfits[0]?.image).toMatch(
      /^https:\/\/glow\.example\/style\/media\/looks\/[0-9a-f]{32}\.png$/,
    );
  });

  it('returns none of the excluded names, and all others when asked for many', async () => {
    const [first = '', second = '', ...others] = namesOf('date');
    const { outfits } = await fetchOutfits({ vibe: 'date', image_count: 14, exclude_names: [first, second] });
    expect(outfits.map(({ name }) => name).toSorted()).toEqual(others.toSorted());
  });

  it('returns as many different looks as are asked for', async () => {
    const { outfits } = await fetchOutfits({ vibe: 'cold', image_count: 3 });
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(3);
  });

  it('says that the vibe is exhausted only when every name of it is excluded', async () => {
    const names = namesOf('casual');
    const last = await fetchOutfits({ vibe: 'casual', exclude_names: names.slice(1) });
    expect(last).toMatchObject({ outfits: [{ name: names[0] }], uniqueExhausted: false });
    const none = await fetchOutfits({ vibe: 'casual', exclude_names: [NEVER_SEEN, ...names] });
    expect(none).toEqual({ outfits: [], uniqueExhausted: true });
    const again = await fetchOutfits({ vibe: 'casual', exclude_names: [] });
    expect(again.outfits).toHaveLength(1);
  });

  it('does not call a vibe exhausted that has no look at all', async () => {
    const own = await openForTest();
    await own.dependencies.db.queries.deleteFrom('offered_looks').where('kind', '=', 'vibe').execute();
    const answer = await ask({ vibe: 'sunny' }, {}, own);
    expect(answer.json()).toEqual({ outfits: [], uniqueExhausted: false });
  });

  it('returns every look a turn', async () => {
    const seen = new Set<string>();
    for (let call = 0; call < 100 && seen.size < LOOKS_PER_VIBE; call += 1) {
      const { outfits } = await fetchOutfits({ vibe: 'cloudy' });
      seen.add(outfits[0]?.name ?? '');
    }
    expect([...seen].toSorted()).toEqual(namesOf('cloudy').toSorted());
  });

  it.each([
    ['no vibe', {}],
    ['an unknown vibe', { vibe: 'stormy' }],
    ['a vibe in capitals', { vibe: 'Sunny' }],
    ['a vibe that is a list', { vibe: ['sunny'] }],
    ['no looks', { vibe: 'sunny', image_count: 0 }],
    ['a negative count', { vibe: 'sunny', image_count: -1 }],
    ['half a look', { vibe: 'sunny', image_count: 1.5 }],
    ['a million looks', { vibe: 'sunny', image_count: 1_000_000 }],
    ['a count in words', { vibe: 'sunny', image_count: 'many' }],
    ['names that are no list', { vibe: 'sunny', exclude_names: 'Ember puffer' }],
    ['a name that is no text', { vibe: 'sunny', exclude_names: [{}] }],
    ['a name that is too long', { vibe: 'sunny', exclude_names: ['x'.repeat(121)] }],
    ['too many names', { vibe: 'sunny', exclude_names: Array(501).fill('x') }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', error: expect.stringMatching(/./) });
  });

  it('takes five hundred names of any characters', async () => {
    const exclude_names = Array.from({ length: 500 }, (_, index) => `100 % "Ünïcode" / 👗 ${index}`);
    expect((await fetchOutfits({ vibe: 'sunny', exclude_names })).outfits).toHaveLength(1);
  });
});

function fail(): never {
  throw new Error('The look is not in the catalogue.');
}
