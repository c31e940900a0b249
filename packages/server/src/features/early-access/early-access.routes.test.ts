import { EMAIL_MAX_LENGTH, JSON_MAX_BYTES } from '@glow/api';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, NO_LIMITS, type TestApp } from '#test/test-app.ts';
import { ENGINES } from '#test/test-database.ts';
import { earlyAccessPlugin } from './index.ts';

const PATH = '/api/early_access/';
const INVALID_EMAIL = 'Please enter a valid email address.';

describe.each(ENGINES)('POST /api/early_access/ on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({ engine, register: earlyAccessPlugin });
  });
  afterEach(() => server.close());

  const post = (payload: unknown, options: InjectOptions = {}) =>
    server.app.inject({ method: 'POST', url: PATH, payload: payload as object, ...options });
  const join = (email: string, options: InjectOptions = {}) => post({ email, consent: true }, options);
  const rows = () =>
    server.dependencies.db.queries.selectFrom('early_access_registrations').selectAll().execute();

  it('keeps an address with its consent, the version of its words and the page it came from', async () => {
    const answer = await join('Ada@Example.com', { headers: { origin: 'https://shop.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(await rows()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ada@example.com',
        consent: 1,
        consent_text_version: expect.stringMatching(/./),
        page_origin: 'https://shop.example',
        page_fields: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        last_joined_at: expect.any(String),
      },
    ]);
  });

  it('keeps what the page passes along with the first join', async () => {
    const fields = { utm_source: 'letter', 'shop.ref-7': 'Zürich & München' };
    expect((await post({ email: 'ada@example.com', consent: true, fields })).statusCode).toBe(200);
    const [kept] = await rows();
    expect(JSON.parse(`${kept?.page_fields}`)).toEqual(fields);
  });

  it.each([
    ['a name with a space', { 'utm source': 'letter' }],
    ['a name of 41 letters', { ['n'.repeat(41)]: 'x' }],
    ['a value of 201 letters', { utm_source: 'x'.repeat(201) }],
    ['a value that is no text', { utm_source: { $gt: '' } }],
    ['eleven names', Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`n${index}`, 'x']))],
  ])('refuses to keep %s', async (_, fields) => {
    const answer = await post({ email: 'ada@example.com', consent: true, fields });
    expect([400, 422]).toContain(answer.statusCode);
    expect(await rows()).toEqual([]);
  });

  it('answers a second join like the first, whatever the case, and keeps one row', async () => {
    const first = await join('ada@example.com');
    const [kept] = await rows();
    const second = await join(' ADA@Example.COM ');
    expect(second.statusCode).toBe(first.statusCode);
    expect(second.body).toBe(first.body);
    expect(Object.keys(second.headers).toSorted()).toEqual(Object.keys(first.headers).toSorted());
    expect(await rows()).toEqual([{ ...kept, last_joined_at: expect.any(String) }]);
  });

  it('remembers the first consent and the last join', async () => {
    const times = ['2026-11-21T08:00:00.000Z', '2026-12-24T20:00:00.000Z'];
    const clock = { now: () => new Date(times.shift() ?? '') };
    const own = await createTestApp({
      engine,
      register: (app, dependencies) => app.register(earlyAccessPlugin, dependencies),
      overrides: { clock },
    });
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      await own.app.inject({ method: 'POST', url: PATH, payload: { email, consent: true } });
    }
    const { queries } = own.dependencies.db;
    const [row] = await queries.selectFrom('early_access_registrations').selectAll().execute();
    await own.close();
    expect(row).toMatchObject({
      created_at: '2026-11-21T08:00:00.000Z',
      last_joined_at: '2026-12-24T20:00:00.000Z',
    });
  });

  it('keeps one row when one address joins several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => join('ada@example.com')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await rows()).toHaveLength(1);
  });

  it('keeps each of many addresses that join at once, and the first claim of one that joins twice', async () => {
    const own = await createTestApp({
      engine,
      register: (app, dependencies) => app.register(earlyAccessPlugin, dependencies),
      overrides: { counters: NO_LIMITS },
    });
    const addresses = Array.from({ length: 80 }, (_, index) => `visitor-${index}@example.com`);
    const answers = await Promise.all(
      [...addresses, 'visitor-7@example.com'].map((email, index) =>
        own.app.inject({
          method: 'POST',
          url: PATH,
          payload: { email, consent: true },
          headers: { origin: `https://shop-${index}.example` },
        }),
      ),
    );
    const { queries } = own.dependencies.db;
    const kept = await queries.selectFrom('early_access_registrations').selectAll().execute();
    await own.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(kept.map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
    expect(kept.find(({ email }) => email === 'visitor-7@example.com')?.page_origin).toBe(
      'https://shop-7.example',
    );
  });

  it.each([
    ['no @', 'ada.example.com'],
    ['no dot after the @', 'ada@example'],
    ['a space inside', 'a da@example.com'],
    ['nothing', ''],
    ['only spaces', '   '],
    ['a number', 7],
    ['null', null],
    ['a list', ['ada@example.com']],
    ['an object', { $ne: '' }],
    ['longer when it is normalised', `${'\u0958'.repeat(200)}@x.yz`],
    ['written with invisible characters', 'ada@exam\u200bple.com'],
    ['more than an address may have', `${'a'.repeat(EMAIL_MAX_LENGTH)}@example.com`],
    ['nothing at all', undefined],
  ])('refuses an address that is %s', async (_what, email) => {
    const answer = await post({ email, consent: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: INVALID_EMAIL,
      code: 'invalid_email',
      status: 'error',
      message: INVALID_EMAIL,
    });
    expect(await rows()).toEqual([]);
  });

  it.each([false, 'true', 1, null, undefined])('refuses a consent that is %s', async (consent) => {
    const answer = await post({ email: 'ada@example.com', consent });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', status: 'error' });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['broken JSON', '{"email": "ada@example.com", "consent": tr', 400, 'invalid_json'],
    ['an empty body', '', 400, 'invalid_request'],
    [
      'a forbidden key',
      '{"email":"ada@example.com","consent":true,"__proto__":{"a":1}}',
      400,
      'invalid_json',
    ],
    [
      'a forbidden key below',
      '{"email":"ada@example.com","consent":true,"x":{"constructor":{"prototype":{}}}}',
      400,
      'invalid_json',
    ],
    ['a list', '[1]', 400, 'invalid_request'],
    ['a text', '"ada@example.com"', 400, 'invalid_request'],
    ['null', 'null', 400, 'invalid_request'],
    ['a NUL', '{"email":"a\\u0000@example.com","consent":true}', 400, 'invalid_request'],
    ['half a surrogate pair', '{"email":"\\ud800@example.com","consent":true}', 400, 'invalid_request'],
    [
      'a very deep list',
      `{"email":"a@b.co","consent":1,"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
      'invalid_request',
    ],
    ['10 MB', `{"email":"${'a'.repeat(10 * 1024 * 1024)}"}`, 413, 'body_too_large'],
    ['one byte too many', `"${'a'.repeat(JSON_MAX_BYTES - 1)}"`, 413, 'body_too_large'],
  ])('refuses %s', async (_what, payload, status, code) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: PATH,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, error: expect.any(String), status: 'error' });
    expect(await rows()).toEqual([]);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      const payload = '{"email":"ada@example.com","consent":true}';
      const answer = await post(payload, { headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('keeps nothing of a claimed origin that is no web origin', async () => {
    const long = `https://${'a'.repeat(12_000)}.example`;
    const claimed = ['null', 'javascript:alert(1)', 'https://a.example/path', 'x', long];
    for (const [index, origin] of claimed.entries()) {
      await join(`ada${index}@example.com`, { headers: { origin } });
    }
    expect((await rows()).map(({ page_origin }) => page_origin)).toEqual([null, null, null, null, null]);
  });

  it('stops an address that asks too often, says for how long, and leaves another alone', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => join(`a${index}@b.co`)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
    expect((await join('else@b.co', { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
    expect(await rows()).toHaveLength(11);
  });

  it('says nothing about a failure of its own, so that the client says its own words', async () => {
    await server.dependencies.db.queries.schema.dropTable('early_access_registrations').execute();
    const answer = await join('ada@example.com');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong. Please try again.',
      code: 'internal',
      status: 'error',
    });
    expect(server.logged()).toContain('early_access_registrations');
  });

  it('logs no address, neither of a success nor of a failure', async () => {
    await join('ada.secret@example.com');
    await join('ada.secret@example', {});
    await post('{"email":"ada.secret@example.com"', { headers: { 'content-type': 'application/json' } });
    await server.app.inject({ method: 'GET', url: `${PATH}?email=ada.secret@example.com` });
    await server.dependencies.db.queries.schema.dropTable('early_access_registrations').execute();
    await join('ada.secret@example.com');
    expect(server.logged()).toContain('"status":200');
    expect(server.logged()).toContain('"status":500');
    expect(server.logged()).not.toMatch(/secret|127\.0\.0\.1/);
  });
});
