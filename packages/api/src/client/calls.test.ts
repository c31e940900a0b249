import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringServer, failureOf, startAnsweringServer } from '../../test/answering-server.ts';
import type { Api, CallOptions } from './index.ts';
import * as client from './index.ts';

type Call = (api: Api, options: CallOptions) => Promise<unknown>;

interface Sent {
  readonly line: string;
  readonly authorization?: 'Bearer token-1' | undefined;
  readonly json?: unknown;
}

const BEARER = 'Bearer token-1';
const SESSION =
  '{"access":"a","refresh":"r","user":{"email":"ada@example.com","displayName":"Ada","isAdmin":true}}';
const PNG = new File(['png'], 'look.png', { type: 'image/png' });
const PAGE = '{"items":[{"id":1}],"total":41,"page":3,"page_size":20}';
const QUESTION = { password: 'p', securityQuestion: 'first_pet', securityAnswer: 'Rex' } as const;
const SIGNUP = { email: 'a@b.co', displayName: 'Ada', ...QUESTION };
const FORGOT = {
  email: 'a@b.co',
  newPassword: 'n',
  securityQuestion: 'first_pet',
  securityAnswer: 'x',
} as const;

const KEY = '4f1c9e0b7a2d48f3a6c5e1d09b8f7a63';
const TODAY = { date: '2026-11-24', turn: 0, use_weather: false };

