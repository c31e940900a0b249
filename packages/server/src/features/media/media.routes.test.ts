import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BODY_SHAPES, STYLES, VIBES } from '@glow/api';
import { lookKey, shapePicture, stylePicture, vibePicture } from '@glow/stylist';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storeLooks, storeUpload } from '#catalogue/looks/look.repository.ts';
import { lookPath } from '#catalogue/looks/look-json.ts';
import { createGallery } from '#catalogue/pictures/gallery.ts';
import { layerKey } from '#catalogue/pictures/layer-forms.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { ServiceError } from '#infra/errors/service-error.ts';
import { createTestApp, NO_LAYERS, type TestApp } from '#test/test-app.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { createTestPictures, pictureText, type TestPictures } from '#test/test-pictures.ts';
import { mediaPlugin } from './index.ts';

const spec = vibePicture('work');
const key = lookKey(spec);
const PATH = lookPath(key);
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

let pictures: TestPictures;
let blobs: BlobStore;
let server: TestApp;

beforeEach(async () => {
  pictures = createTestPictures();
  blobs = await createTestBlobs();
  server = await openServer();
  await storeLooks(server.dependencies.db.queries, [{ key, spec }], new Date());
});

async function openServer(store = blobs, layers = NO_LAYERS): Promise<TestApp> {
  const opened = await createTestApp({
    register(app, dependencies) {
      const gallery = createGallery({ ...dependencies, blobs: store, pictures });
      onTestFinished(() => gallery.close());
      return app.register(mediaPlugin, { ...dependencies, gallery, layers });
    },
  });
  onTestFinished(() => opened.close());
  return opened;
}

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('GET /media/looks/<key>/<layer>.png', () => {
  const layerPath = (layer: string) => PATH.replace('.png', `/${layer}.png`);

  it.each(['back', 'figure', 'front'] as const)(
    'answers %s in the widths and formats of layers',
    async (layer) => {
      const answer = await ask(`${layerPath(layer)}?w=640`, { accept: CHROME });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        vary: 'Accept',
      });
      expect(answer.body).toBe(pictureText({ key: layerKey(key, layer), widthPx: 640, format: 'avif' }));
      expect(pictures.orders).toMatchObject([{ frame: layer, urgency: 'asked' }]);
      expect((await ask(layerPath(layer))).headers['content-type']).toBe('image/png');
      expect((await ask(`${layerPath(layer)}?w=320`)).statusCode).toBe(400);
    },
  );

  it.each(['middle', 'whole', 'pocket', 'FRONT'])('has no %s', async (layer) => {
    expect((await ask(layerPath(layer))).statusCode).toBe(404);
    expect(pictures.orders).toEqual([]);
  });

  it('has none of a look that there is not', async () => {
    expect((await ask(layerPath('back').replace(key, 'f'.repeat(32)))).statusCode).toBe(404);
  });
});

