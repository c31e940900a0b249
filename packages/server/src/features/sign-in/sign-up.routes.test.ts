import type { Session } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

describe.each(ENGINES)('POST /api/signup_mongo/ on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine, { argon2: 'full' });
  });
  afterEach(() => server.close());

  const signUp = (changes: object = {}) => server.post(PATHS.signup, { ...ADA, ...changes });
  const accounts = () => server.dependencies.db.queries.selectFrom('accounts').selectAll().execute();

  // @spec 7.12 | POST /api/signup_mongo/ | JSON email, password, displayName, securityQuestion,
  //   securityAnswer | same fields as login |
  it('makes an account and signs it in', async () => {
    const session = await server.signUp({ email: ' Ada@Example.COM ', displayName: '  Ada Lovelace ' });
    expect(session).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      user: { email: 'ada@example.com', displayName: 'Ada Lovelace', isAdmin: false },
    });
    expect(await server.isSignedIn(session.access)).toBe(true);
    expect(await accounts()).toEqual([
      expect.objectContaining({
        email: 'ada@example.com',
        role: 'user',
        terms_version: '2026-11-24',
      }),
    ]);
    expect(await server.events()).toEqual(['account.created', 'session.started']);
  });

  it('keeps the version of the terms that the page showed, and takes no other word for one', async () => {
    await server.signUp({ consent_version: '2026-11-21' });
    expect((await accounts()).map(({ terms_version }) => terms_version)).toEqual(['2026-11-21']);
    for (const consent_version of ['1999-01-01', '', null, true, "' or 1=1"]) {
      const answer = await signUp({ email: 'b@example.com', consent_version });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request' });
    }
    expect(await accounts()).toHaveLength(1);
  });

  it('keeps password and answer as two Argon2id hashes at the cost of OWASP, and neither in clear', async () => {
    await server.signUp();
    const { db } = server.dependencies;
    const [account] = await accounts();
    const [answer] = await db.queries.selectFrom('security_answers').selectAll().execute();
    const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(account?.password_hash).toMatch(form);
    expect(answer?.answer_hash).toMatch(form);
    expect(answer?.answer_hash).not.toBe(account?.password_hash);
    const tables = await Promise.all([
      accounts(),
      db.queries.selectFrom('sessions').selectAll().execute(),
      db.queries.selectFrom('audit_events').selectAll().execute(),
    ]);
    expect(JSON.stringify([tables, answer])).not.toMatch(/Otter|quibble/i);
  });

  it('names an account without a name by the address', async () => {
    const { user } = await server.signUp({ displayName: '   ' });
    expect(user.displayName).toBe('ada');
  });

  it('says that an address is taken, whatever its case, and leaves the account as it is', async () => {
    await server.signUp();
    const before = await accounts();
    const answer = await signUp({ email: 'ADA@example.com', password: 'Another-Otter-99' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/already/), code: 'already_exists' });
    expect(await accounts()).toEqual(before);
    expect(await server.logIn()).toBe(200);
  });

  it('makes one account when an address signs up several times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp({ password: `Velvet-Otter-1${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await accounts()).toHaveLength(1);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Session>();
    expect(await server.isSignedIn(winner?.access ?? '')).toBe(true);
    expect(await server.events()).toEqual(['account.created', 'session.started']);
  });

  it('stops an address that signs up too often, so that taken addresses cannot be listed', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => signUp({ email: 'x' })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
