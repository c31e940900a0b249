import type { Figure, InstantOutfits, StyleFormulaInfo } from '@glow/api';
import { describeOutfit, fitFigure, starterCatalogue } from '@glow/stylist';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGallery, type Gallery } from '#catalogue/pictures/gallery.ts';
import { openStylistPictures } from '#catalogue/pictures/stylist-pictures.ts';
import { instantOutfitsPlugin } from '#test/looks-features.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { createTestClock } from '#test/test-clock.ts';
import { ENGINES } from '#test/test-database.ts';
import { styleFormulaPlugin } from './index.ts';
import { sweepFormulas } from './style-formula.service.ts';

const LOOKS = starterCatalogue()
  .filter(({ vibe }) => vibe === 'work')
  .slice(0, 8);
const FIGURE: Figure = {
  bodyShape: 'Pear',
  presentation: 'feminine',
  skin: 'pale',
  hairStyle: 'afro',
  hairColour: 'copper',
};
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('POST /api/style_formula/ on %s', (engine) => {
  const clock = createTestClock();
  let server: TestApp;
  let gallery: Gallery;
  const pictures = openStylistPictures({ threads: 1 });
  beforeAll(async () => {
    server = await createTestApp({
      engine,
      overrides: { clock },
      async register(app, dependencies) {
        gallery = createGallery({ ...dependencies, pictures });
        app.addHook('preClose', () => gallery.close());
        const parts = { ...dependencies, gallery };
        await app.register(instantOutfitsPlugin, { ...parts, catalogue: () => LOOKS });
        await app.register(styleFormulaPlugin, parts);
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await pictures.close();
  });

  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  const likedImages = async (count: number) => {
    const answer = await post('/api/instant_outfits/', { vibe: 'work', image_count: count });
    return answer.json<InstantOutfits>().outfits.map(({ image }) => image);
  };
  const ask = async (images: readonly string[], figure?: Figure) =>
    post('/api/style_formula/', { images, ...(figure && { figure }) });
  const pictureAt = (address: string) => server.app.inject({ url: new URL(address).pathname });

  it('says in three words, colours and lines what the liked looks have in common', async () => {
    const images = await likedImages(6);
    const formula = (await ask(images)).json<StyleFormulaInfo>();
    expect(new Set(formula.words).size).toBe(3);
    expect(formula.palette.length).toBeGreaterThan(2);
    for (const { colour } of formula.palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(formula.lines.length).toBeGreaterThan(0);
    expect(formula.outfits.map(({ image }) => image)).toEqual(images.slice(0, 5));
    expect((await ask(images)).json()).toEqual(formula);
  });

  it('takes its colours from what the looks wear', async () => {
    const [image = ''] = await likedImages(1);
    const { palette, outfits } = (await ask([image])).json<StyleFormulaInfo>();
    const look = LOOKS.find(({ spec }) => spec.name === outfits[0]?.name);
    const worn = look && describeOutfit(look.spec).palette;
    expect(worn).toContain(palette[0]?.colour);
  });

  it('shows them on one’s own figure', async () => {
    const suited = new Set(LOOKS.flatMap(({ spec }) => (fitFigure(spec, FIGURE) ? [spec.name] : [])));
    const answer = await post('/api/instant_outfits/', { vibe: 'work', image_count: LOOKS.length });
    const liked = answer.json<InstantOutfits>().outfits.filter(({ name }) => suited.has(name));
    const images = liked.slice(0, 5).map(({ image }) => image);
    const { outfits } = (await ask(images, FIGURE)).json<StyleFormulaInfo>();
    expect(outfits).toHaveLength(5);
    for (const { alt } of outfits) expect(alt).toMatch(/pale skin(,| and) a copper afro/);
  });

  it('draws it in two sizes, which answer until nobody asked for it for 30 days', async () => {
    const images = await likedImages(3);
    const { pictures: addresses } = (await ask(images)).json<StyleFormulaInfo>();
    for (const [shape, height] of [
      ['story', 1920],
      ['square', 1080],
    ] as const) {
      const answer = await pictureAt(addresses[shape]);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        width: 1080,
        height,
        format: 'jpeg',
      });
    }
    const parts = { ...server.dependencies, gallery };
    clock.pass(29 * DAY_MS);
    await ask(images);
    clock.pass(29 * DAY_MS);
    await sweepFormulas(parts, new AbortController().signal);
    expect((await pictureAt(addresses.square)).statusCode).toBe(200);
    clock.pass(2 * DAY_MS);
    await sweepFormulas(parts, new AbortController().signal);
    expect((await pictureAt(addresses.square)).statusCode).toBe(404);
  });

  it('has none of looks that are not there, and no picture at other addresses', async () => {
    expect((await ask(['https://elsewhere.example/media/looks/a.png'])).statusCode).toBe(404);
    expect((await ask([])).statusCode).toBe(400);
    for (const path of [`${'0'.repeat(32)}/story.jpg`, 'x/story.jpg', `${'0'.repeat(32)}/wide.jpg`])
      expect((await pictureAt(`http://localhost/media/formulas/${path}`)).statusCode).toBe(404);
  });
});
