import { isEmail, isStrongPassword } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/environment.ts';
import { ADA, ADAS_RESET, createTestAccounts, PATHS, type TestAccounts } from '#test/test-accounts.ts';
import { ENGINES } from '#test/test-database.ts';
import { ensureAdministrator, resetAdministrator } from './administrator.service.ts';

describe.each(ENGINES)('the administrator on %s', (engine) => {
  let server: TestAccounts;
  beforeEach(async () => {
    server = await createTestAccounts(engine);
  });
  afterEach(() => server.close());

  const ensure = (environment = {}) =>
    ensureAdministrator({ ...server.dependencies, config: readConfig(environment) });
  const isAdministrator = async (email: string, password: string) => {
    const answer = await server.post(PATHS.login, { email, password });
    return answer.statusCode === 200 && answer.json().user.isAdmin;
  };
  const count = async () =>
    (
      await server.dependencies.db.queries
        .selectFrom('accounts')
        .selectAll()
        .where('role', '=', 'administrator')
        .execute()
    ).length;

  describe('ensureAdministrator', () => {
    it('makes one at the first start, whose password and recovery code are said once and work', async () => {
      const { email, shownOnce } = await ensure();
      if (!shownOnce) throw new Error('Nothing was shown.');
      expect(isEmail(email)).toBe(true);
      expect(isStrongPassword(shownOnce.password)).toBe(true);
      expect(await isAdministrator(email, shownOnce.password)).toBe(true);
      const reset = { ...ADAS_RESET, email, securityAnswer: shownOnce.recoveryCode };
      expect((await server.post(PATHS.reset, reset)).statusCode).toBe(200);
      expect(await ensure()).toEqual({ email });
      expect(await count()).toBe(1);
      expect(server.logged()).not.toContain(shownOnce.password);
      expect(server.logged()).not.toContain(shownOnce.recoveryCode);
    });

    it('makes one when several servers start at once, and one of them says so', async () => {
      const made = await Promise.all(Array.from({ length: 4 }, () => ensure()));
      const said = made.filter(({ shownOnce }) => shownOnce);
      expect(said).toHaveLength(1);
      expect(await count()).toBe(1);
      expect(await isAdministrator(said[0]?.email ?? '', said[0]?.shownOnce?.password ?? '')).toBe(true);
    });

    it('makes the one that the settings name, and says nothing', async () => {
      const environment = { GLOW_ADMIN_EMAIL: 'Boss@Example.com', GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' };
      expect(await ensure(environment)).toEqual({ email: 'boss@example.com' });
      expect(await isAdministrator('boss@example.com', 'Velvet-Boss-12')).toBe(true);
      expect(await server.events()).toContain('administrator.created');
    });

    it('chooses a password for an address without one, and the address for a password without one', async () => {
      const chosen = await ensure({ GLOW_ADMIN_EMAIL: 'boss@example.com' });
      expect(await isAdministrator('boss@example.com', chosen.shownOnce?.password ?? '')).toBe(true);
      await server.dependencies.db.queries.deleteFrom('accounts').execute();
      const { email, shownOnce } = await ensure({ GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' });
      expect(shownOnce).toBeUndefined();
      expect(await isAdministrator(email, 'Velvet-Boss-12')).toBe(true);
    });

    it('promotes an account and takes it from whoever signed up with the address before', async () => {
      const { access } = await server.signUp();
      const environment = { GLOW_ADMIN_EMAIL: ADA.email, GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' };
      await ensure(environment);
      expect(await isAdministrator(ADA.email, 'Velvet-Boss-12')).toBe(true);
      expect(await server.logIn()).toBe(401);
      expect(await server.isSignedIn(access)).toBe(false);
      expect((await server.post(PATHS.reset, ADAS_RESET)).statusCode).toBe(400);
      expect(await server.events()).toContain('administrator.promoted');
    });

    it('leaves one who is the administrator already as it is, with the password of today', async () => {
      const environment = { GLOW_ADMIN_EMAIL: 'boss@example.com', GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' };
      await ensure(environment);
      await ensure({ ...environment, GLOW_ADMIN_PASSWORD: 'Another-Boss-34' });
      expect(await isAdministrator('boss@example.com', 'Velvet-Boss-12')).toBe(true);
    });
  });

  describe('resetAdministrator', () => {
    it('returns a new password and code, and ends every session', async () => {
      const environment = { GLOW_ADMIN_EMAIL: 'boss@example.com', GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' };
      await ensure(environment);
      const login = { email: 'boss@example.com', password: 'Velvet-Boss-12' };
      const { access } = (await server.post(PATHS.login, login)).json();
      const shownOnce = await resetAdministrator(server.dependencies, ' BOSS@example.com');
      expect(await server.isSignedIn(access)).toBe(false);
      expect(await isAdministrator('boss@example.com', 'Velvet-Boss-12')).toBe(false);
      expect(await isAdministrator('boss@example.com', shownOnce?.password ?? '')).toBe(true);
    });

    it('opens a sign-in that wrong passwords had closed', async () => {
      const environment = { GLOW_ADMIN_EMAIL: 'boss@example.com', GLOW_ADMIN_PASSWORD: 'Velvet-Boss-12' };
      await ensure(environment);
      for (let guess = 0; guess < 10; guess += 1)
        await server.logIn({ email: 'boss@example.com', password: 'Wrong-Otter-12' });
      expect(await isAdministrator('boss@example.com', 'Velvet-Boss-12')).toBe(false);
      const shownOnce = await resetAdministrator(server.dependencies, 'boss@example.com');
      expect(await isAdministrator('boss@example.com', shownOnce?.password ?? '')).toBe(true);
    });

    it('touches nobody else', async () => {
      await server.signUp();
      expect(await resetAdministrator(server.dependencies, ADA.email)).toBeUndefined();
      expect(await resetAdministrator(server.dependencies, 'nobody@example.com')).toBeUndefined();
      expect(await server.logIn()).toBe(200);
    });
  });
});