describe('GET /media/looks/<key>.png', () => {
  it('has the layers of the look drawn later, and of nothing else', async () => {
    const asked: string[] = [];
    server = await openServer(blobs, { ...NO_LAYERS, drawLater: (of) => void asked.push(of) });
    await storeLooks(server.dependencies.db.queries, [{ key, spec }], new Date());
    await ask(`${PATH}?w=640`);
    await ask('/media/pocket/sunny.png');
    await ask(`/media/looks/${'f'.repeat(32)}.png`);
    expect(asked).toEqual([key]);
  });

  it('answers a PNG of full width to a client that asks for nothing else', async () => {
    const answer = await ask(PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.body).toBe(pictureText({ key, widthPx: 960, format: 'png' }));
  });

  it.each([
    [CHROME, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0.2,image/webp;q=0.3', 'webp'],
    ['*/*', 'png'],
  ])('answers Accept: %s with %s', async (accept, format) => {
    const answer = await ask(PATH, { accept });
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(answer.headers.vary).toBe('Accept');
  });

  it.each([320, 480, 640, 960] as const)('answers ?w=%i', async (widthPx) => {
    expect((await ask(`${PATH}?w=${widthPx}`)).body).toBe(pictureText({ key, widthPx, format: 'png' }));
  });

  it.each(['', '0', '-320', '321', '1920', '320px', '320.0', ' 320', '0320', '320&w=480', 'wide', '%00'])(
    'refuses ?w=%s and draws nothing',
    async (width) => {
      const answer = await ask(`${PATH}?w=${width}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
      expect(pictures.orders).toEqual([]);
    },
  );

  it('passes over a query that means nothing', async () => {
    expect((await ask(`${PATH}?v=2&width=7`)).statusCode).toBe(200);
  });

  it('may be cached for good, by any page of any origin', async () => {
    const { headers } = await ask(PATH, { origin: 'https://shop.example' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('returns every width and format a strong tag of its own', async () => {
    const answers = [await ask(PATH), await ask(`${PATH}?w=320`), await ask(PATH, { accept: CHROME })];
    const tags = answers.map(({ headers }) => `${headers.etag}`);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  it('answers 304 without a body to a client that has the picture', async () => {
    const first = await ask(PATH);
    const second = await ask(PATH, { 'if-none-match': `"other", ${first.headers.etag}` });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    for (const name of ['etag', 'vary', 'cache-control', 'access-control-allow-origin']) {
      expect(second.headers[name]).toBe(first.headers[name]);
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    const { headers } = await ask(PATH);
    const head = await server.app.inject({ method: 'HEAD', url: PATH });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(head.headers[name]).toBe(headers[name]);
    }
  });

  it.each([
    `/media/looks/${'0'.repeat(32)}.png`,
    `/media/looks/${key.toUpperCase()}.png`,
    `/media/looks/${key}`,
    `/media/looks/${key}.jpg`,
    `/media/looks/..%2f..%2f${key}.png`,
    '/media/looks/.png',
    '/media/looks/',
    '/media/',
    '/media/nothing',
  ])('answers 404 as JSON for %s', async (url) => {
    const answer = await ask(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('draws once however many wait, and keeps what it drew', async () => {
    const release = pictures.hold();
    const waiting = Promise.all(Array.from({ length: 30 }, () => ask(PATH)));
    await expect.poll(() => pictures.orders).toHaveLength(1);
    release();
    for (const { body } of await waiting)
      expect(body).toBe(pictureText({ key, widthPx: 960, format: 'png' }));
    await ask(PATH);
    expect(pictures.orders).toHaveLength(1);
  });

  it('answers what an earlier process drew, even without its row', async () => {
    await ask(PATH);
    server = await openServer();
    expect((await ask(PATH)).statusCode).toBe(200);
    expect(pictures.orders).toHaveLength(1);
  });

  it('draws again after a failure', async () => {
    pictures.failNext(new Error('out of memory'));
    expect((await ask(PATH)).statusCode).toBe(500);
    expect((await ask(PATH)).statusCode).toBe(200);
  });

  it('says when to come again while too many wait', async () => {
    pictures.failNext(new ServiceError('unavailable', { retryAfterMs: 5000 }));
    const answer = await ask(PATH);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('answers a picture that cannot be stored, and logs that', async () => {
    server = await openServer({
      ...blobs,
      write: () => Promise.reject(new Error('no space left on device')),
    });
    await storeLooks(server.dependencies.db.queries, [{ key, spec }], new Date());
    expect((await ask(PATH)).statusCode).toBe(200);
    expect(server.logged()).toContain('A picture could not be stored');
  });

  it.each([
    ['bytes=0-4', 0, 4],
    ['bytes=3-', 3, undefined],
    ['bytes=-4', -4, undefined],
    ['bytes=2-100000', 2, undefined],
  ] as const)('answers Range: %s with that part', async (range, start, last) => {
    const whole = pictureText({ key, widthPx: 960, format: 'png' });
    const answer = await ask(PATH, { range });
    expect(answer.statusCode).toBe(206);
    const part = whole.slice(start, last === undefined ? undefined : last + 1);
    expect(answer.body).toBe(part);
    const first = start < 0 ? whole.length + start : start;
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${first + part.length - 1}/${whole.length}`,
      'content-length': `${part.length}`,
      'content-type': 'image/png',
      'accept-ranges': 'bytes',
      etag: (await ask(PATH)).headers.etag,
    });
  });

  it.each(['bytes=0-1,4-5', 'lines=0-1', '', 'bytes'])(
    'answers the whole picture to Range: %s',
    async (range) => {
      expect((await ask(PATH, { range })).statusCode).toBe(200);
    },
  );

  it('answers 416 to a range outside the picture', async () => {
    const answer = await ask(PATH, { range: 'bytes=1000-' });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
    const { length } = pictureText({ key, widthPx: 960, format: 'png' });
    expect(answer.headers['content-range']).toBe(`bytes */${length}`);
  });

  it('answers a range only of the version that the client has, and never to HEAD', async () => {
    const { etag } = (await ask(PATH)).headers;
    const range = 'bytes=0-4';
    expect((await ask(PATH, { range, 'if-range': `${etag}` })).statusCode).toBe(206);
    expect((await ask(PATH, { range, 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await ask(PATH, { range, 'if-none-match': `${etag}` })).statusCode).toBe(304);
    expect((await server.app.inject({ method: 'HEAD', url: PATH, headers: { range } })).statusCode).toBe(200);
  });

  it('draws what it cannot read from a store that is gone, and answers it', async () => {
    const gone = () => Promise.reject(new ServiceError('unavailable'));
    server = await openServer({ ...blobs, read: gone, write: gone });
    await storeLooks(server.dependencies.db.queries, [{ key, spec }], new Date());
    expect((await ask(PATH)).statusCode).toBe(200);
    expect(server.logged()).not.toContain('A picture could not be');
  });

  it('finishes a drawing whose first client left, for those who stayed', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const release = pictures.hold();
    const leaving = get({ port, path: PATH }).on('error', () => {});
    await expect.poll(() => pictures.orders.filter((order) => order.key === key)).not.toEqual([]);
    const left = new Promise((resolve) => leaving.once('close', resolve));
    leaving.destroy();
    await left;
    const staying = fetch(`http://127.0.0.1:${port}${PATH}`);
    release();
    expect(await (await staying).text()).toBe(pictureText({ key, widthPx: 960, format: 'png' }));
    expect(pictures.orders.filter((order) => order.widthPx === 960)).toHaveLength(1);
  });
});

describe('GET /media/looks/<key>/pieces/<place>.png', () => {
  const LAST = spec.items.length - 1;
  const pathOf = (place: number | string) => `/media/looks/${key}/pieces/${place}.png`;

  it('answers each piece of a look as a tile, for good, in the format that is asked for', async () => {
    for (const place of [0, LAST]) {
      const answer = await ask(pathOf(place), { accept: CHROME });
      const part = `piece-${place}` as const;
      expect(answer.body).toBe(pictureText({ key, part, widthPx: 320, format: 'avif' }));
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await ask(pathOf(0))).headers['content-type']).toBe('image/png');
  });

  it('draws a piece once, beside the look and not in its place', async () => {
    for (const path of [pathOf(0), PATH, pathOf(0)]) await ask(path);
    expect(pictures.orders.map(({ part }) => part)).toEqual(['piece-0', undefined]);
  });

  it.each([`${LAST + 1}`, '99', '100', '-1', '00', '1.5', 'x', ''])(
    'answers 404 for the place %s, and draws nothing',
    async (place) => {
      expect((await ask(pathOf(place))).statusCode).toBe(404);
      expect(pictures.orders).toEqual([]);
    },
  );

  it('answers 404 for a look that does not exist', async () => {
    expect((await ask(`/media/looks/${'0'.repeat(32)}/pieces/0.png`)).statusCode).toBe(404);
  });
});

