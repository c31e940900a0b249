import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AnsweringServer, failureOf, startAnsweringServer } from '../../test/answering-server.ts';
import {
  type Api,
  changeName,
  changePassword,
  deleteAccount,
  deleteWardrobeItem,
  exportUsers,
  fetchInstantOutfits,
  fetchPersonalData,
  getWardrobe,
  isAborted,
  joinEarlyAccess,
  listRegistrations,
  listUsers,
  login,
  recommend,
  searchImages,
  searchInstantOutfits,
  uploadImage,
} from './index.ts';

let server: AnsweringServer;
let api: Api;

beforeAll(async () => {
  server = await startAnsweringServer();
  api = server.api;
});
afterAll(() => server.close());

describe('joinEarlyAccess', () => {
  it('sends the address with consent and gives the message', async () => {
    server.answer(200, '{"status":"ok","message":"Welcome"}');
    expect(await joinEarlyAccess(api, 'a@b.co')).toEqual({ message: 'Welcome' });
    expect(server.received()).toMatchObject({ method: 'POST', url: '/api/early_access/' });
    expect(JSON.parse(server.received().body)).toEqual({ email: 'a@b.co', consent: true });
  });

  it('reads an answer that is no JSON as an empty object, which is no success', async () => {
    server.answer(200, '<html>');
    expect(await failureOf(joinEarlyAccess(api, 'a@b.co'))).toMatchObject({
      kind: 'http',
      serverText: undefined,
    });
  });

  it("fails with the server's message when the status is not ok", async () => {
    server.answer(200, '{"status":"closed","message":"The list is closed."}');
    expect((await failureOf(joinEarlyAccess(api, 'a@b.co'))).serverText).toBe('The list is closed.');
  });

  it('fails at a failing status, whatever the status in the answer', async () => {
    server.answer(503, '{"status":"ok","message":"Welcome"}');
    expect(await failureOf(joinEarlyAccess(api, 'a@b.co'))).toMatchObject({
      kind: 'http',
      status: 503,
      serverText: 'Welcome',
    });
  });

  it.each(['""', '7', 'null', '["Welcome"]', '{}'])(
    'takes no message that is no non-empty string: %s',
    async (message) => {
      server.answer(400, `{"status":"error","message":${message}}`);
      expect((await failureOf(joinEarlyAccess(api, 'a@b.co'))).serverText).toBeUndefined();
    },
  );

  it('takes a message of spaces, which is a non-empty string', async () => {
    server.answer(400, '{"status":"error","message":"  "}');
    expect((await failureOf(joinEarlyAccess(api, 'a@b.co'))).serverText).toBe('  ');
  });
});

describe('fetchInstantOutfits', () => {
  it('leaves out what is no outfit', async () => {
    server.answer(200, '{"outfits":[null,{"name":"A","image":"/1"},7,{}],"uniqueExhausted":true}');
    const { outfits, uniqueExhausted } = await fetchInstantOutfits(api, { vibe: 'sunny' });
    expect(outfits).toEqual([{ name: 'A', image: '/1' }]);
    expect(uniqueExhausted).toBe(true);
  });

  it.each(['[]', '{"outfits":{}}', 'null', 'nonsense'])(
    'fails on an answer of another form: %s',
    async (body) => {
      server.answer(200, body);
      expect((await failureOf(fetchInstantOutfits(api, { vibe: 'sunny' }))).kind).toBe('shape');
    },
  );

  it("gives the server's words, code and status on failure", async () => {
    server.answer(429, '{"error":"Too many.","code":"rate_limited"}');
    const error = await failureOf(fetchInstantOutfits(api, { vibe: 'sunny' }));
    expect(error).toMatchObject({ kind: 'http', status: 429, code: 'rate_limited', serverText: 'Too many.' });
  });

  it('says network when no answer comes', async () => {
    const gone: Api = { baseUrl: 'http://127.0.0.1:9' };
    expect((await failureOf(fetchInstantOutfits(gone, { vibe: 'sunny' }))).kind).toBe('network');
  });

  it('says aborted when the caller gave up', async () => {
    const controller = new AbortController();
    server.respond(() => controller.abort());
    const call = fetchInstantOutfits(api, { vibe: 'sunny' }, { signal: controller.signal });
    expect(isAborted(await failureOf(call))).toBe(true);
  });
});

describe('a page of a list', () => {
  const query = { page: 1, page_size: 10 };
  const calls = {
    listRegistrations: () => listRegistrations(api, query),
    listUsers: () => listUsers(api, query),
    searchImages: () => searchImages(api, { ...query, q: '' }),
    searchInstantOutfits: () => searchInstantOutfits(api, { ...query, q: '' }),
  };

  it.each(Object.entries(calls))('is refused by %s where it has no list of items', async (_name, call) => {
    for (const body of ['{}', '{"items":null}', '{"items":{"length":1}}', '{"total":3}']) {
      server.answer(200, body);
      expect((await failureOf(call())).kind).toBe('shape');
    }
  });

  it.each(Object.entries(calls))('is given by %s with what the answer leaves out', async (_name, call) => {
    server.answer(200, '{"items":[{},{}]}');
    expect(await call()).toEqual({ items: [{}, {}], total: 2, page: 1, page_size: 2 });
  });
});

