import { setTimeout as delay } from 'node:timers/promises';
import { lookKey, starterCatalogue } from '@glow/stylist';
import { type PluginTransformQueryArgs, type PluginTransformResultArgs, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { testComposer } from '#test/test-composer.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestPictures, pictureText, type TestPictures } from '#test/test-pictures.ts';
import { createLookbook } from '../looks/lookbook.ts';
import { createGallery } from '../pictures/gallery.ts';
import { type PictureForm, pictureBlobKey } from '../pictures/picture-form.ts';
import { startDrawer } from './drawer.ts';
import { createQueuedPictures, createQueueLocks } from './queued-pictures.ts';

const FORM: PictureForm = { widthPx: 640, format: 'avif' };
const looks = starterCatalogue().map(({ spec }) => ({ key: lookKey(spec), spec }));
const [a, b, c] = looks as [(typeof looks)[0], (typeof looks)[0], (typeof looks)[0]];

describe('the queue of drawings', () => {
  let db: Database;
  let blobs: BlobStore;
  let lines: string[];
  beforeEach(async () => {
    db = await createTestDatabase('postgres');
    onTestFinished(() => db.close());
    blobs = await createTestBlobs();
    lines = [];
  });
  const log = () => createLog({ write: (line) => void lines.push(line) });

  /** A process that answers. */
  function serve(database = db) {
    const pictures = createQueuedPictures({ db: database, blobs });
    const gallery = createGallery({
      db,
      blobs,
      lookbook: createLookbook(db, testComposer()),
      pictures,
      locks: createQueueLocks(db),
      metrics: createMetrics(),
      log: log(),
    });
    onTestFinished(async () => {
      const closed = gallery.close();
      await pictures.close();
      await closed;
    });
    return gallery;
  }

  /** A process that draws. */
  function draw(pictures: TestPictures = createTestPictures(), store = blobs) {
    const drawer = startDrawer({ db, blobs: store, pictures, metrics: createMetrics(), log: log() }, 1);
    onTestFinished(() => drawer.close());
    return { pictures, drawer };
  }

  const jobs = () => db.queries.selectFrom('drawing_jobs').selectAll().orderBy('urgency').execute();
  const waiting = async () => (await jobs()).filter(({ lease }) => lease === null).length;

  it('draws once what several servers ask for, and keeps it for all', async () => {
    const { pictures } = draw();
    const servers = [serve(), serve()];
    const asked = [...servers, ...servers].map((gallery) => gallery.pictureOf(a, FORM));
    const text = pictureText({ key: a.key, ...FORM });
    for (const picture of await Promise.all(asked)) expect(String(picture)).toBe(text);
    expect(pictures.orders).toHaveLength(1);
    expect(String(await serve().pictureOf(a, FORM))).toBe(text);
    expect(await jobs()).toEqual([]);
  });

  it('shares the pictures among all who draw, each drawn by one', async () => {
    const drawers = [draw(), draw()];
    const server = serve();
    const releases = drawers.map(({ pictures }) => pictures.hold());
    const asked = looks.slice(0, 20).map((look) => server.pictureOf(look, FORM));
    const counts = () => drawers.map(({ pictures }) => pictures.orders.length);
    await expect.poll(counts).toEqual([1, 1]);
    for (const release of releases) release();
    await Promise.all(asked);
    const [one = 0, other = 0] = counts();
    expect(one + other).toBe(20);
  });

  it('answers all of many who ask one after the other, while a database that is far away is asked what is drawn', async () => {
    draw();
    const far = {
      transformQuery: ({ node }: PluginTransformQueryArgs) => node,
      async transformResult({ result }: PluginTransformResultArgs) {
        await delay(20);
        return result;
      },
    };
    const server = serve({ ...db, queries: db.queries.withPlugin(far) });
    const asked: Promise<unknown>[] = [];
    for (const look of looks.slice(0, 60)) {
      asked.push(server.pictureOf(look, FORM));
      await delay(4);
    }
    const answered = await Promise.all(asked);
    expect(answered.filter((picture) => picture === undefined)).toEqual([]);
  });

  it('draws the most wanted first, and lets clients take turns', async () => {
    const server = serve();
    const [d, e] = looks.slice(3) as [(typeof looks)[0], (typeof looks)[0]];
    server.prefetch([a], FORM);
    await expect.poll(waiting).toBe(1);
    const all: Promise<unknown>[] = [];
    const ask = async (look: typeof a, client: string) => {
      all.push(server.pictureOf(look, FORM, client));
      await expect.poll(waiting).toBe(1 + all.length);
    };
    await ask(b, 'greedy');
    await ask(c, 'greedy');
    await ask(d, 'modest');
    all.push(server.drawFirst([e], FORM));
    await expect.poll(waiting).toBe(5);
    const { pictures } = draw();
    await Promise.all(all);
    await expect
      .poll(() => pictures.orders.map(({ key }) => key))
      .toEqual([e, b, d, c, a].map(({ key }) => key));
  });

  it('moves ahead what is prefetched once somebody asks for it', async () => {
    const server = serve();
    server.prefetch([a], FORM);
    await expect.poll(waiting).toBe(1);
    const asked = [server.pictureOf(b, FORM), server.pictureOf(a, FORM, 'ada')];
    await expect.poll(async () => (await jobs()).map(({ urgency }) => urgency)).toEqual([1, 1]);
    draw();
    await Promise.all(asked);
  });

  it('draws what a killed process took, some seconds later', async () => {
    const server = serve();
    const asked = server.pictureOf(a, FORM);
    await expect.poll(waiting).toBe(1);
    // As a process that is gone leaves it: taken, and not renewed.
    await sql`update drawing_jobs set lease = 'killed', attempts = 1,
      free_at_ms = (extract(epoch from clock_timestamp()) * 1000)::bigint + 500`.execute(db.queries);
    draw();
    expect(await asked).toBeDefined();
  });

  it('fails a picture that cannot be drawn at the third attempt, and draws it when it is asked for anew', async () => {
    const pictures = createTestPictures();
    for (const _ of [1, 2, 3]) pictures.failNext(new Error('out of memory'));
    draw(pictures);
    const server = serve();
    await expect(server.pictureOf(a, FORM)).rejects.toThrow('could not be drawn');
    expect(pictures.orders).toHaveLength(3);
    expect(await server.pictureOf(a, FORM)).toBeDefined();
  });

  it('blames no picture for a store that is gone, and draws when it is back', async () => {
    let isGone = true;
    const write: BlobStore['write'] = async (key, bytes) => {
      if (isGone) throw new ServiceError('unavailable');
      await blobs.write(key, bytes);
    };
    const { pictures } = draw(createTestPictures(), { ...blobs, write });
    const asked = serve().pictureOf(a, FORM);
    await expect.poll(() => pictures.orders.length).toBeGreaterThan(1);
    isGone = false;
    expect(await asked).toBeDefined();
    expect(lines.join('')).not.toContain('could not be drawn');
  });

  it('stores nothing of a look whose pictures are removed while it is drawn', async () => {
    const pictures = createTestPictures();
    const release = pictures.hold();
    draw(pictures);
    const server = serve();
    const asked = server.pictureOf(a, FORM).catch((cause) => cause);
    await expect.poll(() => pictures.orders).toHaveLength(1);
    await serve().removePictures(a.key);
    release();
    expect(await asked).toMatchObject({ code: 'unavailable' });
    expect(await blobs.has(pictureBlobKey(a.key, FORM))).toBe(false);
  });

  it('refuses what comes last in a full queue, and makes room for what is wanted more', async () => {
    await sql`insert into drawing_jobs
      (picture, drawing, drawing_version, state, urgency, turn, asked_at_ms, attempts, free_at_ms)
      select 'looks/' || n, '{}', 'none', 'waiting', 3, 0, n, 0, 0 from generate_series(1, 500) as n`.execute(
      db.queries,
    );
    const server = serve();
    const last = createQueuedPictures({ db, blobs });
    onTestFinished(() => last.close());
    const ahead = last.draw({ ...b, ...FORM, urgency: 'ahead' });
    await expect(ahead).rejects.toMatchObject({ code: 'unavailable', retryAfterMs: 5000 });
    draw();
    expect(await server.pictureOf(a, FORM)).toBeDefined();
    expect(await jobs()).toHaveLength(499);
  });

  it('lets no release draw what another one draws otherwise', async () => {
    const server = serve();
    void server.pictureOf(a, FORM).catch(() => {});
    await expect.poll(waiting).toBe(1);
    await sql`update drawing_jobs set drawing_version = 'another'`.execute(db.queries);
    const { pictures } = draw();
    expect(await server.pictureOf(b, FORM)).toBeDefined();
    expect(pictures.orders.map(({ key }) => key)).toEqual([b.key]);
  });
});
