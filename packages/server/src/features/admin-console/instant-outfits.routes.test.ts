import type { InstantOutfits } from '@glow/api';
import { starterCatalogue } from '@glow/stylist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  INSTANT_LOOKS,
  openTestAdministration,
  STYLE_LOOKS,
  type TestAdministration,
  URLS,
} from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { plainPng } from '#test/test-png.ts';

describe.each(ENGINES)('instant outfits on %s', (engine) => {
  let console: TestAdministration;
  let png: Buffer;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
    png = await plainPng(30, 40, { r: 10, g: 120, b: 90 });
  });
  afterAll(() => console.close());

  const upload = (filename: string, tag: string) =>
    console.upload(URLS.uploadInstantOutfit, { fields: { filename, tag }, image: png });
  const remove = (filename: string) =>
    console.ask('DELETE', `${URLS.deleteInstantOutfit}${encodeURIComponent(filename)}`);
  const pick = async (exclude_names: readonly string[] = []): Promise<InstantOutfits> =>
    (await console.post('/api/instant_outfits/', { vibe: 'date', image_count: 1, exclude_names })).json();

  // @spec 7.18 | POST /api/admin/instantoutfit/upload/ (Bearer) | multipart image, filename, tag | failure
  //   text is appended to the error |
  it('takes an upload, lists it first and serves it at once', async () => {
    console.clock.pass(1000);
    const answer = await upload('Lamplight', ' DATE ');
    expect(answer.statusCode).toBe(200);
    const record = answer.json();
    expect(record).toEqual({
      filename: 'Lamplight.png',
      vibe: 'date',
      tags: ['date'],
      source_url: record.image,
      image: expect.stringMatching(/\/media\/looks\/[0-9a-f]{32}\.png$/),
      created_at: console.clock.now().toISOString(),
    });
    expect((await console.list(URLS.instantOutfits)).items[0]).toEqual(record);
    const { outfits } = await pick();
    expect(outfits[0]).toEqual({
      name: 'Lamplight',
      image: record.image,
      source_url: record.image,
      alt: 'A look for an evening for two.',
      palette: ['#0a785a', '#0a785a', '#0a785a'],
      tags: ['date'],
      reasons: [],
    });
    expect(await pick(['Lamplight'])).toEqual({ outfits: [], uniqueExhausted: true });
  });

  // @spec 7.17 | GET /api/admin/instantoutfit/search/ (Bearer) | query q, page, page_size (10) | items, total
  //   |
  it('lists and searches what is offered', async () => {
    const total = INSTANT_LOOKS.length + 1;
    const all = await console.list(`${URLS.instantOutfits}?page_size=100`);
    expect([all.total, all.items.length]).toEqual([total, total]);
    expect(new Set(all.items.map(({ vibe }) => vibe))).toEqual(
      new Set([...INSTANT_LOOKS.map(({ vibe }) => vibe), 'date']),
    );
    const found = await console.list(`${URLS.instantOutfits}?q=AMPLIG`);
    expect([found.total, found.items.map(({ filename }) => filename)]).toEqual([1, ['Lamplight.png']]);
  });

  it('refuses another tag, a name of either list, and a picture that is none', async () => {
    const tag = await upload('x', 'rainy');
    expect([tag.statusCode, tag.json().error]).toEqual([400, expect.stringContaining('sunny, cloudy')]);
    for (const name of ['Lamplight', `${STYLE_LOOKS[0]?.spec.name}`, `${INSTANT_LOOKS[0]?.spec.name}.png`]) {
      expect((await upload(name, 'date')).statusCode, name).toBe(409);
    }
    const fields = { filename: 'x', tag: 'date' };
    const file = await console.upload(URLS.uploadInstantOutfit, { fields, image: Buffer.from('GIF89a') });
    expect([file.statusCode, file.json().code]).toEqual([422, 'invalid_image']);
  });

  // @spec 7.19 | DELETE /api/admin/instantoutfit/delete/{filename}/ (Bearer) | none | not shown |
  it('deletes for good: an upload with its files, a look of the catalogue also for later catalogues', async () => {
    const known = `${INSTANT_LOOKS[0]?.spec.name}.png`;
    for (const filename of ['Lamplight.png', known]) {
      const answer = await remove(filename);
      expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: filename }]);
      expect((await remove(filename)).statusCode).toBe(200);
    }
    expect((await console.files()).filter((file) => file.includes('uploads'))).toEqual([]);
    expect((await upload('Stays', 'date')).statusCode).toBe(200);
    await console.seedInstantOutfits(starterCatalogue().slice(0, 14));
    const { items, total } = await console.list(`${URLS.instantOutfits}?page_size=100`);
    const names = items.map(({ filename }) => filename);
    expect(names).not.toContain(known);
    expect(names).toContain('Stays.png');
    expect(total).toBe(14);
    const events = (await console.audited()).map(({ event, subject }) => `${event} ${subject}`);
    expect(events.toSorted()).toEqual(
      [
        'instant_outfit.deleted Lamplight.png',
        `instant_outfit.deleted ${known}`,
        'instant_outfit.uploaded Lamplight.png',
        'instant_outfit.uploaded Stays.png',
      ].toSorted(),
    );
  });
});
