import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { PNG_MAX_BYTES } from '@glow/api';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  multipart,
  openTestAdministration,
  type TestAdministration,
  URLS,
} from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { claimedPng, plainPng, withChunk } from '#test/test-png.ts';

const png = await plainPng(64, 64);
const large = await plainPng(900, 900, { r: 1, g: 2, b: 3 });
const jpeg = await sharp(png).jpeg().toBuffer();
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const FIELDS = { filename: 'hostile', tags: 'Casual, Pear, Hot' };

describe.each(ENGINES)('hostile files on %s', (engine) => {
  let console: TestAdministration;
  let address: URL;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
    address = new URL(await console.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => console.close());
  afterEach(async () => {
    expect((await console.app.inject('/media/vibe/sunny')).statusCode).toBe(200);
  });

  const upload = (image: Uint8Array, filename = FIELDS.filename) =>
    console.upload(URLS.uploadImage, { fields: { ...FIELDS, filename }, image });
  const expectNothingKept = async () => {
    expect(await console.uploadedLooks()).toBe(0);
    expect((await console.files()).filter((file) => file.startsWith('uploads/'))).toEqual([]);
    expect((await console.list(`${URLS.images}?q=hostile`)).total).toBe(0);
  };

  it.each<[string, Uint8Array, string]>([
    ['an empty file', Buffer.alloc(0), 'not a PNG'],
    ['a text', Buffer.from('hello, I am a picture'), 'not a PNG'],
    ['a JPEG', jpeg, 'not a PNG'],
    ['an SVG with a script', svg, 'not a PNG'],
    ['a signature alone', png.subarray(0, 8), 'not a PNG'],
    ['a file cut in its header', png.subarray(0, 20), 'not a PNG'],
    ['a file cut in its pixels', large.subarray(0, 120), 'damaged'],
    ['a header of 0 x 0', claimedPng(0, 0), 'not a PNG'],
    ['a header of 50,000 x 50,000', claimedPng(50_000, 50_000), '50000 x 50000 pixels'],
    ['a header of the largest size there is', claimedPng(2 ** 31 - 1, 2 ** 31 - 1), 'megapixels'],
    ['a header of 6,000 x 6,000 over next to no pixels', claimedPng(6000, 6000), 'damaged'],
    ['an animation', withChunk(png, 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), 'animation'],
  ])('refuses %s with words for it', async (_name, image, words) => {
    const answer = await upload(image);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_image']);
    expect(answer.json().error).toContain(words);
    await expectNothingKept();
  });

  it('refuses a file over the limit, also where nothing announces its length', async () => {
    const tooLarge = Buffer.concat([png, Buffer.alloc(PNG_MAX_BYTES)]);
    const answer = await upload(tooLarge);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'body_too_large']);
    expect(answer.json().error).toContain('15 MB');
    await expectNothingKept();
  });

  it('answers at once to a file of 100 MB and takes the next call', async () => {
    const { headers, payload } = await multipart({ fields: FIELDS, image: png });
    const socket = connect(Number(address.port), address.hostname);
    socket.on('error', () => {});
    socket.write(requestHead({ ...headers, 'content-length': `${100 * 1024 * 1024}` }));
    socket.write(payload.subarray(0, 200));
    const [status] = (await firstLine(socket)).split('\r\n');
    expect(status).toContain('413');
    socket.destroy();
    await expectNothingKept();
  });

  it('keeps nothing of an upload that is cut in the middle', async () => {
    const { headers, payload } = await multipart({ fields: FIELDS, image: png });
    const socket = connect(Number(address.port), address.hostname);
    socket.write(requestHead({ ...headers, 'content-length': `${payload.length}` }));
    socket.write(payload.subarray(0, payload.length - 60));
    await delay(50);
    socket.destroy();
    await expect.poll(() => console.logged()).toContain('/api/admin/images/upload/');
    await expectNothingKept();
  });

  describe.each([URLS.uploadImage, URLS.uploadInstantOutfit])('a part that ends early, sent to %s', (url) => {
    it.each(['image', 'filename', 'tags', 'tag', 'other', '', '__proto__'])(
      'is refused where it is a file named %j, and the next call is answered',
      async (name) => {
        for (const ending of ['', '\r\n', '\r\n--glow', '\r\n--glow-']) {
          const answer = await console.ask('POST', url, {
            headers: {
              'content-type': 'multipart/form-data; boundary=glow',
              authorization: `Bearer ${console.access}`,
            },
            payload: `--glow\r\ncontent-disposition: form-data; name="${name}"; filename="x"\r\n\r\nxyz${ending}`,
          });
          expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
        }
        await expectNothingKept();
      },
    );
  });

  it('holds the bodies of four uploads of both calls at once, lets twelve wait, and asks the others to retry', async () => {
    const { headers, payload } = await multipart({ fields: FIELDS, image: png });
    const begin = (_: unknown, index: number) => {
      const url = index % 2 ? URLS.uploadInstantOutfit : URLS.uploadImage;
      const socket = connect(Number(address.port), address.hostname);
      socket.on('error', () => {});
      socket.write(requestHead({ ...headers, 'content-length': `${payload.length + 1}` }, url));
      socket.write(payload);
      return socket;
    };
    const sockets = Array.from({ length: 17 }, begin);
    const refused = await Promise.race(sockets.map(firstLine));
    expect(refused).toContain('503 Service Unavailable');
    expect(refused).toMatch(/retry-after: 5\r\n/i);
    for (const socket of sockets) socket.destroy();
    const upload = () => console.upload(URLS.uploadImage, { fields: FIELDS, image: png });
    await expect.poll(async () => (await upload()).statusCode).toBe(200);
    await console.ask('DELETE', `${URLS.deleteImage}hostile.png/`);
  });

  it('keeps of a picture with something behind it, or in its texts, only the pixels', async () => {
    const script = '<script>alert(1)</script>';
    const withText = withChunk(png, 'tEXt', Buffer.from(`Comment\0${script}`, 'latin1'));
    const polyglot = Buffer.concat([withText, Buffer.from(`PK\x03\x04${script}`, 'latin1')]);
    const answer = await upload(polyglot, 'polyglot');
    expect(answer.statusCode).toBe(200);
    const { image } = answer.json();
    const served = await console.app.inject(new URL(image).pathname);
    expect(served.headers['content-type']).toBe('image/png');
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    expect(served.rawPayload.includes('script')).toBe(false);
    expect(served.rawPayload.includes('PK\x03\x04')).toBe(false);
    await console.ask('DELETE', `${URLS.deleteImage}polyglot.png/`);
    await expectNothingKept();
  });

  it('takes a picture of the largest size and keeps it no larger than it is served', async () => {
    const { image } = (await upload(await plainPng(8000, 5000), 'large')).json();
    const served = await console.app.inject(new URL(image).pathname);
    const { width, height } = await sharp(served.rawPayload).metadata();
    expect([width, height]).toEqual([960, 600]);
    await console.ask('DELETE', `${URLS.deleteImage}large.png/`);
  });

  const requestHead = (headers: Readonly<Record<string, string>>, url: string = URLS.uploadImage) => {
    const all = { host: 'localhost', authorization: `Bearer ${console.access}`, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `POST ${url} HTTP/1.1\r\n${lines.join('')}\r\n`;
  };
});

/** What a connection answers first. */
async function firstLine(socket: ReturnType<typeof connect>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (data) => resolve(`${data}`));
  socket.once('close', () => resolve(''));
  return promise;
}
