import { ACCESS_TOKEN_TTL_MS, JSON_MAX_BYTES, type PersonalData, type Session } from '@glow/api';
import { CALL_ADDRESSES, CALLS } from '@glow/api/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countArgon2 } from '#test/count-argon2.ts';
import {
  ADA,
  ADAS_RESET,
  bearer,
  createTestAccounts,
  PATHS,
  type TestAccounts,
} from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table accounts; --",
  "'; update accounts set role = 'administrator'; --",
  "x') union select password_hash from accounts --",
  '%',
  '\\',
  '$1',
  '?',
];
const { logout, createRecoveryCode, ...calls } = CALL_ADDRESSES;
const OWN_CALLS = [
  logout,
  createRecoveryCode,
  ...Object.values(calls).filter(({ path }) => path.startsWith('/api/account/')),
];
const CALLS_WITH_BODY = Object.values(CALLS).filter(
  (call) => 'body' in call && OWN_CALLS.some(({ path }) => path === call.path),
);

describe.each(ENGINES)('attacks on the calls of a signed-in person on %s', (engine) => {
  let server: TestAccounts;
  let ada: Session;
  let bob: Session;
  beforeEach(async () => {
    server = await createTestAccounts(engine, { environment: { GLOW_TRUST_PROXY: '1' } });
    ada = await server.signUp();
    bob = await server.signUp({ email: 'bob@example.com', displayName: 'Bob' });
  });
  afterEach(() => server.close());

  const queries = () => server.dependencies.db.queries;
  const accounts = () => queries().selectFrom('accounts').selectAll().orderBy('email').execute();
  let network = 0;
  /** Another one each time, so that only the limits of an account are met. */
  const fromSomewhere = () => {
    network += 1;
    return { 'x-forwarded-for': `10.0.${network >> 8}.${network & 255}` };
  };
  const ask = (
    { method, path }: (typeof OWN_CALLS)[number],
    authorization?: string,
    payload?: string | object,
  ) =>
    server.app.inject({
      method,
      url: path,
      headers: {
        ...fromSomewhere(),
        ...(authorization && { authorization }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
  const asAda = (path: string, payload: object) =>
    server.post(path, payload, { headers: { ...bearer(ada.access), ...fromSomewhere() } });

  it.each(OWN_CALLS)(
    'answers $method $path alike to nobody and to forged, foreign, ended and expired tokens, unread and without work',
    async (call) => {
      const foreign = await createTestAccounts('sqlite');
      const { access: foreignAccess } = await foreign.signUp();
      await foreign.close();
      const ended = (await server.post(PATHS.login, ADA)).json<Session>();
      await server.post(PATHS.logout, undefined, { headers: bearer(ended.access) });
      const [sessionId = ''] = ada.access.split('.');
      const tokens = [
        foreignAccess,
        ended.access,
        ada.refresh,
        ada.access.slice(0, -1),
        `${bob.access.split('.')[0]}.${ada.access.split('.').slice(1).join('.')}`,
        `${sessionId}.zzzzzzzzz.${'A'.repeat(43)}`,
        "' or '1'='1",
      ];
      const before = { accounts: await accounts(), argon2: await countArgon2(server) };
      const broken = call.method === 'POST' ? '{"broken' : undefined;
      const answers = [await ask(call, undefined, broken)];
      for (const token of tokens) answers.push(await ask(call, `Bearer ${token}`, broken));
      server.clock.pass(ACCESS_TOKEN_TTL_MS);
      answers.push(await ask(call, `Bearer ${ada.access}`, broken));
      for (const answer of answers) {
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({ error: 'Please sign in.', code: 'not_signed_in' });
      }
      expect({ accounts: await accounts(), argon2: await countArgon2(server) }).toEqual(before);
    },
  );

  it('acts on nobody but the bearer of the token, whoever the body names', async () => {
    const [, ofBob] = await accounts();
    const named = {
      email: 'bob@example.com',
      accountId: ofBob?.id,
      account_id: ofBob?.id,
      id: ofBob?.id,
      user: { email: 'bob@example.com' },
    };
    await asAda(PATHS.changeName, { ...named, displayName: 'Mallory' });
    await asAda(PATHS.changePassword, {
      ...named,
      password: ADA.password,
      newPassword: 'Copper-Lantern-34',
    });
    await asAda(PATHS.changeSecurityQuestion, {
      ...named,
      password: 'Copper-Lantern-34',
      securityQuestion: 'birth_city',
      securityAnswer: 'Tumblewick',
    });
    const data = await server.app.inject({
      url: `${PATHS.personalData}?email=bob@example.com&id=${ofBob?.id}`,
      headers: bearer(ada.access),
    });
    expect(data.json<PersonalData>().account.email).toBe(ADA.email);
    const erased = await asAda(PATHS.deleteAccount, { ...named, password: 'Copper-Lantern-34' });
    expect(erased.json()).toMatchObject({ email: ADA.email });
    expect(await accounts()).toEqual([ofBob]);
    expect(await server.logIn({ email: 'bob@example.com' })).toBe(200);
    expect(await server.isSignedIn(bob.access)).toBe(true);
  });

  it('lets no key of a body become a right', async () => {
    const rights = { role: 'administrator', isAdmin: true, is_admin: true, terms_version: 'x' };
    const answer = await asAda(PATHS.changeName, { ...rights, displayName: 'Ada' });
    expect(answer.json()).toMatchObject({ user: { isAdmin: false } });
    expect((await accounts()).map(({ role }) => role)).toEqual(['user', 'user']);
  });

  it('takes SQL in any field for the text that it is', async () => {
    for (const text of INJECTIONS) {
      const named = await asAda(PATHS.changeName, { displayName: text });
      expect(named.json()).toMatchObject({ user: { displayName: text } });
      const proof = { password: text };
      const answers = [
        await asAda(PATHS.changePassword, { ...proof, newPassword: `${text} Velvet-Otter-12` }),
        await asAda(PATHS.changeSecurityQuestion, {
          ...proof,
          securityQuestion: 'first_pet',
          securityAnswer: `${text} Quibbleworth`,
        }),
        await asAda(PATHS.changeSecurityQuestion, {
          password: ADA.password,
          securityQuestion: text,
          securityAnswer: 'Quibbleworth',
        }),
        await asAda(PATHS.deleteAccount, proof),
        await asAda(PATHS.recoveryCode, proof),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 401, 401]);
      server.clock.pass(15 * 60_000);
      ada = (await server.post(PATHS.login, ADA)).json<Session>();
    }
    const password = `${INJECTIONS[1]} Velvet-Otter-12`;
    expect(
      (await asAda(PATHS.changePassword, { password: ADA.password, newPassword: password })).statusCode,
    ).toBe(200);
    const securityAnswer = `${INJECTIONS[2]} Quibbleworth`;
    const question = { securityQuestion: 'first_pet', securityAnswer };
    expect((await asAda(PATHS.changeSecurityQuestion, { password, ...question })).statusCode).toBe(200);
    expect((await server.post(PATHS.reset, { ...ADAS_RESET, ...question })).statusCode).toBe(200);
    expect((await accounts()).map(({ role }) => role)).toEqual(['user', 'user']);
  });

  it('returns markup in a name back as it came, in JSON that no browser takes for a page', async () => {
    const displayName = '<img src=x onerror=alert(1)>"\'&</script>';
    const changed = await asAda(PATHS.changeName, { displayName });
    const given = await server.app.inject({ url: PATHS.personalData, headers: bearer(ada.access) });
    expect(changed.json()).toMatchObject({ user: { displayName } });
    expect(given.json()).toMatchObject({ account: { display_name: displayName } });
    for (const { headers } of [changed, given])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': 'no-store',
      });
  });

  it.each(CALLS_WITH_BODY)(
    'refuses at $path keys of a prototype, deep, huge and broken JSON, and other types',
    async (call) => {
      const before = await accounts();
      const inside = JSON.stringify({
        ...ADA,
        newPassword: 'Copper-Lantern-34',
        securityQuestion: 'birth_city',
      }).slice(1);
      const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
      const refused = [
        [`{"__proto__":{"isAdmin":true},${inside}`, 400],
        [`{"constructor":{"prototype":{"isAdmin":true}},${inside}`, 400],
        ['{"password":{"$ne":null},"displayName":{"$ne":null}}', 400],
        [`{"password":${deep},"displayName":${deep}}`, 400],
        [`{"password":["${ADA.password}"],"displayName":["Ada"]}`, 400],
        ['{"password":"', 400],
        ['null', 400],
        ['[]', 400],
        ['', 400],
        ['{"password":"a\\u0000","displayName":"\\ud800"}', 400],
        [`{"password":"${'a'.repeat(JSON_MAX_BYTES)}"}`, 413],
      ] as const;
      for (const [payload, status] of refused) {
        const answer = await ask(call, `Bearer ${ada.access}`, payload);
        expect(answer.statusCode, payload.slice(0, 60)).toBe(status);
        expect(answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
      }
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const headers = { ...bearer(ada.access), ...form };
      const asForm = await server.app.inject({ method: 'POST', url: call.path, payload: 'a=b', headers });
      expect(asForm.statusCode).toBe(415);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      expect(await accounts()).toEqual(before);
    },
  );

  it('stops one address that tries very often, at every one of these calls', async () => {
    for (const { method, path } of OWN_CALLS) {
      const statuses = new Set<number>();
      for (let attempt = 0; attempt < 130; attempt += 1)
        statuses.add((await server.app.inject({ method, url: path })).statusCode);
      expect(statuses, path).toContain(429);
      statuses.delete(429);
      expect([...statuses].every((status) => status === 401)).toBe(true);
    }
  });

  it('logs no address, password, answer, name or token, of a success or of a failure', async () => {
    const secret = { password: 'Secret-Otter-12', securityAnswer: 'Secretworth', displayName: 'Secretname' };
    const { access } = await server.signUp({ ...secret, email: 'secret.person@example.com' });
    const headers = bearer(access);
    const post = (path: string, payload: object) => server.post(path, payload, { headers });
    await post(PATHS.changeName, { displayName: 'Secretname the Second' });
    await post(PATHS.changePassword, { password: secret.password, newPassword: 'Secret-Lantern-34' });
    await post(PATHS.changePassword, { password: 'Secret-wrong-12', newPassword: 'Secret-Lantern-35' });
    const question = { securityQuestion: 'birth_city', securityAnswer: 'Secretville' };
    await post(PATHS.changeSecurityQuestion, { password: 'Secret-Lantern-34', ...question });
    await server.app.inject({ url: PATHS.personalData, headers });
    await queries().schema.dropTable('early_access_registrations').execute();
    expect((await post(PATHS.deleteAccount, { password: 'Secret-Lantern-34' })).statusCode).toBe(500);
    expect((await server.app.inject({ url: PATHS.personalData, headers })).statusCode).toBe(500);
    expect(await server.isSignedIn(access)).toBe(true);
    expect(server.logged()).toContain('"status":500');
    expect(server.logged()).not.toContain(access);
    expect(server.logged()).not.toMatch(/secret|127\.0\.0\.1/i);
  });
});
