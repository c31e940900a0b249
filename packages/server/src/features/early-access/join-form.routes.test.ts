import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { JSON_MAX_BYTES } from '@glow/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { ENGINES } from '#test/test-database.ts';
import { earlyAccessPlugin } from './index.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const JOINED = 'Thanks! You&#39;re on the early access list.';

describe.each(ENGINES)('a form sent to POST /api/early_access/ on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({
      engine,
      register: (app, dependencies) => app.register(earlyAccessPlugin, dependencies),
    });
  });
  afterEach(() => server.close());

  const send = (payload: string, headers: OutgoingHttpHeaders = BROWSER) =>
    server.app.inject({
      method: 'POST',
      url: '/api/early_access/',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const emails = async () =>
    (await server.dependencies.db.queries.selectFrom('early_access_registrations').selectAll().execute()).map(
      ({ email }) => email,
    );

  it.each(['on', 'true', 'yes', '1'])('joins with consent "%s" and says so on a page', async (consent) => {
    const answer = await send(`email=Ada%2Bglow%40example.com&consent=${consent}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<p>${JOINED}</p>`);
    expect(await emails()).toEqual(['ada+glow@example.com']);
  });

  it('answers a second join like the first', async () => {
    const first = await send('email=ada%40example.com&consent=on');
    const second = await send('email=ADA%40example.com&consent=on');
    expect(second.body).toBe(first.body);
    expect(await emails()).toHaveLength(1);
  });

  it.each([
    ['email=ada%40example.com', 'Please agree that we keep this address'],
    ['email=ada%40example.com&consent=', 'Please agree that we keep this address'],
    ['email=ada%40example.com&consent=false', 'Please agree that we keep this address'],
    ['email=ada%40example.com&consent=off&consent=on', 'Please agree that we keep this address'],
    ['consent=on', 'Please enter a valid email address.'],
    ['email=nobody&consent=on', 'Please enter a valid email address.'],
    ['email=a%00%40example.com&consent=on', 'characters that are not text'],
    ['__proto__[consent]=true&email=ada%40example.com', 'Please agree that we keep this address'],
    ['', 'Please enter a valid email address.'],
  ])('refuses %j with a page that says why', async (payload, reason) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(reason);
    expect(answer.body).not.toContain(JOINED);
    expect(await emails()).toEqual([]);
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.9'])(
    'answers JSON to a client that accepts %s',
    async (accept) => {
      const answer = await send('email=ada%40example.com&consent=on', accept ? { accept } : {});
      expect(answer.json()).toEqual({ status: 'ok' });
      const refused = await send('email=x&consent=on', accept ? { accept } : {});
      expect(refused.json()).toMatchObject({ status: 'error', code: 'invalid_email' });
    },
  );

  it('answers JSON to JSON, also from a browser', async () => {
    const payload = { email: 'ada@example.com', consent: true };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/early_access/',
      payload,
      headers: BROWSER,
    });
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  it('lets nothing run, load or frame the page, but its own style', async () => {
    const { headers, body } = await send('email=ada%40example.com&consent=on');
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(body).not.toMatch(/<script|ada@/);
  });

  it('leads back to the page with the form, and nowhere that is no page', async () => {
    const pageFor = async (headers: OutgoingHttpHeaders) =>
      (await send('email=ada%40example.com&consent=on', { ...BROWSER, ...headers })).body;
    expect(await pageFor({ referer: 'https://shop.example/a?b=1&c="><script>' })).toContain(
      '<a href="https://shop.example/a?b=1&amp;c=%22%3E%3Cscript%3E">',
    );
    expect(await pageFor({ origin: 'https://shop.example' })).toContain('href="https://shop.example/"');
    for (const referer of ['javascript:alert(1)', 'null', 'data:text/html,x', '//evil.example'])
      expect(await pageFor({ referer })).not.toContain('<a');
  });

  it('says on a page what is too much, and what is too often', async () => {
    const huge = await send(`email=${'a'.repeat(JSON_MAX_BYTES)}`);
    expect(huge.statusCode).toBe(413);
    expect(huge.body).toContain('The body is too large.');
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, index) => send(`email=a${index}%40b.co&consent=on`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused[0]?.body).toContain('Too many requests. Please try again in a moment.');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('says nothing about a failure of its own', async () => {
    await server.dependencies.db.queries.schema.dropTable('early_access_registrations').execute();
    const answer = await send('email=ada%40example.com&consent=on');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<p>Something went wrong. Please try again.</p>');
    expect(answer.body).not.toContain('early_access_registrations');
  });
});
