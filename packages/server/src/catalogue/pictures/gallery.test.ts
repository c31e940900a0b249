import { lookKey, starterCatalogue } from '@glow/stylist';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics, type Metrics } from '#infra/metrics.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { testComposer } from '#test/test-composer.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestPictures, pictureText, type TestPictures } from '#test/test-pictures.ts';
import { storeLooks } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import { createLookbook } from '../looks/lookbook.ts';
import { createGallery, type Gallery } from './gallery.ts';
import { SHARE_FORM } from './look-parts.ts';
import { type DrawnForm, type PictureForm, pictureBlobKey } from './picture-form.ts';

const FORM: PictureForm = { widthPx: 640, format: 'avif' };
const OTHER_FORM: PictureForm = { widthPx: 320, format: 'webp' };
const looks: readonly DrawnLook[] = starterCatalogue()
  .slice(0, 6)
  .map(({ spec }) => ({ key: lookKey(spec), spec }));
const [a, b, c, d] = looks as readonly [DrawnLook, DrawnLook, DrawnLook, DrawnLook];

let pictures: TestPictures;
let gallery: Gallery;
/** A gallery of a process of its own, which remembers nothing. */
let open: () => Gallery;
let metrics: Metrics;
let lines: string[];
let blobs: BlobStore;
let db: Database;

beforeEach(async () => {
  pictures = createTestPictures();
  lines = [];
  metrics = createMetrics();
  db = await createTestDatabase('sqlite');
  onTestFinished(() => db.close());
  const log = createLog({ write: (line) => void lines.push(line) });
  blobs = await createTestBlobs();
  const lookbook = createLookbook(db, testComposer());
  open = () => {
    const opened = createGallery({ db, lookbook, blobs, pictures, metrics, log });
    onTestFinished(() => opened.close());
    return opened;
  };
  gallery = open();
});

const ordered = () => pictures.orders.map(({ key, urgency }) => [key, urgency]);