describe('a server that takes the call and never answers', () => {
  const silence = () => {};
  const openAnswer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"outfits":');
  const hurried = () => ({ ...api, timeoutMs: 100 });

  it.each([
    ['no answer', silence],
    ['half an answer', openAnswer],
  ])('is given up on with %s', async (_what, behaviour) => {
    server.respond(behaviour);
    expect((await failureOf(fetchInstantOutfits(hurried(), { vibe: 'sunny' }))).kind).toBe('network');
    expect((await failureOf(joinEarlyAccess(hurried(), 'a@b.co'))).kind).toBe('network');
  });

  it('is no failure to a caller who gives up first', async () => {
    server.respond(openAnswer);
    const signal = AbortSignal.timeout(50);
    const call = fetchInstantOutfits({ ...api, timeoutMs: 60_000 }, { vibe: 'sunny' }, { signal });
    expect(isAborted(await failureOf(call))).toBe(true);
  });

  it('is waited for 20 s, and two minutes where a file goes up or down', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => limits.mockRestore());
    server.answer(200, '{"outfits":[]}');
    await fetchInstantOutfits(api, { vibe: 'sunny' });
    await uploadImage(
      { ...api, fetch: (_address, init) => fetch(`${api.baseUrl}upload`, init) },
      new File(['x'], 'look.png'),
      { filename: 'look.png', tags: 'Casual, Pear, Hot' },
    );
    await exportUsers(api);
    await fetchPersonalData(api);
    expect(limits.mock.calls).toEqual([[20_000], [120_000], [120_000], [120_000]]);
  });
});

describe('recommend', () => {
  it('gives a quiet weather and no AI where the answer says nothing of them', async () => {
    server.answer(200, '{"outfits":[]}');
    const request = {
      styles: ['Casual' as const],
      bodyShapes: ['Pear' as const],
      image_count: 10,
      use_weather: false,
    };
    const { ai, weather } = await recommend(api, request);
    expect(ai.enabled).toBe(false);
    expect(weather).toMatchObject({ requested: false, applied: false });
  });
});

describe('the bearer token', () => {
  it('goes with the calls that need one', async () => {
    server.answer(200, '{"wardrobe":[]}');
    await getWardrobe(api);
    expect(server.received().authorization).toBe('Bearer token-1');
  });

  it('stays away from the calls that need none', async () => {
    server.answer(200, '{"outfits":[]}');
    await fetchInstantOutfits(api, { vibe: 'sunny' });
    expect(server.received().authorization).toBeUndefined();
  });
});

describe('addresses', () => {
  it('carry a name with slashes, percent signs and emoji as one segment', async () => {
    server.answer(200, '{"deleted":"x"}');
    await deleteWardrobeItem(api, '50% off/👗?');
    expect(server.received()).toMatchObject({
      method: 'DELETE',
      url: '/api/wardrobe/50%25%20off%2F%F0%9F%91%97%3F/',
    });
  });

  it('carry a search as a query', async () => {
    server.answer(200, '{"items":[],"total":0,"page":1,"page_size":10}');
    await searchImages(api, { q: 'a&b %', page: 2, page_size: 10 });
    expect(server.received().url).toBe('/api/admin/images/search/?q=a%26b+%25&page=2&page_size=10');
  });
});

describe('login', () => {
  it('names a user without a display name by the address', async () => {
    server.answer(
      200,
      '{"access":"a","refresh":"r","user":{"email":"ada@b.co","displayName":"","isAdmin":false}}',
    );
    const user = { email: 'ada@b.co', displayName: 'ada', token: 'a', refreshToken: 'r', isAdmin: false };
    expect(await login(api, { email: 'ada@b.co', password: 'x' })).toEqual(user);
  });

  it('makes nobody an administrator by a truthy word', async () => {
    server.answer(200, '{"access":"a","refresh":"r","user":{"email":"ada@b.co","isAdmin":"yes"}}');
    expect((await login(api, { email: 'ada@b.co', password: 'x' })).isAdmin).toBe(false);
  });
});

describe('changePassword', () => {
  it('sends both passwords with the token and gives the message', async () => {
    server.answer(200, '{"message":"Done."}');
    expect(await changePassword(api, { password: 'old', newPassword: 'new' })).toMatchObject({
      message: 'Done.',
    });
    expect(server.received()).toMatchObject({
      url: '/api/account/password/',
      method: 'POST',
      authorization: 'Bearer token-1',
      body: '{"password":"old","newPassword":"new"}',
    });
  });

  it("fails with the server's words and code", async () => {
    server.answer(401, '{"error":"That is not your password.","code":"wrong_credentials"}');
    const error = await failureOf(changePassword(api, { password: 'old', newPassword: 'new' }));
    expect(error).toMatchObject({ kind: 'http', status: 401, code: 'wrong_credentials' });
    expect(error.serverText).toBe('That is not your password.');
  });
});

describe('changeName', () => {
  it('gives the name to show, made from the address where it is blank', async () => {
    server.answer(200, '{"user":{"email":"ada@b.co","displayName":""}}');
    expect(await changeName(api, ' ')).toEqual({ displayName: 'ada' });
    server.answer(200, '{}');
    expect(await failureOf(changeName(api, 'Ada'))).toMatchObject({ kind: 'shape' });
  });
});

describe('fetchPersonalData', () => {
  it('gives the answer as the file that it is', async () => {
    server.answer(200, '{"account":{}}');
    const file = await fetchPersonalData(api);
    expect(file.type).toBe('application/json');
    expect(await file.text()).toBe('{"account":{}}');
    server.answer(401, '{"error":"Please sign in.","code":"not_signed_in"}');
    expect(await failureOf(fetchPersonalData(api))).toMatchObject({ status: 401 });
  });
});

describe('deleteAccount', () => {
  it('says what was erased', async () => {
    const erased = { email: 'ada@b.co', account: true, registration: false, wardrobe_items: 3 };
    server.answer(200, JSON.stringify(erased));
    expect(await deleteAccount(api, 'secret')).toEqual(erased);
    expect(server.received().body).toBe('{"password":"secret"}');
  });
});
