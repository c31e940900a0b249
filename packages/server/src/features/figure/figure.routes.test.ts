import {
  FITTED_IMAGES_MAX,
  type Figure,
  type FittedLooks,
  type InstantOutfits,
  type Outfit,
  TRAITS,
} from '@glow/api';
import { fitFigure, lookKey, starterCatalogue, styleCatalogue } from '@glow/stylist';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sweepGeneratedLooks } from '#catalogue/generated-looks/sweep-generated-looks.ts';
import { createViewRecorder } from '#catalogue/looks/view-recorder.ts';
import { createGallery, type Gallery } from '#catalogue/pictures/gallery.ts';
import {
  findSavedInWardrobes,
  instantOutfitsPlugin,
  mediaPlugin,
  quizPlugin,
  wardrobePlugin,
} from '#test/looks-features.ts';
import { bearer, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import { figurePlugin } from './index.ts';

const ADAS: Figure = {
  bodyShape: 'Pear',
  presentation: 'feminine',
  skin: 'deep brown',
  hairStyle: 'locs',
  hairColour: 'black',
  glasses: 'round',
};
const HIS: Figure = { ...ADAS, presentation: 'masculine', hairStyle: 'crop', facialHair: 'full-beard' };
const WORDS_OF_FIGURES = ['deep brown', 'locs', 'presentation', 'masculine', 'full-beard', 'hairStyle'];
const VIBE_LOOKS = starterCatalogue()
  .filter(({ vibe }) => vibe === 'sunny')
  .slice(0, 12);
/** Looks that may be worn by her. */
const SUITED = new Set(VIBE_LOOKS.flatMap(({ spec }) => (fitFigure(spec, ADAS) ? [spec.name] : [])));
const QUIZ = { styles: ['Casual'], bodyShapes: ['Hourglass'], image_count: 4 };
const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = (image: string) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '';

/** More than the looks of a vibe. */
const TURNS_MAX = 12;

describe.each(ENGINES)('a figure of one’s own on %s', (engine) => {
  let server: TestAccounts;
  let gallery: Gallery;
  const pictures = createTestPictures();
  beforeAll(async () => {
    server = await createTestAccounts(engine, {
      environment: { GLOW_DRAW_AT_START: 'off' },
      async register(app, dependencies) {
        gallery = createGallery({ ...dependencies, pictures });
        app.addHook('preClose', () => gallery.close());
        const parts = { ...dependencies, gallery };
        await app.register(instantOutfitsPlugin, { ...parts, catalogue: () => VIBE_LOOKS });
        await app.register(quizPlugin, { ...parts, catalogue: () => styleCatalogue() });
        await app.register(wardrobePlugin, parts);
        await app.register(mediaPlugin, parts);
        await app.register(figurePlugin, parts);
      },
    });
  });
  afterAll(() => server.close());

  const pick = async (payload: object) =>
    (await server.post('/api/instant_outfits/', { vibe: 'sunny', ...payload })).json<InstantOutfits>();
  const fit = async (images: readonly string[], figure?: Figure) =>
    (await server.post('/api/figure/looks/', { images, ...(figure && { figure }) })).json<FittedLooks>()
      .looks;
  const statusOf = async (image: string) =>
    (await server.app.inject({ url: `${new URL(image).pathname}?w=320` })).statusCode;

  it('draws an instant look on it, under an address of its own that answers', async () => {
    const { outfits } = await pick({ figure: ADAS, image_count: 3 });
    expect(outfits).toHaveLength(3);
    for (const { name, image, alt } of outfits) {
      const look = VIBE_LOOKS.find(({ spec }) => spec.name === name);
      expect(alt).toMatch(/a woman with deep brown skin, black locs and round glasses/i);
      expect(keyOf(image)).not.toBe(look && lookKey(look.spec));
      expect(await statusOf(image)).toBe(200);
    }
  });

  it('composes looks for a figure that few of the catalogue are cut for, and says when all were seen', async () => {
    const seen: string[] = [];
    const { outfits } = await pick({ figure: HIS, image_count: 10 });
    for (const { name, alt } of outfits) {
      expect(alt).toMatch(/\ba man with/i);
      seen.push(name);
    }
    expect(new Set(seen).size).toBe(10);
    for (let turn = 0; turn < TURNS_MAX; turn++) {
      const { outfits: more, uniqueExhausted } = await pick({
        figure: HIS,
        image_count: 10,
        exclude_names: seen,
      });
      seen.push(...more.map(({ name }) => name));
      if (uniqueExhausted) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const none = await pick({ figure: HIS, exclude_names: seen });
    expect(none).toEqual({ outfits: [], uniqueExhausted: true });
  });

  it('picks the looks on it that are nearest to a taste', async () => {
    const taste = { version: 1, leans: TRAITS.map((trait) => (trait === 'dress' ? 3 : 0)) };
    const dressesIn = async (payload: object) => {
      const { outfits } = await pick({ figure: ADAS, image_count: 4, ...payload });
      return outfits.filter(({ traits = '' }) => traits.slice(2)[TRAITS.indexOf('dress')] === '8').length;
    };
    const all = await dressesIn({ image_count: 14 });
    expect(await dressesIn({ taste })).toBe(Math.min(4, all));
  });

  it('draws a deck and its late looks on it, with the body shape of the answers', async () => {
    for (const path of ['/quiz/recommend/', '/quiz/generate/']) {
      const answer = (await server.post(path, { ...QUIZ, figure: HIS })).json<{ outfits: Outfit[] }>();
      expect(answer.outfits).toHaveLength(4);
      for (const { alt, tags, image } of answer.outfits) {
        expect(alt).toMatch(/\ba man with deep brown skin/i);
        expect(tags).toContain('Hourglass');
        expect(await statusOf(image)).toBe(200);
      }
    }
  });

  it('puts looks on a figure, on another, and back, in the order of their addresses', async () => {
    const { outfits: all } = await pick({ image_count: VIBE_LOOKS.length });
    const outfits = all.filter(({ name }) => SUITED.has(name)).slice(0, 3);
    const images = outfits.map(({ image }) => image);
    expect(images).toHaveLength(3);
    const adas = await fit([...images, 'https://elsewhere.example/a.png'], ADAS);
    expect(adas.map(({ of }) => of)).toEqual(images);
    expect(adas.map(({ outfit }) => outfit.name)).toEqual(outfits.map(({ name }) => name));
    const fitted = adas.map(({ outfit }) => outfit.image);
    const older = await fit(fitted, { ...ADAS, age: 'older' });
    for (const { outfit } of older) expect(outfit.alt).toContain('in her seventies');
    expect((await fit(fitted)).map(({ outfit }) => outfit.image)).toEqual(images);
  });

  it('draws it in plain clothes, and refuses words of no list', async () => {
    const drawn = await server.post('/api/figure/picture/', { figure: HIS });
    const { image, alt } = drawn.json<{ image: string; alt: string }>();
    expect(alt).toBe(
      'A man with deep brown skin, a black side-parted crop, a full beard and round glasses, in plain clothes',
    );
    expect(await statusOf(image)).toBe(200);
    for (const figure of [{}, { ...ADAS, skin: '#553527' }, { ...ADAS, hairStyle: 'beehive' }, 'Ada'])
      expect((await server.post('/api/figure/picture/', { figure })).statusCode).toBe(400);
    const tooMany = Array.from({ length: FITTED_IMAGES_MAX + 1 }, () => image);
    expect((await server.post('/api/figure/looks/', { images: tooMany })).statusCode).toBe(400);
  });

  it('keeps it with an account only when asked to, gives it out with the data, and erases it', async () => {
    const { access } = await server.signUp({ email: 'figure@example.com' });
    const headers = bearer(access);
    const url = '/api/account/figure/';
    const kept = async () => (await server.app.inject({ url, headers })).json();
    expect(await kept()).toEqual({ figure: null });
    await server.post(url, { figure: HIS }, { headers });
    await server.post(url, { figure: ADAS }, { headers });
    expect(await kept()).toEqual({ figure: ADAS });
    const data = await server.app.inject({ url: PATHS.personalData, headers });
    expect(data.json()).toMatchObject({ figure: { figure: ADAS } });
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
    expect(await kept()).toEqual({ figure: null });
    await server.post(url, { figure: ADAS }, { headers });
    await server.post('/api/account/delete/', { password: 'Velvet-Otter-12' }, { headers });
    const rows = await server.dependencies.db.queries.selectFrom('account_figures').selectAll().execute();
    expect(rows).toEqual([]);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
  });

  it('is swept with the looks on it that nobody opened, and spares those that somebody saved', async () => {
    const { access } = await server.signUp({ email: 'saver@example.com' });
    const { outfits } = await pick({ figure: { ...ADAS, build: 'large' }, image_count: 3 });
    const [saved, opened, unopened] = outfits.map(({ image }) => image);
    if (!saved || !opened || !unopened) throw new Error('Three looks were asked for');
    const save = { filename: 'Saved', image_url: saved };
    expect((await server.post('/api/save_image/', save, { headers: bearer(access) })).statusCode).toBe(200);
    const views = createViewRecorder(server.dependencies);
    views.record(keyOf(opened));
    await views.close();
    onTestFinished(() => server.clock.pass(-3 * DAY_MS));
    server.clock.pass(3 * DAY_MS);
    await sweepGeneratedLooks({ ...server.dependencies, gallery }, { findSaved: [findSavedInWardrobes] });
    const found = async (image: string) => Boolean(await server.dependencies.lookbook.open(keyOf(image)));
    expect([await found(saved), await found(opened), await found(unopened)]).toEqual([true, true, false]);
  });

  it('is in no line of the log and no metric', async () => {
    await pick({ figure: ADAS });
    const told = server.logged() + (await server.dependencies.metrics.registry.metrics());
    for (const word of WORDS_OF_FIGURES) expect(told).not.toContain(word);
  });
});
