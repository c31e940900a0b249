import { CALLS, type Call, type CallName } from '@glow/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '#test/test-accounts.ts';
import { openTestAdministration, type TestAdministration } from '#test/test-administration.ts';
import { ENGINES } from '#test/test-database.ts';

const NAMES = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].auth === 'administrator');

describe.each(ENGINES)("the administrator's calls on %s", (engine) => {
  let console: TestAdministration;
  beforeAll(async () => {
    console = await openTestAdministration(engine);
  });
  afterAll(() => console.close());

  it.each(NAMES)(
    '%s answers 401 to a visitor and 403 to a plain user, at both forms of its path',
    async (name) => {
      const { access } = await console.signUp({ email: `${name.toLowerCase()}@example.com` });
      const call: Call = CALLS[name];
      const path = call.path.replace('{filename}', 'x.png');
      for (const url of [path, path.replace(/\/$/, '')]) {
        const visitor = await console.ask(call.method, url, { headers: {} });
        expect([visitor.statusCode, visitor.json().code], url).toEqual([401, 'not_signed_in']);
        const user = await console.ask(call.method, url, { headers: bearer(access) });
        expect([user.statusCode, user.json().code], url).toEqual([403, 'not_allowed']);
      }
    },
  );

  it('lets a former administrator do nothing', async () => {
    const { access } = await console.signUp({ email: 'former@example.com' });
    await console.makeAdministrator('former@example.com');
    const asFormer = () => console.ask('GET', '/api/users/', { headers: bearer(access) });
    expect((await asFormer()).statusCode).toBe(200);
    await console.dependencies.db.queries
      .updateTable('accounts')
      .set({ role: 'user' })
      .where('email', '=', 'former@example.com')
      .execute();
    expect((await asFormer()).statusCode).toBe(403);
  });

  it('answers lists with and without the ending slash', async () => {
    for (const name of NAMES.filter((name) => CALLS[name].summary && 'query' in CALLS[name])) {
      const { path } = CALLS[name];
      for (const url of [path, path.replace(/\/$/, '')]) {
        const answer = await console.ask('GET', url);
        expect(answer.statusCode, url).toBe(200);
        expect(Object.keys(answer.json()).toSorted()).toEqual(['items', 'page', 'page_size', 'total']);
      }
    }
  });

  it('documents the parts of an upload', async () => {
    const document = (await console.app.inject('/docs/openapi.json')).json();
    const { content } = document.paths['/api/admin/images/upload/'].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    const { properties } = content['multipart/form-data'].schema;
    expect(Object.keys(properties).toSorted()).toEqual(['filename', 'image', 'tags']);
  });
});