/** Each call with its request as the specification's section 7 and INTERFACE have it, an answer, and what comes of it. */
const CALLS: readonly (readonly [name: string, Call, Sent, answer: string, result: unknown])[] = [
  [
    'login',
    (api, options) => client.login(api, { email: 'a@b.co', password: 'p' }, options),
    { line: 'POST /api/login_mongo/', json: { email: 'a@b.co', password: 'p' } },
    SESSION,
    { email: 'ada@example.com', displayName: 'Ada', token: 'a', refreshToken: 'r', isAdmin: true },
  ],
  [
    'signup',
    (api, options) => client.signup(api, SIGNUP, options),
    { line: 'POST /api/signup_mongo/', json: SIGNUP },
    SESSION,
    { email: 'ada@example.com', displayName: 'Ada', token: 'a', refreshToken: 'r', isAdmin: true },
  ],
  [
    'forgotPassword',
    (api, options) => client.forgotPassword(api, FORGOT, options),
    { line: 'POST /api/forgot_password/', json: FORGOT },
    '{"message":"done"}',
    { message: 'done' },
  ],
  [
    'refreshTokens',
    (api, options) => client.refreshTokens(api, 'r', options),
    { line: 'POST /api/token/refresh/', json: { refresh: 'r' } },
    '{"access":"a2","refresh":"r2","more":1}',
    { access: 'a2', refresh: 'r2' },
  ],
  ['logout', client.logout, { line: 'POST /api/logout/', authorization: BEARER }, '{}', undefined],
  [
    'createRecoveryCode',
    (api, options) => client.createRecoveryCode(api, 'p', options),
    { line: 'POST /api/recovery_code/', authorization: BEARER, json: { password: 'p' } },
    '{"code":"AB-CD","more":1}',
    { code: 'AB-CD' },
  ],
  [
    'changePassword',
    (api, options) => client.changePassword(api, { password: 'p', newPassword: 'n' }, options),
    { line: 'POST /api/account/password/', authorization: BEARER, json: { password: 'p', newPassword: 'n' } },
    '{"message":"changed"}',
    { message: 'changed' },
  ],
  [
    'changeName',
    (api, options) => client.changeName(api, 'Ada L', options),
    { line: 'POST /api/account/name/', authorization: BEARER, json: { displayName: 'Ada L' } },
    '{"user":{"email":"ada@example.com","displayName":"Ada L"}}',
    { displayName: 'Ada L' },
  ],
  [
    'changeSecurityQuestion',
    (api, options) => client.changeSecurityQuestion(api, QUESTION, options),
    { line: 'POST /api/account/security_question/', authorization: BEARER, json: QUESTION },
    '{"message":"changed"}',
    { message: 'changed' },
  ],
  [
    'fetchAccountSecurity',
    client.fetchAccountSecurity,
    { line: 'GET /api/account/security/', authorization: BEARER },
    '{"password_changed_at":"2026-01-01T00:00:00Z","sessions":[]}',
    { password_changed_at: '2026-01-01T00:00:00Z', sessions: [], changes: [] },
  ],
  [
    'endOtherSessions',
    client.endOtherSessions,
    { line: 'POST /api/account/sessions/end_others/', authorization: BEARER },
    '{"ended":2}',
    { ended: 2 },
  ],
  [
    'deleteAccount',
    (api, options) => client.deleteAccount(api, 'p', options),
    { line: 'POST /api/account/delete/', authorization: BEARER, json: { password: 'p' } },
    '{"erased":{}}',
    { erased: {} },
  ],
  [
    'saveImage',
    (api, options) => client.saveImage(api, { name: 'A', image: 'i', tags: [] } as never, options),
    { line: 'POST /api/save_image/', authorization: BEARER, json: { name: 'A', image: 'i', tags: [] } },
    '{}',
    undefined,
  ],
  [
    'getWardrobe',
    client.getWardrobe,
    { line: 'GET /api/get_wardrobe/', authorization: BEARER },
    '{"wardrobe":[{"name":"A"}]}',
    [{ name: 'A' }],
  ],
  [
    'deleteWardrobeItem',
    (api, options) => client.deleteWardrobeItem(api, 'Red dress', options),
    { line: 'DELETE /api/wardrobe/Red%20dress/', authorization: BEARER },
    '{}',
    undefined,
  ],
  [
    'fetchWeather',
    (api, options) => client.fetchWeather(api, { latitude: 48.2, longitude: 16.4 }, options),
    { line: 'POST /quiz/weather/', json: { latitude: 48.2, longitude: 16.4 } },
    '{"requested":true,"applied":true,"tag":"hot"}',
    { requested: true, applied: true, tag: 'hot', source: null, temperature: null, city: null },
  ],
  [
    'fetchLook',
    (api, options) => client.fetchLook(api, KEY, options),
    { line: `GET /api/looks/${KEY}/` },
    '{"outfit":{"name":"Rust coat","image":"i"}}',
    { outfit: { name: 'Rust coat', image: 'i' }, pieces: [] },
  ],
  [
    'swapPiece',
    (api, options) => client.swapPiece(api, KEY, 2, options),
    { line: `POST /api/looks/${KEY}/swaps/`, json: { piece: 2 } },
    '{"swaps":[{"outfit":{"image":"i"},"piece":{"name":"Tan bag"}},{"outfit":{"image":"i"}},{}]}',
    [{ outfit: { image: 'i' }, piece: { name: 'Tan bag' } }],
  ],
  [
    'fetchTodaysLook',
    (api, options) => client.fetchTodaysLook(api, TODAY, options),
    { line: 'POST /api/todays_look/', json: TODAY },
    '{"outfit":{"name":7}}',
    {
      outfit: null,
      weather: {
        requested: false,
        applied: false,
        tag: null,
        source: null,
        temperature: null,
        city: null,
      },
    },
  ],
  ...(
    [
      ['searchImages', client.searchImages, 'GET /api/admin/images/search/?q=coat&page=3&page_size=20'],
      [
        'searchInstantOutfits',
        client.searchInstantOutfits,
        'GET /api/admin/instantoutfit/search/?q=coat&page=3&page_size=20',
      ],
      [
        'listRegistrations',
        client.listRegistrations,
        'GET /api/early_access/list/?q=coat&page=3&page_size=20',
      ],
      ['listUsers', client.listUsers, 'GET /api/users/?q=coat&page=3&page_size=20'],
    ] as const
  ).map(
    ([name, list, line]) =>
      [
        name,
        (api: Api, options: CallOptions) => list(api, { q: 'coat', page: 3, page_size: 20 }, options),
        { line, authorization: BEARER },
        PAGE,
        { items: [{ id: 1 }], total: 41, page: 3, page_size: 20 },
      ] as const,
  ),
  [
    'deleteImage',
    (api, options) => client.deleteImage(api, 'a b.png', options),
    { line: 'DELETE /api/admin/images/delete/a%20b.png/', authorization: BEARER },
    '{}',
    undefined,
  ],
  [
    'deleteInstantOutfit',
    (api, options) => client.deleteInstantOutfit(api, 'a.png', options),
    { line: 'DELETE /api/admin/instantoutfit/delete/a.png/', authorization: BEARER },
    '{}',
    undefined,
  ],
  [
    'deleteUser',
    (api, options) => client.deleteUser(api, 'a@b.co', options),
    { line: 'POST /api/users/delete/', authorization: BEARER, json: { email: 'a@b.co' } },
    '{"erased":{}}',
    { erased: {} },
  ],
];

const FILES: readonly (readonly [name: string, Call, line: string])[] = [
  ['fetchPersonalData', client.fetchPersonalData, 'GET /api/account/data/'],
  ['exportRegistrations', client.exportRegistrations, 'GET /api/early_access/export/'],
  ['exportUsers', client.exportUsers, 'GET /api/users/export/'],
];

