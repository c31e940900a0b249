import type { Recommendation } from '@glow/api';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ADA, bearer } from '#test/test-accounts.ts';
import {
  openTestAdministration,
  STYLE_LOOKS,
  type TestAdministration,
  URLS,
} from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { plainPng } from '#test/test-png.ts';

const TAGS = 'Formal, Inverted Triangle, Hot';

describe.each(ENGINES)('images on %s', (engine) => {
  let png: Buffer;
  let console: TestAdministration;
  beforeAll(async () => {
    png = await plainPng();
  });
  /** One for all tests that count nothing. */
  let shared: TestAdministration;
  beforeAll(async () => {
    shared = await openTestAdministration(engine);
  });
  afterAll(() => shared.close());
  beforeEach(() => {
    console = shared;
  });
  const openOwn = async () => {
    console = await openTestAdministration(engine);
    onTestFinished(() => console.close());
  };

  const upload = (filename: string, tags = TAGS, image: Uint8Array = png) =>
    console.upload(URLS.uploadImage, { fields: { filename, tags }, image });
  const recommend = async (): Promise<Recommendation> =>
    (
      await console.post('/quiz/recommend/', { styles: ['Formal'], bodyShapes: ['Inverted Triangle'] })
    ).json();
  const remove = (filename: string) =>
    console.ask('DELETE', `${URLS.deleteImage}${encodeURIComponent(filename)}/`);
  const pictureAt = (image: string, query = '', accept?: string) =>
    console.app.inject({ url: `${new URL(image).pathname}${query}`, headers: accept ? { accept } : {} });

  describe('POST /api/admin/images/upload/', () => {
    // @spec 7.15 | POST /api/admin/images/upload/ (Bearer) | multipart image, filename, tags | the new item |
    it('answers the new item, which is the first of the list from then on', async () => {
      console.clock.pass(1000);
      const answer = await upload('Linen summer.png');
      expect(answer.statusCode).toBe(200);
      const item = answer.json();
      expect(item).toEqual({
        filename: 'Linen summer.png',
        source_url: item.image,
        image: expect.stringMatching(/^http:\/\/localhost(?::\d+)?\/media\/looks\/[0-9a-f]{32}\.png$/),
        tags: ['Formal', 'Inverted Triangle', 'hot'],
        created_at: console.clock.now().toISOString(),
      });
      expect((await console.list(URLS.images)).items[0]).toEqual(item);
    });

    it('takes a file name as a label and no path, and refuses what is none with words for it', async () => {
      const { filename } = (await upload('../../etc/50% 🧥')).json();
      expect(filename).toBe('../../etc/50% 🧥.png');
      const files = await console.files();
      for (const file of files) expect(file).toMatch(/\/(?:[0-9a-f]{32}|\d+)\.\w+$/);
      for (const refused of ['', '...', 'a\u0000b', 'a\u202egnp.exe', 'x'.repeat(5000)]) {
        const answer = await upload(refused);
        expect([answer.statusCode, answer.json().code], refused).toEqual([400, 'invalid_request']);
      }
      expect(await console.files()).toEqual(files);
    });

    // @spec 5.10 Tags are sent as 'style, body shape, weather'.
    it('takes the tags in the vocabulary of the quiz and no others', async () => {
      expect((await upload('tags', ' casual ,inverted   TRIANGLE,COLD')).json().tags).toEqual([
        'Casual',
        'Inverted Triangle',
        'cold',
      ]);
      const answer = await upload('no tags', 'Casual, Pear, Mild');
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
    });

    it('refuses a name that is taken, by an upload or by the catalogue, also by what was deleted of it', async () => {
      await openOwn();
      const [first] = STYLE_LOOKS;
      expect((await upload('mine')).statusCode).toBe(200);
      await remove(`${first?.spec.name}.png`);
      for (const filename of [
        'mine',
        'mine.png',
        `${first?.spec.name}.png`,
        `${STYLE_LOOKS[1]?.spec.name}`,
      ]) {
        const answer = await upload(filename);
        expect([answer.statusCode, answer.json().code], filename).toEqual([409, 'already_exists']);
        expect(answer.json().error).toContain('name');
      }
      expect(await console.uploadedLooks()).toBe(1);
      expect(await console.files()).toHaveLength(1);
    });

    it('lets exactly one of several uploads of one name at once win, and keeps nothing of the others', async () => {
      const [looks, files] = [await console.uploadedLooks(), await console.files()];
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload('twice')));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
      expect(await console.uploadedLooks()).toBe(looks + 1);
      expect(await console.files()).toHaveLength(files.length + 1);
      expect((await console.list(`${URLS.images}?q=twice`)).total).toBe(1);
    });

    it('takes the parts in any order and only what the form asks for', async () => {
      const boundary = 'glow';
      const part = (head: string, body: Buffer | string) =>
        Buffer.concat([
          Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
          Buffer.from(body),
          Buffer.from('\r\n'),
        ]);
      const payload = Buffer.concat([
        part('name="image"; filename="../x.exe"', png),
        part('name="tags"', TAGS),
        part('name="extra"', 'x'),
        part('name="filename"', 'last'),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...bearer(console.access),
      };
      const answer = await console.ask('POST', URLS.uploadImage, { headers, payload });
      expect(answer.json().filename).toBe('last.png');
    });

    it('says what is missing, and refuses what is not a form', async () => {
      const without = await console.upload(URLS.uploadImage, { fields: { filename: 'a', tags: TAGS } });
      expect([without.statusCode, without.json().error]).toEqual([400, 'image is missing.']);
      const textImage = await console.upload(URLS.uploadImage, {
        fields: { filename: 'a', tags: TAGS, image: 'x' },
      });
      expect(textImage.statusCode).toBe(400);
      const json = await console.ask('POST', URLS.uploadImage, { payload: { filename: 'a', tags: TAGS } });
      expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
      for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type, ...bearer(console.access) };
        const broken = await console.ask('POST', URLS.uploadImage, { headers, payload: 'nothing of it' });
        expect([broken.statusCode, broken.json().code], type).toEqual([400, 'invalid_request']);
      }
    });

    it('is recommended at once, with words and colours of its own and no reasons', async () => {
      await openOwn();
      await recommend();
      const { image } = (await upload('Evening in red')).json();
      const [first, ...rest] = (await recommend()).outfits;
      expect(first).toEqual({
        name: 'Evening in red',
        image,
        source_url: image,
        alt: 'A formal look for warm weather and the inverted triangle body shape.',
        palette: ['#c81e3c', '#c81e3c', '#c81e3c'],
        tags: ['Formal', 'Inverted Triangle', 'hot'],
        reasons: [],
      });
      expect(rest).toHaveLength(9);
      expect(new Set(rest.map(({ name }) => name)).size).toBe(9);
    });

    it('fills at most half of a deck, the newest first', async () => {
      await openOwn();
      for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
        console.clock.pass(1000);
        await upload(name);
      }
      const names = (await recommend()).outfits.map(({ name }) => name);
      expect(names.slice(0, 5)).toEqual(['six', 'five', 'four', 'three', 'two']);
      expect(names).not.toContain('one');
      expect(names).toHaveLength(10);
    });

    it('serves the picture in every format and width, never enlarged', async () => {
      const wide = await plainPng(1500, 2000);
      const { image } = (await upload('wide', TAGS, wide)).json();
      const sizeOf = async (query: string, accept?: string) => {
        const answer = await pictureAt(image, query, accept);
        expect(answer.statusCode).toBe(200);
        const { format, width, height } = await sharp(answer.rawPayload).metadata();
        return [answer.headers['content-type'], format, width, height];
      };
      expect(await sizeOf('')).toEqual(['image/png', 'png', 960, 1280]);
      expect(await sizeOf('?w=320')).toEqual(['image/png', 'png', 320, 427]);
      expect(await sizeOf('?w=480', 'image/webp')).toEqual(['image/webp', 'webp', 480, 640]);
      expect((await sizeOf('?w=640', 'image/avif')).slice(2)).toEqual([640, 853]);
      const small = (await upload('small', TAGS, await plainPng(100, 120))).json();
      const { width } = await sharp((await pictureAt(small.image)).rawPayload).metadata();
      expect(width).toBe(100);
    });

    it('writes down who uploaded what', async () => {
      await upload('noted');
      const noted = { event: 'image.uploaded', account_id: null, subject: 'noted.png' };
      expect(await console.audited()).toContainEqual(noted);
    });
  });

  describe('GET /api/admin/images/search/', () => {
    // @spec 7.14 | GET /api/admin/images/search/ (Bearer) | query q, page, page_size (10) | items, total |
    it('pages through everything that is offered, ten a page, each once', async () => {
      await openOwn();
      for (const name of ['Ünï 50%', 'under_score', 'back\\slash']) {
        console.clock.pass(1000);
        await upload(name);
      }
      const pages = [await console.list(URLS.images), await console.list(`${URLS.images}?page=2`)];
      expect(
        pages.map(({ items, total, page, page_size }) => [items.length, total, page, page_size]),
      ).toEqual([
        [10, 15, 1, 10],
        [5, 15, 2, 10],
      ]);
      const names = pages.flatMap(({ items }) => items.map(({ filename }) => filename));
      expect(new Set(names).size).toBe(15);
      expect(names.slice(0, 3)).toEqual(['back\\slash.png', 'under_score.png', 'Ünï 50%.png']);
      const small = await console.list(`${URLS.images}?page=8&page_size=2`);
      expect(small.items.map(({ filename }) => filename)).toEqual(names.slice(14));
      const beyond = await console.list(`${URLS.images}?page=99`);
      expect([beyond.items, beyond.total, beyond.page]).toEqual([[], 15, 99]);
    });

    it('finds text literally, whatever its case and marks', async () => {
      await openOwn();
      for (const name of ['Crème 50% Wool', 'Creme 500 Wool', 'snake_case', 'snakeXcase']) await upload(name);
      const found = async (q: string) => {
        const { items, total } = await console.list(`${URLS.images}?q=${encodeURIComponent(q)}`);
        expect(total).toBe(items.length);
        return items.map(({ filename }) => filename).toSorted();
      };
      expect(await found('crème 50')).toEqual(['Creme 500 Wool.png', 'Crème 50% Wool.png']);
      expect(await found('50%')).toEqual(['Crème 50% Wool.png']);
      expect(await found('E_C')).toEqual(['snake_case.png']);
      expect(await found('snake_case.png')).toEqual(['snake_case.png']);
      expect(await found('%')).toEqual(['Crème 50% Wool.png']);
      expect(await found("' or 1=1 --")).toEqual([]);
      expect((await console.list(`${URLS.images}?q=%20%20`)).total).toBe(16);
    });

    it('shows of the catalogue what it is offered with', async () => {
      await openOwn();
      const { items } = await console.list(`${URLS.images}?page_size=100`);
      const look = STYLE_LOOKS.find(({ spec }) => `${spec.name}.png` === items[0]?.filename);
      expect(items[0]?.tags).toEqual(expect.arrayContaining([look?.style, look?.bodyShape, look?.weather]));
    });
  });

  describe('DELETE /api/admin/images/delete/{filename}/', () => {
    // @spec 7.16 | DELETE /api/admin/images/delete/{filename}/ (Bearer) | none | not shown |
    it('frees the files and the name of an upload', async () => {
      await openOwn();
      const { image, filename } = (await upload('a/b 100% 🧥')).json();
      await pictureAt(image, '?w=320');
      const answer = await remove(filename);
      expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: 'a/b 100% 🧥.png' }]);
      expect(await console.files()).toEqual([]);
      expect(await console.uploadedLooks()).toBe(0);
      expect((await pictureAt(image)).statusCode).toBe(404);
      expect((await recommend()).outfits.map(({ name }) => name)).not.toContain('a/b 100% 🧥');
      expect((await upload('a/b 100% 🧥')).statusCode).toBe(200);
      expect(await console.audited()).toContainEqual({
        event: 'image.deleted',
        account_id: null,
        subject: 'a/b 100% 🧥.png',
      });
    });

    it('lets what was deleted of the catalogue stay deleted, also when it is seeded again', async () => {
      await openOwn();
      await upload('mine');
      const gone = `${STYLE_LOOKS[0]?.spec.name}.png`;
      expect((await remove(gone)).statusCode).toBe(200);
      await console.seedImages(STYLE_LOOKS.slice(0, 11));
      const { items, total } = await console.list(`${URLS.images}?page_size=100`);
      const names = items.map(({ filename }) => filename);
      expect(names).not.toContain(gone);
      expect(names).toContain('mine.png');
      expect(total).toBe(11);
    });

    it('answers 200 for what does not exist, or no longer, and deletes once when asked twice at once', async () => {
      const nothing = await remove('nothing.png');
      expect([nothing.statusCode, nothing.json()]).toEqual([200, { deleted: 'nothing.png' }]);
      await upload('once');
      const answers = await Promise.all([remove('once.png'), remove('once.png')]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200]);
      const deletions = (await console.audited()).filter(({ subject }) => subject === 'once.png');
      expect(deletions.map(({ event }) => event).toSorted()).toEqual(['image.deleted', 'image.uploaded']);
      expect((await remove(`${STYLE_LOOKS[2]?.spec.name}.png`)).statusCode).toBe(200);
      expect((await remove(`${STYLE_LOOKS[2]?.spec.name}.png`)).statusCode).toBe(200);
    });

    it('leaves a wardrobe its picture', async () => {
      const { access } = await console.signUp(ADA);
      const { image, filename } = (await upload('kept')).json();
      const saved = await console.ask('POST', '/api/save_image/', {
        headers: bearer(access),
        payload: { filename: 'kept', image_url: image, tags: [] },
      });
      expect(saved.statusCode).toBe(200);
      expect((await remove(filename)).statusCode).toBe(200);
      expect((await console.list(`${URLS.images}?q=kept`)).total).toBe(0);
      expect((await pictureAt(image)).statusCode).toBe(200);
    });
  });
});
