import { lookKey, PICTURE_LAYERS, starterCatalogue } from '@glow/stylist';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { testComposer } from '#test/test-composer.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestPictures, type TestPictures } from '#test/test-pictures.ts';
import { storeLooks } from '../looks/look.repository.ts';
import type { DrawnLook } from '../looks/look.ts';
import { createLookbook } from '../looks/lookbook.ts';
import { createGallery, type Gallery } from '../pictures/gallery.ts';
import { layerBlobKeys, layerKey } from '../pictures/layer-forms.ts';
import { createLayers, type Layers } from './layers.ts';

const [a, b, painted] = starterCatalogue()
  .slice(0, 3)
  .map(({ spec }, index): DrawnLook => {
    const models = { proposedBy: 'style-1', paintedBy: 'paint-1' };
    const own = index === 2 ? { ...spec, models } : spec;
    return { key: lookKey(own), spec: own };
  }) as [DrawnLook, DrawnLook, DrawnLook];
const AHEAD = 2 * PICTURE_LAYERS.length;

let pictures: TestPictures;
let gallery: Gallery;
let blobs: BlobStore;
let open: (drawing?: 'at-start' | 'on-demand') => Layers;

beforeEach(async () => {
  pictures = createTestPictures();
  blobs = await createTestBlobs();
  const db = await createTestDatabase('sqlite');
  onTestFinished(() => db.close());
  await storeLooks(db.queries, [a, b, painted], new Date());
  const log = createLog({ write: () => {} });
  const lookbook = createLookbook(db, testComposer());
  gallery = createGallery({ db, lookbook, blobs, pictures, metrics: createMetrics(), log });
  onTestFinished(() => gallery.close());
  open = (drawing = 'at-start') => {
    const opened = createLayers({ gallery, blobs, drawing, log });
    onTestFinished(() => opened.close());
    return opened;
  };
});

describe('createLayers', () => {
  it('announces a look once all its layers are stored, to servers that drew none of them, too', async () => {
    const layers = open();
    expect(await layers.of([a])).toEqual(new Set());
    layers.drawLater(a.key);
    await expect.poll(() => layers.of([a, b])).toEqual(new Set([a.key]));
    expect(pictures.orders).toHaveLength(AHEAD);
    expect(await open().of([a, b])).toEqual(new Set([a.key]));
  });

  it('draws each layer at both widths as AVIF, behind whatever else waits', async () => {
    open().drawLater(a.key);
    await expect.poll(() => pictures.orders).toHaveLength(AHEAD);
    const drawn = pictures.orders.map(({ key, widthPx, format, frame, urgency }) => [
      key,
      frame,
      widthPx,
      format,
      urgency,
    ]);
    expect(drawn).toEqual(
      [640, 960].flatMap((width) =>
        PICTURE_LAYERS.map((layer) => [layerKey(a.key, layer), layer, width, 'avif', 'ahead']),
      ),
    );
  });

  it('waits while any other picture is drawn', async () => {
    const release = pictures.hold();
    const asked = gallery.pictureOf(b, { widthPx: 640, format: 'avif' });
    open().drawLater(a.key);
    await expect.poll(() => pictures.orders).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(pictures.orders).toHaveLength(1);
    release();
    await asked;
    await expect.poll(() => pictures.orders).toHaveLength(1 + AHEAD);
  });

  it('is ordered once, however often the look is asked for', async () => {
    const layers = open();
    for (let time = 0; time < 5; time++) layers.drawLater(a.key);
    await expect.poll(() => layers.of([a])).toEqual(new Set([a.key]));
    layers.drawLater(a.key);
    layers.drawLater(b.key);
    await expect.poll(() => layers.of([b])).toEqual(new Set([b.key]));
    expect(pictures.orders).toHaveLength(2 * AHEAD);
  });

  it('announces no look that lacks one of them', async () => {
    const layers = open();
    layers.drawLater(a.key);
    await expect.poll(() => layers.of([a])).toEqual(new Set([a.key]));
    await blobs.delete(layerBlobKeys(a.key, [{ widthPx: 640, format: 'avif' }])[1] ?? '');
    expect(await open().of([a])).toEqual(new Set());
  });

  it('draws none where pictures are drawn on demand', async () => {
    const layers = open('on-demand');
    layers.drawLater(a.key);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(pictures.orders).toEqual([]);
  });

  it('has none of a look that a model paints', async () => {
    const layers = open();
    layers.drawLater(painted.key);
    layers.drawLater(a.key);
    await expect.poll(() => layers.of([a, painted])).toEqual(new Set([a.key]));
    expect(pictures.orders).toHaveLength(AHEAD);
  });

  it('loses them with the pictures of a look', async () => {
    const layers = open();
    layers.drawLater(a.key);
    await expect.poll(() => layers.of([a])).toEqual(new Set([a.key]));
    await gallery.removePictures(a.key);
    for (const blobKey of layerBlobKeys(a.key)) expect(await blobs.has(blobKey)).toBe(false);
  });
});