describe('thumbnailOf', () => {
  it('waits no longer for a drawing that nobody does once the gallery closes', async () => {
    onTestFinished(pictures.hold());
    const drawing = gallery.thumbnailOf(a, 'ahead');
    await gallery.close();
    await expect(drawing).rejects.toMatchObject({ code: 'unavailable' });
    await expect(gallery.thumbnailOf(b, 'ahead')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('drawFirst', () => {
  it('orders every picture at once, before all others', async () => {
    const release = pictures.hold();
    const drawn = gallery.drawFirst([a, b], FORM);
    await expect.poll(() => pictures.orders).toHaveLength(2);
    expect(pictures.orders.map(({ key }) => key).toSorted()).toEqual([a.key, b.key].toSorted());
    expect(pictures.orders.map(({ urgency }) => urgency)).toEqual(['first', 'first']);
    release();
    await drawn;
    expect(String(await gallery.pictureOf(a, FORM))).toBe(pictureText({ key: a.key, ...FORM }));
    expect(pictures.orders).toHaveLength(2);
  });

  it('draws these looks first in whatever form they are requested later', async () => {
    await gallery.drawFirst([a], FORM);
    await gallery.pictureOf(a, OTHER_FORM);
    await gallery.pictureOf(b, OTHER_FORM);
    expect(ordered()).toEqual([
      [a.key, 'first'],
      [a.key, 'first'],
      [b.key, 'asked'],
    ]);
  });

  it('logs what could not be drawn and leaves it for the first demand', async () => {
    pictures.failNext(new Error('out of memory'));
    await gallery.drawFirst([a], FORM);
    expect(lines.join('')).toContain('A picture could not be drawn first');
    expect(await gallery.pictureOf(a, FORM)).toBeDefined();
  });

  it('logs nothing where too much waits to be drawn already', async () => {
    pictures.failNext(new ServiceError('unavailable', { retryAfterMs: 5000 }));
    await gallery.drawFirst([a], FORM);
    expect(lines).toEqual([]);
    expect(await gallery.pictureOf(a, FORM)).toBeDefined();
  });

  it('remembers two hundred looks at most', async () => {
    await gallery.drawFirst([a], FORM);
    const many = Array.from({ length: 200 }, (_, index) => ({
      key: `${index}`.padStart(32, '0'),
      spec: b.spec,
    }));
    await gallery.drawFirst(many, FORM);
    await gallery.pictureOf(a, OTHER_FORM);
    expect(pictures.orders.at(-1)).toMatchObject({ key: a.key, urgency: 'asked' });
  });
});

describe('prefetch', () => {
  it('draws one picture at a time, in order, behind what anybody waits for', async () => {
    const release = pictures.hold();
    gallery.prefetch([a, b], FORM);
    gallery.prefetch([c], OTHER_FORM);
    await expect.poll(() => ordered()).toEqual([[a.key, 'ahead']]);
    release();
    await expect
      .poll(() => ordered())
      .toEqual([
        [a.key, 'ahead'],
        [b.key, 'ahead'],
        [c.key, 'ahead'],
      ]);
    gallery.prefetch([d], FORM);
    await expect.poll(() => pictures.orders).toHaveLength(4);
  });

  it('lets a picture that somebody requests in the meantime overtake less urgent ones', async () => {
    const release = pictures.hold();
    gallery.prefetch([a], FORM);
    await expect.poll(() => pictures.orders).toHaveLength(1);
    const asked = gallery.pictureOf(a, FORM);
    expect(pictures.hastened.at(-1)).toEqual({ key: a.key, widthPx: 640, urgency: 'asked' });
    release();
    await asked;
    expect(pictures.orders).toHaveLength(1);
  });

  it('continues after a failure, and stops when it is closed', async () => {
    pictures.failNext(new Error('out of memory'));
    gallery.prefetch([a, b], FORM);
    await expect.poll(() => pictures.orders).toHaveLength(2);
    expect(lines.join('')).toContain('A picture could not be prefetched');
    const release = pictures.hold();
    gallery.prefetch([c, d], FORM);
    await expect.poll(() => pictures.orders).toHaveLength(3);
    gallery.close();
    release();
    await gallery.pictureOf(c, FORM);
    gallery.prefetch([d], FORM);
    expect(pictures.orders).toHaveLength(3);
  });
});

describe('removePictures', () => {
  it("removes a look's pictures of every form and no other's; they are drawn anew when asked for", async () => {
    for (const look of [a, b]) {
      for (const form of [FORM, OTHER_FORM]) await gallery.pictureOf(look, form);
    }
    await gallery.removePictures(a.key);
    for (const form of [FORM, OTHER_FORM]) expect(await gallery.pictureOf(b, form)).toBeDefined();
    expect(pictures.orders).toHaveLength(4);
    for (const form of [FORM, OTHER_FORM]) await gallery.pictureOf(a, form);
    expect(pictures.orders).toHaveLength(6);
  });

  it('removes the pictures of its parts, too', async () => {
    await storeLooks(db.queries, [a], new Date());
    const parts: readonly DrawnForm[] = [
      SHARE_FORM,
      { part: 'piece-0', widthPx: 320, format: 'avif' },
      { part: `piece-${a.spec.items.length - 1}`, widthPx: 320, format: 'png' },
    ];
    for (const form of parts) await gallery.pictureOfKey(a.key, form);
    for (const form of parts) expect(await blobs.has(pictureBlobKey(a.key, form))).toBe(true);
    await gallery.removePictures(a.key);
    for (const form of parts) expect(await blobs.has(pictureBlobKey(a.key, form))).toBe(false);
  });
});

describe('a kept picture', () => {
  const damage: [string, (kept: Buffer) => Buffer][] = [
    ['empty', () => Buffer.alloc(0)],
    ['cut', (kept) => kept.subarray(0, -1)],
    ['all zeros', (kept) => Buffer.alloc(kept.length)],
    ['changed in one bit', (kept) => Buffer.concat([Buffer.of((kept[0] ?? 0) ^ 1), kept.subarray(1)])],
    ['of a release that kept no checksum', (kept) => kept.subarray(0, -32)],
  ];
  it.each(damage)('is drawn again where it is %s on the disk', async (_what, change) => {
    const drawn = await gallery.pictureOf(a, FORM);
    const key = pictureBlobKey(a.key, FORM);
    await blobs.write(key, change((await blobs.read(key)) ?? Buffer.alloc(0)));
    expect(await open().pictureOf(a, FORM)).toEqual(drawn);
    expect(pictures.orders).toHaveLength(2);
    expect(await open().pictureOf(a, FORM)).toEqual(drawn);
    expect(pictures.orders).toHaveLength(2);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { blobKey: key, msg: 'A kept picture is damaged and is drawn again' },
    ]);
    const { values } = await metrics.damagedPictures.get();
    expect(values).toMatchObject([{ value: 1, labels: { kind: 'drawn' } }]);
  });

  it('is drawn again where it is gone from the disk', async () => {
    const drawn = await gallery.pictureOf(a, FORM);
    await blobs.delete(pictureBlobKey(a.key, FORM));
    expect(await open().pictureOf(a, FORM)).toEqual(drawn);
    expect(pictures.orders).toHaveLength(2);
    expect(lines).toEqual([]);
  });

  it('is answered from memory for a minute, and never after it was removed', async () => {
    const drawn = await gallery.pictureOf(a, FORM);
    await blobs.delete(pictureBlobKey(a.key, FORM));
    expect(await gallery.pictureOf(a, FORM)).toBe(drawn);
    await gallery.removePictures(a.key);
    expect(await gallery.pictureOf(a, FORM)).toEqual(drawn);
    expect(pictures.orders).toHaveLength(2);
  });
});
