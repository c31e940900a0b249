import { JSON_MAX_BYTES } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, ADAS_RESET, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table accounts; --",
  '" or ""="',
  "ada@example.com' --",
  "x') union select password_hash from accounts --",
  '%',
  '_',
  '\\',
  '$1',
  '?',
];
const CALLS = [PATHS.login, PATHS.signup, PATHS.reset, PATHS.refresh];

describe.each(ENGINES)('attacks on the account calls on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine, { environment: { GLOW_TRUST_PROXY: '1' } });
    await server.signUp();
  });
  afterEach(() => server.close());

  const accounts = () => server.dependencies.db.queries.selectFrom('accounts').selectAll().execute();
  const raw = (url: string, payload: string, type = 'application/json') =>
    server.post(url, undefined, { payload, headers: { 'content-type': type } });

  it('takes SQL in any field for the text that it is', async () => {
    const before = await accounts();
    for (const [index, text] of INJECTIONS.entries()) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      const post = (path: string, payload: object) => server.post(path, payload, { headers });
      const password = `${text} Velvet-Otter-12`;
      const answers = [
        await post(PATHS.login, { email: text, password }),
        await post(PATHS.login, { email: ADA.email, password: text }),
        await post(PATHS.reset, { ...ADAS_RESET, email: text }),
        await post(PATHS.reset, { ...ADAS_RESET, securityAnswer: text }),
        await post(PATHS.reset, { ...ADAS_RESET, securityQuestion: text }),
        await post(PATHS.refresh, { refresh: text }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 400, 400, 401]);
      const email = `ada${index}@example.com`;
      const made = await post(PATHS.signup, {
        ...ADA,
        email,
        password,
        displayName: text,
        securityAnswer: `${text} Quibbleworth`,
      });
      expect(made.json()).toMatchObject({ user: { email, displayName: text } });
      expect(await server.logIn({ email, password })).toBe(200);
    }
    expect(await accounts()).toHaveLength(before.length + INJECTIONS.length);
    expect(await server.logIn()).toBe(200);
  });

  it('returns markup in a name back as it came, in JSON that no browser takes for a page', async () => {
    const displayName = '<img src=x onerror=alert(1)>"\'&</script>';
    const answer = await server.post(PATHS.signup, { ...ADA, email: 'm@example.com', displayName });
    expect(answer.json().user.displayName).toBe(displayName);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
  });

  it('lets no key of a body become a right', async () => {
    const body = { ...ADA, email: 'eve@example.com', role: 'administrator', isAdmin: true, id: 'x' };
    expect((await server.post(PATHS.signup, body)).json()).toMatchObject({ user: { isAdmin: false } });
    for (const { role, id } of await accounts()) {
      expect(role).toBe('user');
      expect(id).not.toBe('x');
    }
  });

  it.each(CALLS)(
    'refuses at %s keys of a prototype, deep, huge and broken JSON, and other types',
    async (url) => {
      const before = await accounts();
      const inside = JSON.stringify(ADA).slice(1);
      const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
      const refused = [
        [`{"__proto__":{"isAdmin":true},${inside}`, 400],
        [`{"constructor":{"prototype":{"isAdmin":true}},${inside}`, 400],
        [`{"email":{"$ne":null},"password":{"$ne":null},"refresh":{"$ne":null}}`, 400],
        [`{"email":["ada@example.com"],"password":${deep},"refresh":[]}`, 400],
        ['{"email":"ada@example.com"', 400],
        ['null', 400],
        ['[]', 400],
        ['', 400],
        ['{"email":"a\\u0000@example.com","refresh":"\\ud800"}', 400],
        [`{"email":"${'a'.repeat(JSON_MAX_BYTES)}"}`, 413],
      ] as const;
      for (const [index, [payload, status]] of refused.entries()) {
        const answer = await raw(url, payload);
        expect(answer.statusCode, `${index}`).toBe(status);
        expect(answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
      }
      expect((await raw(url, 'email=ada', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      expect(await accounts()).toEqual(before);
    },
  );

  it('logs no address, password, answer, name, code or token, of a success or of a failure', async () => {
    const secret = {
      email: 'secret.person@example.com',
      password: 'Secret-Otter-12',
      securityAnswer: 'Secretworth',
    };
    const session = await server.signUp({ ...secret, displayName: 'Secretname' });
    const headers = { authorization: `Bearer ${session.access}` };
    const { code } = (
      await server.post(PATHS.recoveryCode, { password: secret.password }, { headers })
    ).json<{ code: string }>();
    await server.post(PATHS.login, { ...secret, password: 'Secret-wrong-12' });
    await server.post(PATHS.reset, { ...ADAS_RESET, email: secret.email });
    await server.post(PATHS.refresh, { refresh: session.refresh });
    await server.dependencies.db.queries.schema.dropTable('recovery_codes').execute();
    expect((await server.post(PATHS.reset, { ...ADAS_RESET, ...secret })).statusCode).toBe(500);
    expect(server.logged()).toContain('"status":500');
    for (const text of [session.access, session.refresh, code]) expect(server.logged()).not.toContain(text);
    expect(server.logged()).not.toMatch(/secret|127\.0\.0\.1/i);
  });
});
