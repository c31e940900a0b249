import { TAGS_MAX, WARDROBE_MAX_ITEMS, type Wardrobe, type WardrobeItem } from '@glow/api';
import { describeOutfit, lookKey, type OutfitSpec } from '@glow/stylist';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeLooks } from '#catalogue/looks/look.repository.ts';
import { createGate, pauseAfterAuthentication } from '#test/paused-auth.ts';
import { bearer, createTestAccounts, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';
import { findSavedInWardrobes, wardrobePlugin } from './index.ts';

const KEYS = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const [FIRST = '', SECOND = ''] = KEYS;
const BASE = 'http://localhost:80';
const pictureOf = (key: string) => `${BASE}/media/looks/${key}.png`;
const NAMES = [
  'Ember puffer',
  'a/b',
  '../..',
  '50% off',
  '%2F',
  '%',
  '👗 Abendkleid',
  '日本',
  "Ada's",
  'a?b#c',
  '...',
  ' ',
];

describe.each(ENGINES)('the wardrobe on %s', (engine) => {
  let server: TestAccounts;
  let access: string;
  beforeEach(async () => {
    server = await createTestAccounts(engine, { register: wardrobePlugin });
    const created_at = server.clock.now().toISOString();
    const looks = KEYS.map((key) => ({ key, spec: '{}', created_at }));
    await server.dependencies.db.queries.insertInto('looks').values(looks).execute();
    ({ access } = await server.signUp());
  });
  afterEach(() => server.close());

  const look = (changes: object = {}) => ({
    filename: 'Ember puffer',
    image_url: pictureOf(FIRST),
    tags: ['Casual', 'cold'],
    ...changes,
  });
  const save = (changes: object = {}, token = access) =>
    server.post('/api/save_image/', look(changes), { headers: bearer(token) });
  const read = async (token = access) =>
    (await server.app.inject({ url: '/api/get_wardrobe/', headers: bearer(token) })).json<Wardrobe>()
      .wardrobe;
  const remove = (name: string, token = access) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/wardrobe/${encodeURIComponent(name)}/`,
      headers: bearer(token),
    });
  /** Puts looks into the one wardrobe there is, as former releases could. */
  const fill = async (count: number) => {
    const { queries } = server.dependencies.db;
    const { account_id } = await queries
      .selectFrom('wardrobe_items')
      .select('account_id')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, index) => ({
      account_id,
      name: `filler ${index}`,
      look_key: FIRST,
      tags: '[]',
      position: index + 2,
      saved_at: server.clock.now().toISOString(),
    }));
    for (let start = 0; start < rows.length; start += 500)
      await queries
        .insertInto('wardrobe_items')
        .values(rows.slice(start, start + 500))
        .execute();
  };
  const somebodyElse = async () => (await server.signUp({ email: 'bob@example.com' })).access;

  // @spec 6.2 Saving to the wardrobe requires sign-in.
  it('wants a session for saving, reading and deleting', async () => {
    const answers = [
      await server.post('/api/save_image/', look()),
      await server.app.inject('/api/get_wardrobe/'),
      await server.app.inject({ method: 'DELETE', url: '/api/wardrobe/x/' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
    }
  });

  it('answers 401 to a save whose account is erased meanwhile', async () => {
    const gate = createGate();
    const { db, clock, auth } = server.dependencies;
    const paused = await createTestAccounts(engine, {
      register: (app, dependencies) => app.register(wardrobePlugin, dependencies),
      overrides: { db, clock, auth: pauseAfterAuthentication(auth, gate) },
    });
    const saving = paused.post('/api/save_image/', look(), { headers: bearer(access) });
    await gate.arrived;
    await db.queries.deleteFrom('accounts').execute();
    gate.open();
    expect((await saving).json()).toMatchObject({ code: 'not_signed_in' });
    await paused.app.close();
  });

  // @spec 7.8 | POST /api/save_image/ (Bearer) | JSON filename, image_url, tags | not shown |
  it('saves a look under its name, with its picture and tags', async () => {
    const answer = await save();
    expect(answer.statusCode).toBe(200);
    const item = { name: 'Ember puffer', image: pictureOf(FIRST), tags: ['Casual', 'cold'], alt: '' };
    expect(answer.json()).toEqual(item);
    expect(await read()).toEqual([item]);
  });

  it('keeps the words for a picture, as they were when the look was shown', async () => {
    const { lookbook, db, clock } = server.dependencies;
    const request = { style: 'Casual', bodyShape: 'Pear', weather: 'hot' } as const;
    const [composed] = await lookbook.compose({ request, count: 1, seed: 7 });
    const spec = composed?.spec as OutfitSpec;
    const key = lookKey(spec);
    await storeLooks(db.queries, [{ key, spec }], clock.now());
    const { alt } = describeOutfit(spec);
    const saved = (await save({ image_url: pictureOf(key) })).json<WardrobeItem>();
    expect([saved.alt, (await read())[0]?.alt]).toEqual([alt, alt]);
    expect(alt).not.toBe('');
  });

  it('lists the newest first, also those of one moment', async () => {
    for (const filename of ['one', 'two', 'three']) await save({ filename });
    expect((await read()).map(({ name }) => name)).toEqual(['three', 'two', 'one']);
  });

  it('saves the same name once, keeps its place, and shows what was saved last', async () => {
    await save();
    await save({ filename: 'another' });
    await save();
    await save({ image_url: pictureOf(SECOND), tags: [] });
    expect(await read()).toEqual([
      expect.objectContaining({ name: 'another' }),
      { name: 'Ember puffer', image: pictureOf(SECOND), tags: [], alt: '' },
    ]);
  });

  it('saves a name once when it comes several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await read()).toHaveLength(1);
  });

  // @spec 7.10 | DELETE /api/wardrobe/{name}/ (Bearer) | none | error body may carry error |
  it('deletes by name, whatever its characters, and deleting again is deleting once', async () => {
    for (const filename of NAMES) expect((await save({ filename })).statusCode, filename).toBe(200);
    for (const name of NAMES) {
      for (const _time of ['first', 'again']) {
        const answer = await remove(name);
        expect(answer.statusCode, name).toBe(200);
        expect(answer.json()).toEqual({ deleted: name });
      }
    }
    expect(await read()).toEqual([]);
  });

  it('is one person’s alone: nobody else reads, changes or deletes it', async () => {
    await save();
    const bob = await somebodyElse();
    expect(await read(bob)).toEqual([]);
    expect((await remove('Ember puffer', bob)).statusCode).toBe(200);
    await save({ image_url: pictureOf(SECOND), account_id: 'ada', email: 'ada@example.com' }, bob);
    expect(await read()).toEqual([
      expect.objectContaining({ name: 'Ember puffer', image: pictureOf(FIRST), tags: ['Casual', 'cold'] }),
    ]);
    expect(await read(bob)).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    `https://evil.example/media/looks/${FIRST}.png`,
    `/media/looks/${FIRST}.png`,
    pictureOf('d'.repeat(32)),
    `${BASE}/media/vibe/sunny`,
    'x',
  ])('refuses the picture %s', async (image_url) => {
    const answer = await save({ image_url });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'invalid_image' });
    expect(answer.body).not.toContain(image_url);
    expect(await read()).toEqual([]);
  });

  it.each([
    ['no name', { filename: '' }],
    ['a name that is one dot', { filename: '.' }],
    ['a name that is two dots', { filename: '..' }],
    ['a name of 121 signs', { filename: 'x'.repeat(121) }],
    ['a name that is no text', { filename: { $ne: '' } }],
    ['no picture', { image_url: '' }],
    ['a picture that is no text', { image_url: ['x'] }],
    ['tags that are no list', { tags: 'Casual' }],
    ['a tag that is no text', { tags: [{}] }],
    ['a tag that is too long', { tags: ['x'.repeat(61)] }],
    ['too many tags', { tags: Array(TAGS_MAX + 1).fill('x') }],
    ['tags that are too long together', { tags: Array(7).fill('x'.repeat(58)) }],
    ['half a surrogate pair', { filename: 'a\ud800' }],
    ['a NUL', { tags: ['a\0'] }],
  ])('refuses %s', async (_what, changes) => {
    const answer = await save(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    expect(await read()).toEqual([]);
  });

  it('keeps SQL and markup in names and tags as the text that they are', async () => {
    const texts = [
      "'; drop table wardrobe_items; --",
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
    ];
    for (const text of texts) await save({ filename: text, tags: [text] });
    expect((await read()).map(({ name, tags }) => [name, tags])).toEqual(
      texts.toReversed().map((text) => [text, [text]]),
    );
    expect((await remove("' or '1'='1")).statusCode).toBe(200);
    expect(await read()).toHaveLength(texts.length);
  });

  it('takes tags of 400 characters together', async () => {
    const tags = Array(8).fill('👗'.repeat(50));
    expect((await save({ tags })).statusCode).toBe(200);
    expect(await read()).toEqual([expect.objectContaining({ tags })]);
  });

  it('holds 1000 looks, and takes a name it has already also when it is full', async () => {
    expect(WARDROBE_MAX_ITEMS).toBe(1000);
    await save();
    await fill(998);
    expect((await save({ filename: 'the last' })).statusCode).toBe(200);
    const refused = await save({ filename: 'one too many' });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error: 'A wardrobe holds at most 1000 looks.', code: 'invalid_request' },
    ]);
    expect((await save({ image_url: pictureOf(SECOND) })).statusCode).toBe(200);
    expect(await read()).toHaveLength(1000);
  });

  it('answers a page where one is asked for, and never more than a wardrobe holds', async () => {
    await save();
    await fill(1005);
    expect(await read()).toHaveLength(1000);
    const page = async (query: string) => {
      const url = `/api/get_wardrobe/?${query}`;
      const answer = await server.app.inject({ url, headers: bearer(access) });
      return answer.json<Wardrobe>().wardrobe.map(({ name }) => name);
    };
    expect(await page('page_size=2')).toEqual(['filler 1004', 'filler 1003']);
    expect(await page('page=2&page_size=2')).toEqual(['filler 1002', 'filler 1001']);
    expect(await page('page=2')).toEqual(
      [...Array(5).keys()].map((n) => `filler ${4 - n}`).concat('Ember puffer'),
    );
    const refused = { url: '/api/get_wardrobe/?page_size=1001', headers: bearer(access) };
    expect((await server.app.inject(refused)).statusCode).toBe(400);
  });

  it('goes with the account', async () => {
    await save();
    const { queries } = server.dependencies.db;
    await queries.deleteFrom('accounts').execute();
    expect(await queries.selectFrom('wardrobe_items').selectAll().execute()).toEqual([]);
  });

  describe('findSavedInWardrobes', () => {
    it('names the looks that any wardrobe shows, as long as it does', async () => {
      const kept = async () =>
        [...(await findSavedInWardrobes(server.dependencies.db.queries, KEYS))].toSorted();
      expect(await kept()).toEqual([]);
      await save();
      await save({ image_url: pictureOf(SECOND) }, await somebodyElse());
      expect(await kept()).toEqual([FIRST, SECOND]);
      await remove('Ember puffer');
      expect(await kept()).toEqual([SECOND]);
      expect(await findSavedInWardrobes(server.dependencies.db.queries, [])).toEqual(new Set());
    });

    it('is backed by the database, which gives up no look that a wardrobe shows', async () => {
      await save();
      const { queries } = server.dependencies.db;
      await expect(queries.deleteFrom('looks').where('key', '=', FIRST).execute()).rejects.toThrow();
      await queries.deleteFrom('looks').where('key', '=', SECOND).execute();
    });
  });
});

describe('the wardrobe behind a public address', () => {
  it('answers pictures there, and takes them from there and from where it was called', async () => {
    const server = await createTestAccounts('sqlite', {
      register: (app, dependencies) => app.register(wardrobePlugin, dependencies),
      environment: { GLOW_PUBLIC_URL: 'https://glow.example' },
    });
    const created_at = server.clock.now().toISOString();
    await server.dependencies.db.queries
      .insertInto('looks')
      .values({ key: FIRST, spec: '{}', created_at })
      .execute();
    const { access } = await server.signUp();
    for (const base of ['https://glow.example', BASE]) {
      const item = { filename: base, image_url: `${base}/media/looks/${FIRST}.png?w=640`, tags: [] };
      const answer = await server.post('/api/save_image/', item, { headers: bearer(access) });
      expect(answer.json()).toEqual({
        name: base,
        image: `https://glow.example/media/looks/${FIRST}.png`,
        tags: [],
        alt: '',
      });
    }
    await server.close();
  });
});
