import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINES } from '#test/test-database.ts';
import type { Database } from '../db/database.ts';
import { createMetrics } from '../metrics.ts';
import { createAuth } from './auth.ts';
import { hashOfRefreshToken, issueRefreshToken } from './refresh-token.ts';
import { deriveSecrets } from './secrets.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findPerson,
} from './session.repository.ts';
import { refreshSession, startSession } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const secrets = deriveSecrets(randomBytes(32));
const sessionOf = (token: string) => token.split('.')[0] ?? '';

describe.each(ENGINES)('sessions on %s', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await createTestDatabase(engine);
    const at = now.toISOString();
    const accounts = ['ada', 'bea'].map((id) => ({
      id,
      email: `${id}@example.com`,
      display_name: id,
      password_hash: '',
      role: 'user' as const,
      terms_version: null,
      created_at: at,
      password_changed_at: at,
    }));
    await db.queries.insertInto('accounts').values(accounts).execute();
  });
  afterEach(() => db.close());

  const start = (accountId = 'ada', at = now) => startSession(db.queries, secrets, accountId, at);
  const refresh = (token: string, at = now) => refreshSession(db.queries, secrets, token, at);
  const idsLeft = async () => {
    const rows = await db.queries.selectFrom('sessions').select('id').execute();
    return rows.map(({ id }) => id).sort();
  };
  const events = async () => {
    const query = db.queries.selectFrom('audit_events').select(['event', 'account_id']);
    return query.orderBy('event').execute();
  };

  describe('startSession', () => {
    it('keeps the hash of the refresh token for 30 days, and records it', async () => {
      const tokens = await start();
      expect(await db.queries.selectFrom('sessions').selectAll().execute()).toEqual([
        {
          id: sessionOf(tokens.refresh),
          account_id: 'ada',
          refresh_hash: hashOfRefreshToken(tokens.refresh),
          created_at: now.toISOString(),
          expires_at: after(30 * DAY_MS).toISOString(),
        },
      ]);
      expect(sessionOf(tokens.access)).toBe(sessionOf(tokens.refresh));
      expect(await events()).toEqual([{ event: 'session.started', account_id: 'ada' }]);
    });
  });

  describe('refreshSession', () => {
    it('gives new tokens of the session and counts its days anew', async () => {
      const first = await start();
      const second = await refresh(first.refresh, after(DAY_MS));
      expect(second?.refresh).not.toBe(first.refresh);
      expect(sessionOf(second?.refresh ?? '')).toBe(sessionOf(first.refresh));
      expect(sessionOf(second?.access ?? '')).toBe(sessionOf(first.refresh));
      const [row] = await db.queries.selectFrom('sessions').selectAll().execute();
      expect(row?.expires_at).toBe(after(31 * DAY_MS).toISOString());
      expect(await refresh(second?.refresh ?? '', after(2 * DAY_MS))).toBeDefined();
      expect(await events()).toEqual([{ event: 'session.started', account_id: 'ada' }]);
    });

    it('ends the session of a token that is used twice, for both, and records it once', async () => {
      const first = await start();
      const other = await start('bea');
      const second = await refresh(first.refresh);
      expect(await refresh(first.refresh)).toBeUndefined();
      expect(await refresh(second?.refresh ?? '')).toBeUndefined();
      expect(await idsLeft()).toEqual([sessionOf(other.refresh)]);
      expect(await events()).toEqual([
        { event: 'session.revoked', account_id: 'ada' },
        { event: 'session.started', account_id: 'ada' },
        { event: 'session.started', account_id: 'bea' },
      ]);
    });

    it('takes a token until its 30 days are over', async () => {
      const { refresh: token } = await start();
      expect(await refresh(token, after(30 * DAY_MS - 1))).toBeDefined();
      const late = await start();
      expect(await refresh(late.refresh, after(30 * DAY_MS))).toBeUndefined();
    });

    it('refuses a token from a clock that was more than an hour ahead', async () => {
      const near = await start('ada', after(HOUR_MS));
      const far = await start('ada', after(HOUR_MS + 1));
      expect(await refresh(near.refresh)).toBeDefined();
      expect(await refresh(far.refresh)).toBeUndefined();
    });

    it('leaves every session alone where a token is made up', async () => {
      const { refresh: token } = await start();
      const forged = issueRefreshToken(randomBytes(32), sessionOf(token)).token;
      expect(await refresh(forged)).toBeUndefined();
      expect(await idsLeft()).toEqual([sessionOf(token)]);
    });
  });

  describe('findPerson', () => {
    it('knows the person of a live session as the database has them now', async () => {
      const id = sessionOf((await start('bea')).refresh);
      await start('ada');
      expect(await findPerson(db.queries, id, now)).toEqual({
        accountId: 'bea',
        email: 'bea@example.com',
        displayName: 'bea',
        role: 'user',
        sessionId: id,
      });
      expect(await findPerson(db.queries, 'nobody', now)).toBeUndefined();
    });

    it('finds nobody once a session is over, or from a clock that was more than an hour ahead', async () => {
      const id = sessionOf((await start()).refresh);
      expect(await findPerson(db.queries, id, after(30 * DAY_MS - 1))).toBeDefined();
      expect(await findPerson(db.queries, id, after(30 * DAY_MS))).toBeUndefined();
      expect(await findPerson(db.queries, id, after(-HOUR_MS))).toBeDefined();
      expect(await findPerson(db.queries, id, after(-HOUR_MS - 1))).toBeUndefined();
    });
  });

  describe('deletion', () => {
    it('deletes one session and returns its account', async () => {
      const [first, second] = [await start('ada'), await start('bea')];
      expect(await deleteSession(db.queries, sessionOf(first.refresh))).toBe('ada');
      expect(await deleteSession(db.queries, sessionOf(first.refresh))).toBeUndefined();
      expect(await idsLeft()).toEqual([sessionOf(second.refresh)]);
    });

    it('deletes all sessions of an account, or all but one, and no other’s', async () => {
      const sessions = [await start('ada'), await start('ada'), await start('ada'), await start('bea')];
      const [kept = '', , , rest = ''] = sessions.map((tokens) => sessionOf(tokens.refresh));
      expect(await deleteOtherSessions(db.queries, { accountId: 'ada', sessionId: kept })).toBe(2);
      expect(await idsLeft()).toEqual([kept, rest].sort());
      await deleteSessionsOf(db.queries, 'ada');
      expect(await idsLeft()).toEqual([rest]);
    });

    it('deletes what is over, or from a clock that was more than an hour ahead', async () => {
      await start('ada', after(-30 * DAY_MS));
      await start('ada', after(HOUR_MS + 1));
      const live = [await start('ada', after(1 - 30 * DAY_MS)), await start('ada', after(HOUR_MS))];
      await deleteExpiredSessions(db.queries, now);
      expect(await idsLeft()).toEqual(live.map((tokens) => sessionOf(tokens.refresh)).sort());
    });
  });

  describe('authenticate', () => {
    it('reads a bearer token in any case, and nothing else', async () => {
      const auth = await createAuth({ db, clock: { now: () => now }, metrics: createMetrics(), secrets });
      const { access } = await start();
      for (const header of [`Bearer ${access}`, `bearer   ${access}`])
        expect((await auth.authenticate(header))?.accountId, header).toBe('ada');
      const others = [undefined, '', access, `Basic ${access}`, `Bearer${access}`, `Bearer ${access} x`];
      for (const header of [...others, `x Bearer ${access}`, 'Bearer ', `Bearer ${access}!`, 'Bearer x.y.z'])
        expect(await auth.authenticate(header), header).toBeUndefined();
      expect(auth.secrets).toBe(secrets);
      expect(await auth.hasher.isPassword('x', undefined)).toBe(false);
    });
  });
});