const UPLOADS: readonly (readonly [name: string, Call, line: string, fields: readonly string[]])[] = [
  [
    'uploadImage',
    (api, options) => client.uploadImage(api, PNG, { style: 'casual', bodyShape: 'pear' } as never, options),
    'POST /api/admin/images/upload/',
    ['style', 'bodyShape', 'image'],
  ],
  [
    'uploadInstantOutfit',
    (api, options) => client.uploadInstantOutfit(api, PNG, { vibe: 'sunny' } as never, options),
    'POST /api/admin/instantoutfit/upload/',
    ['vibe', 'image'],
  ],
];

const ALL: readonly (readonly [string, Call])[] = [...CALLS, ...FILES, ...UPLOADS].map(
  ([name, call]) => [name, call] as const,
);

/** Answers of another form, by the call that must not take them. */
const MISSHAPEN: Readonly<Record<string, readonly string[]>> = {
  login: [
    '{}',
    '{"access":"a","user":{"email":"e"}}',
    '{"refresh":"r","user":{"email":"e"}}',
    '{"access":"a","refresh":"r","user":{}}',
    '{"access":"a","refresh":"r"}',
  ],
  refreshTokens: ['{"access":"a"}', '{"refresh":"r"}'],
  createRecoveryCode: ['{}', '{"code":""}'],
  changeName: ['{}', '{"user":{}}'],
  fetchAccountSecurity: [
    '{"sessions":[]}',
    '{"password_changed_at":"t"}',
    '{"password_changed_at":"t","sessions":{}}',
  ],
  getWardrobe: ['{}', '{"wardrobe":{}}'],
  searchImages: ['{}', '{"items":{}}'],
  fetchLook: ['{}', '{"outfit":null}', '{"outfit":{"name":"Rust coat"}}'],
  swapPiece: ['{}', '{"swaps":{}}'],
};

let server: AnsweringServer;
let api: Api;

beforeAll(async () => {
  server = await startAnsweringServer();
  // Uploads go to the page's own origin, which Node does not have.
  const { baseUrl } = server.api;
  api = { ...server.api, fetch: (address, init) => fetch(new URL(`${address}`, baseUrl), init) };
});
afterAll(() => server.close());

describe.each(CALLS)('%s', (_, call, { line, authorization, json }, answer, result) => {
  it('sends its method, address, token and body, and resolves to what was answered', async () => {
    server.answer(200, answer);
    expect(await call(api, {})).toEqual(result);
    const { method, url, body, contentType, ...received } = server.received();
    expect(`${method} ${url}`).toBe(line);
    expect(received.authorization).toBe(authorization);
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(json);
    expect(contentType).toBe(json === undefined ? undefined : 'application/json');
  });
});

describe.each(CALLS.filter(([name]) => name in MISSHAPEN))('%s', (name, call) => {
  it('fails where the answer is of another form', async () => {
    for (const other of MISSHAPEN[name] ?? []) {
      server.answer(200, other);
      expect(await failureOf(call(api, {})), other).toMatchObject({ kind: 'shape' });
    }
  });
});

describe.each(FILES)('%s', (_, call, line) => {
  it('resolves to the file that is answered', async () => {
    server.answer(200, 'a,b');
    const file = (await call(api, {})) as Blob;
    expect(await file.text()).toBe('a,b');
    const { method, url, authorization } = server.received();
    expect([`${method} ${url}`, authorization]).toEqual([line, BEARER]);
  });
});

describe.each(UPLOADS)('%s', (_, call, line, fields) => {
  it('sends the fields, then the picture, as a form', async () => {
    server.answer(200, '{"filename":"look.png"}');
    expect(await call(api, {})).toEqual({ filename: 'look.png' });
    const { method, url, authorization, body, contentType } = server.received();
    expect([`${method} ${url}`, authorization]).toEqual([line, BEARER]);
    expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect([...body.matchAll(/ name="(\w+)"/g)].map((match) => match[1])).toEqual(fields);
    expect(body).toContain('filename="look.png"');
  });
});

describe.each(ALL)('%s', (_, call) => {
  it("fails with the server's status, code and words", async () => {
    server.answer(409, '{"error":{"code":"conflict","message":"Not now."}}');
    expect(await failureOf(call(api, {}))).toMatchObject({ kind: 'http', status: 409 });
  });

  it('fails as aborted where the caller gives up', async () => {
    const caller = new AbortController();
    server.respond(() => caller.abort());
    expect(await failureOf(call(api, { signal: caller.signal }))).toMatchObject({ kind: 'aborted' });
  });
});
