import { lookKey, starterCatalogue } from '@glow/stylist';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { testComposer } from '#test/test-composer.ts';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import { plainPng } from '#test/test-png.ts';
import { storeLooks, storeRecipes, storeUpload } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import { createLookbook } from '../looks/lookbook.ts';
import { createGallery } from '../pictures/gallery.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { openStylistPictures } from '../pictures/stylist-pictures.ts';
import { createPreviews, type Previews } from './previews.ts';

const looks: readonly DrawnLook[] = starterCatalogue()
  .slice(0, 3)
  .map(({ spec }) => ({ key: lookKey(spec), spec }));
const [look] = looks as readonly [DrawnLook];
const BASE64_OF_432_BYTES = /^[\w+/]{576}$/;

describe.each(ENGINES)('createPreviews on %s', (engine) => {
  let db: Database;
  let blobs: BlobStore;
  let lines: string[];
  beforeEach(async () => {
    db = await createTestDatabase(engine);
    onTestFinished(() => db.close());
    blobs = await createTestBlobs();
    lines = [];
    await storeLooks(db.queries, looks, new Date());
  });

  /** Previews of a process of its own, which remembers nothing. */
  function open(pictures: PictureSource = openStylistPictures({ threads: 1 })): Previews {
    const log = createLog({ write: (line) => void lines.push(line) });
    const lookbook = createLookbook(db, testComposer());
    const gallery = createGallery({ db, lookbook, blobs, pictures, metrics: createMetrics(), log });
    onTestFinished(() => gallery.close());
    onTestFinished(() => pictures.close());
    return createPreviews({ db, gallery, log });
  }

  const stored = async (key: string) =>
    db.queries.selectFrom('looks').select('preview').where('key', '=', key).executeTakeFirstOrThrow();

  it('draws what no look has yet, and stores it with the look', async () => {
    const previews = open();
    await expect.poll(() => previews.of(looks)).toHaveLength(looks.length);
    const made = await previews.of([look]);
    expect(made.get(look.key)).toMatch(BASE64_OF_432_BYTES);
    await expect.poll(() => stored(look.key)).toEqual({ preview: made.get(look.key) });
  });

  it('reads what another process stored, and draws nothing', async () => {
    await open().makeAhead([look], new AbortController().signal);
    const pictures = createTestPictures();
    expect((await open(pictures).of([look])).get(look.key)).toBe((await stored(look.key)).preview);
    expect(pictures.orders).toEqual([]);
  });

  it('answers without those that take long, and has them later', async () => {
    const pictures = createTestPictures();
    const release = pictures.hold();
    const previews = open({ ...pictures, draw: (order) => pictures.draw(order).then(() => plainPng()) });
    expect(await previews.of([look])).toEqual(new Map());
    release();
    await expect.poll(() => previews.of([look])).toHaveLength(1);
    expect(pictures.orders).toHaveLength(1);
  });

  it('answers without one that cannot be drawn, and logs that', async () => {
    const pictures = createTestPictures();
    pictures.failNext(new Error('out of memory'));
    expect(await open(pictures).of([look])).toEqual(new Map());
    expect(lines.join('')).toContain('Previews could not be had');
  });

  it('answers without any while the database does not', async () => {
    const previews = open();
    await db.queries.schema.alterTable('looks').renameTo('looks_elsewhere').execute();
    expect(await previews.of([look])).toEqual(new Map());
  });

  it('makes that of an upload from its pixels', async () => {
    const upload = { name: 'Beach', alt: '', palette: [], tags: [] };
    const uploaded = { key: 'f'.repeat(32), upload };
    await storeUpload(db.queries, uploaded, new Date());
    const log = createLog({ write: () => {} });
    const gallery = createGallery({
      db,
      lookbook: createLookbook(db, testComposer()),
      blobs,
      pictures: createTestPictures(),
      metrics: createMetrics(),
      log,
    });
    await gallery.storeUpload(uploaded.key, await plainPng());
    const preview = (await createPreviews({ db, gallery, log }).of([uploaded])).get(uploaded.key) ?? '';
    expect([...Buffer.from(preview, 'base64').subarray(0, 3)]).toEqual([200, 30, 60]);
  });

  it('stores none with a generated look that nobody opened', async () => {
    const generated = { key: 'a'.repeat(32), spec: look.spec };
    const recipe = {
      style: 'Casual',
      bodyShape: 'Pear',
      weather: 'hot',
      count: 4,
      seed: 1,
      place: 0,
      name: 'x',
    };
    await storeRecipes(db.queries, [{ key: generated.key, recipe: recipe as never }], new Date());
    const previews = open();
    await expect.poll(() => previews.of([generated])).toHaveLength(1);
    expect(await stored(generated.key)).toEqual({ preview: null });
  });

  it('stops making them when it is told to', async () => {
    const pictures = createTestPictures();
    await open(pictures).makeAhead(looks, AbortSignal.abort());
    expect(pictures.orders).toEqual([]);
  });
});
