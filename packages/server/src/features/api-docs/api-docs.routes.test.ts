import { CALLS, ErrorSchema } from '@glow/api/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { html } from '#infra/http/html.ts';
import { registerCall } from '#infra/http/register-call.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

describe('registerApiDocs', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp({
      register: (app, dependencies) =>
        registerCall(app, dependencies, 'joinEarlyAccess', { handle: async () => ({ status: 'ok' }) }),
    });
  });
  afterEach(() => server.close());

  it('returns machines the calls with the very schemas of the contract', async () => {
    const document = (await server.app.inject('/docs/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual([CALLS.joinEarlyAccess.path]);
    const { post } = document.paths[CALLS.joinEarlyAccess.path];
    const { body, answer } = JSON.parse(JSON.stringify(CALLS.joinEarlyAccess));
    expect(post).toMatchObject({ operationId: 'joinEarlyAccess', summary: CALLS.joinEarlyAccess.summary });
    expect(post.requestBody.content['application/json'].schema).toMatchObject(body);
    expect(post.responses['200'].content['application/json'].schema).toMatchObject(answer);
    expect(post.responses['400']).toMatchObject({
      description: 'invalid_request, invalid_json, invalid_email',
      content: { 'application/json': { schema: JSON.parse(JSON.stringify(ErrorSchema)) } },
    });
    expect(post.responses).toHaveProperty('429');
  });

  it('returns people a page that needs no script and breaks no strict policy', async () => {
    const { body, headers } = await server.app.inject('/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(body).toContain('POST /api/early_access/');
    expect(body).toContain('at most 254 characters');
    expect(body).toContain('rate_limited');
  });

  it('names the icon of the tab, and lets it in: a browser asks for one in any case', async () => {
    const { body, headers } = await server.app.inject('/docs');
    expect(body).toContain('<link rel="icon" href="/generated/icon.svg" type="image/svg+xml">');
    expect(headers['content-security-policy']).toContain("img-src 'self';");
  });

  it('links an existing style sheet', async () => {
    const { body } = await server.app.inject('/docs/');
    const href = /<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '';
    const sheet = await server.app.inject(href);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('html', () => {
  it('escapes texts and keeps markup', () => {
    const text = `<a b="c">&'`;
    expect(html`<p>${text}${html`<b>${1}</b>`}${undefined}</p>`.source).toBe(
      '<p>&lt;a b=&quot;c&quot;&gt;&amp;&#39;<b>1</b></p>',
    );
  });
});
