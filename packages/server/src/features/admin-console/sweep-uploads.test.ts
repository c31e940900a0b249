import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeUpload } from '#catalogue/looks/look.repository.ts';
import { createGallery } from '#catalogue/pictures/gallery.ts';
import { uploadBlobKey } from '#catalogue/pictures/upload-pictures.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { openTestAdministration, type TestAdministration, URLS } from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestPictures } from '#test/test-pictures.ts';
import { plainPng } from '#test/test-png.ts';
import { sweepUploads } from './uploads.service.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(ENGINES)('sweepUploads on %s', (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
  });
  afterAll(() => console.close());

  it('removes what a killed upload left, after an hour, and nothing that is offered', async () => {
    const { dependencies, gallery, clock } = console;
    const image = await plainPng(20, 20);
    const fields = { filename: 'offered', tags: 'Casual, Pear, Hot' };
    expect((await console.upload(URLS.uploadImage, { fields, image })).statusCode).toBe(200);
    const left = { key: 'a'.repeat(32), upload: { name: 'left', alt: '', palette: [], tags: [] } };
    await storeUpload(dependencies.db.queries, left, clock.now());
    await gallery.storeUpload(left.key, image);
    const all = { ...dependencies, gallery };
    expect(await sweepUploads(all)).toBe(0);
    clock.pass(HOUR_MS + 1);
    expect(await sweepUploads(all)).toBe(1);
    expect(await console.uploadedLooks()).toBe(1);
    expect((await console.files()).filter((file) => file.includes('aaaa'))).toEqual([]);
  });
});

describe.each(ENGINES)('an upload whose picture is lost, on %s', (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
  });
  afterAll(() => console.close());

  it.each([
    ['gone', async (blobs: BlobStore, key: string) => blobs.delete(key)],
    ['empty', async (blobs: BlobStore, key: string) => blobs.write(key, new Uint8Array())],
    ['damaged', async (blobs: BlobStore, key: string) => blobs.write(key, Buffer.from('no picture'))],
  ])('is withdrawn once it is found %s, and offered again when it is back', async (what, lose) => {
    const { dependencies, gallery } = console;
    const image = await plainPng(20, 20);
    const fields = { filename: what, tags: 'Casual, Pear, Hot' };
    const item = (await console.upload(URLS.uploadImage, { fields, image })).json();
    const key = uploadBlobKey(/[0-9a-f]{32}/.exec(item.image)?.[0] ?? '');
    const whole = (await dependencies.blobs.read(key)) ?? Buffer.alloc(0);
    const offered = async () => (await console.list(`${URLS.images}?q=${what}`)).total;
    await lose(dependencies.blobs, key);
    expect((await console.app.inject(new URL(item.image).pathname)).statusCode).toBe(404);
    expect(await offered()).toBe(0);
    expect(console.logged()).toContain('The picture of an upload is lost or damaged');
    const { values } = await dependencies.metrics.damagedPictures.get();
    expect(values).toContainEqual(expect.objectContaining({ labels: { kind: 'uploaded' } }));
    await gallery.reconcileUploads();
    expect(await offered()).toBe(0);
    await dependencies.blobs.write(key, whole);
    await gallery.reconcileUploads();
    expect(await offered()).toBe(1);
    await dependencies.blobs.delete(key);
    await gallery.reconcileUploads();
    expect(await offered()).toBe(0);
  });

  it('stays offered while the store does not answer, which loses nothing', async () => {
    const { dependencies } = console;
    const image = await plainPng(20, 20);
    const fields = { filename: 'kept', tags: 'Casual, Pear, Hot' };
    const item = (await console.upload(URLS.uploadImage, { fields, image })).json();
    const gone = () => Promise.reject(new ServiceError('unavailable'));
    const blobs = { ...dependencies.blobs, read: gone, has: gone };
    const gallery = createGallery({ ...dependencies, blobs, pictures: createTestPictures() });
    const key = /[0-9a-f]{32}/.exec(item.image)?.[0] ?? '';
    const asked = gallery.pictureOfKey(key, { widthPx: 320, format: 'png' });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    await expect(gallery.reconcileUploads()).rejects.toMatchObject({ code: 'unavailable' });
    expect((await console.list(`${URLS.images}?q=kept`)).total).toBe(1);
  });

  it('is found lost though another one cannot be looked at', async () => {
    const { dependencies } = console;
    const image = await plainPng(20, 20);
    const upload = async (filename: string) => {
      const fields = { filename, tags: 'Casual, Pear, Hot' };
      const { image: address } = (await console.upload(URLS.uploadImage, { fields, image })).json();
      return uploadBlobKey(/[0-9a-f]{32}/.exec(address)?.[0] ?? '');
    };
    const [unread, lost] = [await upload('unread'), await upload('lost')];
    await dependencies.blobs.delete(lost);
    const has = async (key: string) => {
      if (key === unread) throw new ServiceError('unavailable');
      return dependencies.blobs.has(key);
    };
    const blobs = { ...dependencies.blobs, has };
    const gallery = createGallery({ ...dependencies, blobs, pictures: createTestPictures() });
    await expect(gallery.reconcileUploads()).rejects.toMatchObject({ code: 'unavailable' });
    const totalOf = async (name: string) => (await console.list(`${URLS.images}?q=${name}`)).total;
    expect([await totalOf('unread'), await totalOf('lost')]).toEqual([1, 0]);
  });
});