describe('GET /media/looks/<key>/share.jpg', () => {
  it('answers what a link to the look shows, as JPEG', async () => {
    const answer = await ask(`/media/looks/${key}/share.jpg`, { accept: CHROME });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.body).toBe(pictureText({ key, part: 'share', widthPx: 1200, format: 'jpeg' }));
  });

  it('has none of an upload, which is shown itself', async () => {
    const upload = { name: 'Ours', alt: 'A coat', palette: ['#aa1122'], tags: ['Casual'] };
    const other = '1'.repeat(32);
    await storeUpload(server.dependencies.db.queries, { key: other, upload }, new Date());
    for (const part of ['share.jpg', 'pieces/0.png'])
      expect((await ask(`/media/looks/${other}/${part}`)).statusCode).toBe(404);
  });
});

const CARDS = [
  ...VIBES.map((vibe) => [`pocket/${vibe}`, lookKey(vibePicture(vibe), 'pocket')] as const),
  ...STYLES.map((style) => [`style/${style.toLowerCase()}`, lookKey(stylePicture(style))] as const),
  ...BODY_SHAPES.map(
    (shape) => [`shape/${shape.toLowerCase().replace(' ', '-')}`, lookKey(shapePicture(shape))] as const,
  ),
];
const WHOLE = VIBES.map((vibe) => [`vibe/${vibe}`, lookKey(vibePicture(vibe))] as const);

