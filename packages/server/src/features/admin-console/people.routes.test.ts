import { request } from 'node:http';
import type { UserRow } from '@glow/api';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '#test/test-accounts.ts';
import {
  ADMINISTRATOR_EMAIL,
  openTestAdministration,
  type TestAdministration,
  URLS,
} from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';
import { plainPng } from '#test/test-png.ts';

const JOINED = 23;

describe.each(ENGINES)('registrations and users on %s', (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
    for (let index = 0; index < JOINED; index += 1) {
      console.clock.pass(1000);
      await join(`person-${index}@example.com`);
    }
    for (let index = 0; index < 6; index += 1) {
      console.clock.pass(1000);
      await console.signUp({ email: `user-${index}@example.com`, displayName: index === 0 ? '=cmd()' : '' });
    }
    await join('user-0@example.com');
    await console.signUp({ email: 'person-0@example.com' });
  });
  afterAll(() => console.close());

  const join = (email: string) => console.post('/api/early_access/', { email, consent: true });
  const emailsAt = async (url: string) => (await console.list(url)).items.map(({ email }) => email);
  const open = async (url: string) => {
    const answer = await console.ask('GET', url);
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    return { answer, rows: sheets[0]?.rows ?? [], frozen: sheets[0]?.freezePane?.rows };
  };

  describe('GET /api/early_access/list/', () => {
    // @spec 7.20 | GET /api/early_access/list/ (Bearer) | query page, page_size (10) | items, total |
    it('pages through the registrations, newest first, ten a page, and says who has an account', async () => {
      const first = await console.list(URLS.registrations);
      expect([first.items.length, first.total, first.page, first.page_size]).toEqual([10, 24, 1, 10]);
      expect(first.items[0]).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'user-0@example.com',
        consent: true,
        created_at: expect.stringMatching(/^2026-11-21T08:/),
        has_account: true,
      });
      expect(first.items[1]).toMatchObject({ email: 'person-22@example.com', has_account: false });
      const last = await console.list(`${URLS.registrations}?page=3`);
      expect(last.items.map(({ email, has_account }) => [email, has_account]).at(-1)).toEqual([
        'person-0@example.com',
        true,
      ]);
      expect(last.items).toHaveLength(4);
    });

    it('finds a part of an address literally', async () => {
      expect(await emailsAt(`${URLS.registrations}?q=SON-2`)).toEqual([
        'person-22@example.com',
        'person-21@example.com',
        'person-20@example.com',
        'person-2@example.com',
      ]);
      expect(await emailsAt(`${URLS.registrations}?q=%25`)).toEqual([]);
    });

    it.each(['page=0', 'page=x', 'page_size=0', 'page_size=101', 'page=1e300', `q=${'x'.repeat(201)}`])(
      'refuses %s',
      async (query) => {
        expect((await console.ask('GET', `${URLS.registrations}?${query}`)).statusCode).toBe(400);
      },
    );
  });

  describe('GET /api/users/', () => {
    // @spec 7.22 | GET /api/users/ (Bearer) | query page, page_size (5) | items, total |
    it('pages through the users, five a page, with the role of who has one', async () => {
      const first = await console.list(URLS.users);
      expect([first.items.length, first.total, first.page_size]).toEqual([5, 8, 5]);
      const last = await console.list(`${URLS.users}?page=2`);
      const all: readonly UserRow[] = [...first.items, ...last.items];
      expect(all.find(({ email }) => email === 'user-0@example.com')).toEqual({
        username: '=cmd()',
        email: 'user-0@example.com',
        created_at: expect.any(String),
        has_registration: true,
      });
      expect(all.find(({ email }) => email === 'user-3@example.com')).toMatchObject({
        username: 'user-3',
        has_registration: false,
      });
      expect(all.at(-1)).toMatchObject({ email: ADMINISTRATOR_EMAIL, role: 'Administrator' });
      expect(JSON.stringify(all)).not.toContain('argon2');
    });

    it('finds a part of an address', async () => {
      expect(await emailsAt(`${URLS.users}?q=User-3`)).toEqual(['user-3@example.com']);
    });
  });

  describe('exports', () => {
    // @spec 7.21 | GET /api/early_access/export/ (Bearer) | none | a spreadsheet file, saved as
    //   early-access-{timestamp}.xlsx |
    it('return the registrations as a spreadsheet with real dates, named by the time', async () => {
      const { answer, rows, frozen } = await open(URLS.exportRegistrations);
      expect(answer.headers['content-type']).toBe(
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      );
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="early-access-2026-11-21T08-\d\d-\d\d\.xlsx"$/,
      );
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(frozen).toBe(1);
      expect(rows).toHaveLength(25);
      expect(rows[0]?.slice(0, 4)).toEqual(['Email', 'Consent', 'Consent text', 'Registered (UTC)']);
      expect(rows[1]?.slice(0, 2)).toEqual(['user-0@example.com', 'Yes']);
      expect(rows[1]?.[3]).toBeInstanceOf(Date);
    });

    // @spec 7.24 | GET /api/users/export/ (Bearer) | none | a file, saved as
    //   registered-users-{timestamp}.xlsx |
    it('return the users as a spreadsheet without formulas and without secrets', async () => {
      const { answer, rows } = await open(URLS.exportUsers);
      expect(answer.headers['content-disposition']).toMatch(
        /filename="registered-users-2026-11-21T.*\.xlsx"/,
      );
      expect(rows[0]).toEqual(['Name', 'Email', 'Role', 'Registered (UTC)', 'Early access']);
      const row = rows.find(([, email]) => email === 'user-0@example.com');
      expect(row).toEqual(["'=cmd()", 'user-0@example.com', 'User', expect.any(Date), 'Yes']);
      expect(rows.at(-1)?.slice(1, 3)).toEqual([ADMINISTRATOR_EMAIL, 'Administrator']);
      expect(JSON.stringify(rows)).not.toContain('argon2');
    });

    it('are recorded', async () => {
      const events = (await console.audited()).map(({ event }) => event);
      expect(events).toEqual(expect.arrayContaining(['registrations.exported', 'users.exported']));
    });

    it('are named to a HEAD, which takes nothing and is not recorded', async () => {
      const before = await console.audited();
      const answer = await console.ask('HEAD', URLS.exportUsers);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
      expect(answer.headers['content-disposition']).toMatch(/filename="registered-users-.*\.xlsx"/);
      expect(await console.audited()).toEqual(before);
    });

    it('end when their client leaves', async () => {
      await console.dependencies.db.queries
        .insertInto('early_access_registrations')
        .values(Array.from({ length: 500 }, (_, index) => registration(index)))
        .execute();
      const address = await console.app.listen({ port: 0, host: '127.0.0.1' });
      const left = await new Promise<number>((resolve, reject) => {
        const client = request(address + URLS.exportRegistrations, { headers: bearer(console.access) });
        client.on('response', (answer) => {
          answer.once('data', () => {
            answer.destroy();
            resolve(answer.statusCode ?? 0);
          });
        });
        client.on('error', reject).end();
      });
      expect(left).toBe(200);
      await expect.poll(async () => (await console.list(URLS.users)).total).toBe(8);
    });
  });

  describe('POST /api/users/delete/', () => {
    it('erases a registration whose address is longer than any of today', async () => {
      const email = `${'\u0915\u093c'.repeat(200)}@x.yz`;
      const now = '2026-11-21T08:00:00.000Z';
      await console.dependencies.db.queries
        .insertInto('early_access_registrations')
        .values({
          id: 'x',
          email,
          consent: 1,
          consent_text_version: 'x',
          created_at: now,
          last_joined_at: now,
        })
        .execute();
      expect((await console.erase(email)).json()).toMatchObject({ registration: true });
    });

    // @spec 7.23 | POST /api/users/delete/ (Bearer) | JSON email | not shown |
    it('erases account, sessions, wardrobe and registration, and says so', async () => {
      const email = 'leaver@example.com';
      const { access } = await console.signUp({ email });
      await join(email);
      const fields = { filename: 'hers', tags: 'Casual, Pear, Hot' };
      const image = await plainPng(20, 20);
      const uploaded = (await console.upload(URLS.uploadImage, { fields, image })).json();
      const payload = { filename: 'hers', image_url: uploaded.image, tags: [] };
      await console.ask('POST', '/api/save_image/', { headers: bearer(access), payload });
      const answer = await console.erase(' LEAVER@example.com');
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { email, account: true, registration: true, wardrobe_items: 1 },
      ]);
      expect(await console.isSignedIn(access)).toBe(false);
      expect(await console.logIn({ email })).toBe(401);
      expect((await console.list(`${URLS.users}?q=leaver`)).total).toBe(0);
      expect((await console.list(`${URLS.registrations}?q=leaver`)).total).toBe(0);
      const again = await console.erase(email);
      expect([again.statusCode, again.json()]).toEqual([
        200,
        { email, account: false, registration: false, wardrobe_items: 0 },
      ]);
    });

    it('erases a registration alone, or an account alone', async () => {
      expect((await console.erase('person-5@example.com')).json()).toEqual({
        email: 'person-5@example.com',
        account: false,
        registration: true,
        wardrobe_items: 0,
      });
      expect((await console.erase('user-5@example.com')).json()).toMatchObject({
        account: true,
        registration: false,
      });
    });

    it("erases of an administrator's address only the registration, and refuses without one", async () => {
      const refused = await console.erase(ADMINISTRATOR_EMAIL);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_administrator']);
      await join(ADMINISTRATOR_EMAIL);
      expect((await console.erase(ADMINISTRATOR_EMAIL)).json()).toEqual({
        email: ADMINISTRATOR_EMAIL,
        account: false,
        registration: true,
        wardrobe_items: 0,
      });
      expect(await console.isSignedIn(console.access)).toBe(true);
    });

    it('writes down whom it erased without keeping the address', async () => {
      const events = await console.audited();
      expect(events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['account.erased', 'registration.erased']),
      );
      expect(JSON.stringify(events)).not.toContain('@');
      for (const { event, subject } of events.filter(({ event }) => event.endsWith('.erased')))
        expect(subject, event).toMatch(/^address:[\w-]{43}$/);
    });
  });
});

const registration = (index: number) => ({
  id: `many-${index}`,
  email: `many-${index}@example.com`,
  consent: 1,
  consent_text_version: '1',
  page_origin: null,
  created_at: '2026-01-01T00:00:00.000Z',
  last_joined_at: '2026-01-01T00:00:00.000Z',
});
