import { type KeptTaste, TASTE_DECISIONS_MAX, TRAITS, TRAITS_VERSION } from '@glow/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const URL = '/api/account/taste/';
const TRAITS_TEXT = `${TRAITS_VERSION}:${'4'.repeat(TRAITS.length)}`;
const decision = (name: string, liked: boolean) => ({ name, traits: TRAITS_TEXT, liked });
const TASTE: KeptTaste = {
  version: TRAITS_VERSION,
  decisions: [decision('Berry linen in no rush', true), decision('Fern green waistcoat', false)],
  said: [{ trait: 'heel', end: -1 }],
};

describe.each(ENGINES)('the taste of an account on %s', (engine) => {
  let server: TestAccounts;
  beforeAll(async () => {
    server = await createTestAccounts(engine);
  });
  afterAll(() => server.close());

  it('is kept only when asked to, given out with the data, and erased', async () => {
    const { access } = await server.signUp({ email: 'taste@example.com' });
    const headers = bearer(access);
    const kept = async () => (await server.app.inject({ url: URL, headers })).json();
    const data = async () => (await server.app.inject({ url: PATHS.personalData, headers })).json();
    expect(await kept()).toEqual({ taste: null });
    expect(await data()).not.toHaveProperty('taste');
    await server.post(URL, { taste: { ...TASTE, decisions: [] } }, { headers });
    expect((await server.post(URL, { taste: TASTE }, { headers })).json()).toEqual({ taste: TASTE });
    expect(await kept()).toEqual({ taste: TASTE });
    expect(await data()).toMatchObject({ taste: { taste: TASTE } });
    expect((await server.app.inject({ method: 'DELETE', url: URL, headers })).json()).toEqual({
      taste: null,
    });
    expect(await kept()).toEqual({ taste: null });
    await server.post(URL, { taste: TASTE }, { headers });
    await server.post('/api/account/delete/', { password: 'Velvet-Otter-12' }, { headers });
    const rows = await server.dependencies.db.queries.selectFrom('account_tastes').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it("is nobody else's, and nothing but a taste", async () => {
    const [hers, his] = await Promise.all(
      ['hers@example.com', 'his@example.com'].map((email) => server.signUp({ email })),
    );
    await server.post(URL, { taste: TASTE }, { headers: bearer(hers?.access ?? '') });
    const headers = bearer(his?.access ?? '');
    expect((await server.app.inject({ url: URL, headers })).json()).toEqual({ taste: null });
    const tooMany = Array.from({ length: TASTE_DECISIONS_MAX + 1 }, (_, at) => decision(`Look ${at}`, true));
    const wrong: unknown[] = [
      {},
      { ...TASTE, decisions: tooMany },
      { ...TASTE, decisions: [{ ...decision('Look', true), traits: '4'.repeat(200) }] },
      { ...TASTE, said: [{ trait: 'cape', end: 1 }] },
      { ...TASTE, said: [{ trait: 'heel', end: 2 }] },
    ];
    for (const taste of wrong) expect((await server.post(URL, { taste }, { headers })).statusCode).toBe(400);
    expect((await server.app.inject({ url: URL })).statusCode).toBe(401);
    expect((await server.post(URL, { taste: TASTE })).statusCode).toBe(401);
  });

  it('is in no line of the log', async () => {
    const { access } = await server.signUp({ email: 'quiet@example.com' });
    await server.post(URL, { taste: TASTE }, { headers: bearer(access) });
    for (const { name } of TASTE.decisions) expect(server.logged()).not.toContain(name);
  });
});
