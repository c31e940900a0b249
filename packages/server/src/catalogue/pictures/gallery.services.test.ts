import { randomBytes } from 'node:crypto';
import { lookKey, starterCatalogue } from '@glow/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRedisLocks } from '#infra/locks/redis-locks.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { newBucket, openTestObjectStore } from '#test/services/test-object-store.ts';
import { openTestRedis } from '#test/services/test-redis.ts';
import { testComposer } from '#test/test-composer.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestPictures, pictureText, type TestPictures } from '#test/test-pictures.ts';
import { createLookbook } from '../looks/lookbook.ts';
import { createGallery } from './gallery.ts';
import { type PictureForm, pictureBlobKey } from './picture-form.ts';

const FORM: PictureForm = { widthPx: 640, format: 'avif' };
const [look] = starterCatalogue().map(({ spec }) => ({ key: lookKey(spec), spec }));
if (!look) throw new Error('The catalogue is not empty.');

/** Galleries of two servers over one database, one bucket and one Redis. */
async function openTwo() {
  const pictures = createTestPictures();
  const db = await createTestDatabase('postgres');
  onTestFinished(() => db.close());
  const bucket = newBucket();
  const secret = randomBytes(32);
  const open = async (source: TestPictures) => {
    const { store: blobs } = await openTestObjectStore(bucket);
    const locks = createRedisLocks((await openTestRedis({ secret })).redis);
    const lookbook = createLookbook(db, testComposer());
    const log = createLog({ write: () => {} });
    const gallery = createGallery({
      db,
      lookbook,
      blobs,
      locks,
      pictures: source,
      metrics: createMetrics(),
      log,
    });
    onTestFinished(() => gallery.close());
    return { gallery, blobs };
  };
  return { pictures, one: await open(pictures), other: await open(pictures) };
}

describe('createGallery on two servers', () => {
  it('draws a picture once, however many ask both', async () => {
    const { pictures, one, other } = await openTwo();
    const release = pictures.hold();
    const asked = [one, other, one, other].map(({ gallery }) => gallery.pictureOf(look, FORM));
    await expect.poll(() => pictures.orders).toHaveLength(1);
    release();
    const text = pictureText({ key: look.key, ...FORM });
    for (const picture of await Promise.all(asked)) expect(String(picture)).toBe(text);
    expect(pictures.orders).toHaveLength(1);
  });

  it('draws it on the other server where one fails', async () => {
    const { pictures, one, other } = await openTwo();
    const release = pictures.hold();
    pictures.failNext(new Error('out of memory'));
    const failing = one.gallery.pictureOf(look, FORM);
    await expect.poll(() => pictures.orders).toHaveLength(1);
    const waiting = other.gallery.pictureOf(look, FORM);
    release();
    await expect(failing).rejects.toThrow('out of memory');
    expect(await waiting).toBeDefined();
  });

  it('stores nothing of a look whose pictures another server removed in the meantime', async () => {
    const { pictures, one, other } = await openTwo();
    const release = pictures.hold();
    const asked = one.gallery.pictureOf(look, FORM);
    await expect.poll(() => pictures.orders).toHaveLength(1);
    await other.gallery.removePictures(look.key);
    release();
    await asked;
    expect(await other.blobs.has(pictureBlobKey(look.key, FORM))).toBe(false);
  });
});
