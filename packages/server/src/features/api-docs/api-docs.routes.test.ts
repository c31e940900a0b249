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

  it('returns people a page whose policy lets in its own files and nothing inline', async () => {
    const { body, headers } = await server.app.inject('/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<script(?! type="module" src=)|<style| style=| on\w+=/);
    expect(body).toContain('<section class="call" id="joinEarlyAccess"');
    expect(body).toContain('/api/early_access/');
    expect(body).toContain('at most 254 characters');
    expect(body).toContain('rate_limited');
  });

  it('names the call in the contents, under who may call', async () => {
    const { body } = await server.app.inject('/docs');
    expect(body).toMatch(
      /<h2>Open to all<\/h2>\s*<ul>\s*<li[^>]*><a href="#joinEarlyAccess">Join early access/,
    );
  });

  it('returns a request as code, made of the examples of the contract', async () => {
    const { body } = await server.app.inject('/docs');
    expect(body).toContain('curl -X POST');
    expect(body).toContain('&quot;email&quot;: &quot;vera@example.org&quot;');
    expect(body).not.toContain('&quot;fields&quot;: '); // optional
  });

  it('names the icon of the tab, and lets it in: a browser asks for one in any case', async () => {
    const { body, headers } = await server.app.inject('/docs');
    expect(body).toContain('<link rel="icon" href="/generated/icon.svg" type="image/svg+xml">');
    expect(headers['content-security-policy']).toContain("img-src 'self';");
  });

  it.each([
    ['style sheets', /<link rel="stylesheet" href="([^"]+)">/g, 'text/css; charset=utf-8', 1],
    ['scripts', /<script type="module" src="([^"]+)">/g, 'text/javascript; charset=utf-8', 3],
    ['fonts', /<link rel="preload" href="([^"]+)"/g, 'font/woff2', 2],
  ])('links existing %s', async (_what, link, type, count) => {
    const { body } = await server.app.inject('/docs/');
    const links = [...body.matchAll(link)].map(([, href = '']) => href);
    expect(links).toHaveLength(count);
    for (const href of links) {
      const file = await server.app.inject(href);
      expect([href, file.statusCode, file.headers['content-type']]).toEqual([href, 200, type]);
    }
  });

  it('serves no other file of its folder', async () => {
    expect((await server.app.inject('/docs/page/page-files.ts')).statusCode).toBe(404);
    expect((await server.app.inject('/docs/page/..%2Fpage-files.ts')).statusCode).toBe(404);
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