describe('GET /media/<pocket, style, shape or vibe>/<name>', () => {
  it.each([...CARDS, ...WHOLE])('answers the picture of %s', async (name, named) => {
    const answer = await ask(`/media/${name}?w=320`, { accept: CHROME });
    const text = pictureText({ key: named, widthPx: 320, format: 'avif' });
    expect(answer.body).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'Accept',
      etag: expect.stringMatching(/^"/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    '/media/vibe/stormy',
    '/media/vibe/',
    '/media/vibe/Sunny',
    '/media/vibe/sunny.png',
    '/media/style/sunny',
    '/media/shape/inverted%20triangle',
  ])('answers 404 as JSON for %s', async (url) => {
    expect((await ask(url)).json()).toMatchObject({ code: 'not_found' });
  });

  it('refuses a width that is not offered', async () => {
    expect((await ask('/media/vibe/sunny?w=500')).statusCode).toBe(400);
  });

  it('shows her from head to hip behind a pocket', async () => {
    await ask('/media/pocket/sunny');
    expect(pictures.orders).toMatchObject([{ spec: vibePicture('sunny'), frame: 'pocket' }]);
  });

  it('is prefetched once the server listens, and not before: the cards of the first page first', async () => {
    expect(pictures.orders).toEqual([]);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const pockets = CARDS.filter(([name]) => name.startsWith('pocket/'));
    expect(pockets).toHaveLength(6);
    const at = (widthPx: number, cards: typeof CARDS) => cards.map(([, named]) => ({ key: named, widthPx }));
    const forms = [...at(320, CARDS), ...at(480, pockets), ...at(640, CARDS)];
    await expect.poll(() => pictures.orders).toHaveLength(forms.length);
    expect(pictures.orders.map(({ key, widthPx }) => ({ key, widthPx }))).toEqual(forms);
    for (const order of pictures.orders) expect(order).toMatchObject({ format: 'avif' });
  });

  it('prefetches the looks of the instant picker behind its cards', async () => {
    await server.dependencies.db.queries
      .insertInto('offered_looks')
      .values({
        kind: 'vibe',
        name: spec.name,
        look_key: key,
        vibe: 'work',
        state: 'offered',
        search_text: '',
        created_at: '',
      })
      .execute();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await expect
      .poll(() => pictures.orders)
      .toContainEqual(expect.objectContaining({ key, widthPx: 640, urgency: 'ahead' }));
  });
});
