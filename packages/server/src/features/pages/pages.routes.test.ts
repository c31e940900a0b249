import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describeOutfit, lookKey, starterCatalogue } from '@glow/stylist';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storeLooks, storeUpload } from '#catalogue/looks/look.repository.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { createTestFolder } from '#test/test-folder.ts';
import { pagesPlugin } from './index.ts';

const HOME =
  '<!doctype html><title>Home</title><meta property="og:image" content="/generated/share.jpg"><script>start()</script>';
const LOOK = [
  '<!doctype html><title>A look · Glow</title><meta name="description" content="A look.">',
  '<meta property="og:title" content="A look · Glow"><meta property="og:description" content="A look.">',
  '<meta property="og:image" content="/generated/share.jpg">',
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  '<script>start()</script>',
].join('');
const SCRIPT = `${'console.log("a script that is long enough");'.repeat(40)}`;
const SITE = {
  'index.html': HOME,
  'look/index.html': LOOK,
  'signup/index.html': '<title>Sign up</title>',
  'login.html': '<title>Log in</title>',
  '404.html': '<title>Not here</title>',
  'assets/app-3f2a.js': SCRIPT,
  'icon.svg': '<svg/>',
};
const PARTNER = {
  'index.html': '<title>Shop</title>',
  'shop.css': 'body{}',
  'package.json': '{}',
  'notes.md': 'not for visitors',
};
const fail = (): never => {
  throw new Error('The catalogue is empty');
};
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function open(environment = {}, site: Readonly<Record<string, string>> = SITE): Promise<TestApp> {
  const folders = { site: await createTestFolder(site), partner: await createTestFolder(PARTNER) };
  const server = await createTestApp({
    environment,
    register: async (app, dependencies) => {
      app.post('/api/known/', async () => ({}));
      await app.register(pagesPlugin, { ...dependencies, folders });
    },
  });
  onTestFinished(() => server.close());
  return server;
}

let server: TestApp;
beforeEach(async () => {
  server = await open();
});
const ask = (url: string, headers: OutgoingHttpHeaders = HTML) => server.app.inject({ url, headers });
const directive = (policy: unknown, name: string) =>
  `${policy}`.split('; ').find((part) => part.split(' ')[0] === name);

describe('GET of a page of the site', () => {
  it.each([
    ['/', 'Home'],
    ['/signup', 'Sign up'],
    ['/signup/', 'Sign up'],
    ['/signup?from=%2Fcurated', 'Sign up'],
    ['/login', 'Log in'],
  ])('answers %s', async (url, title) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it('is asked for again each time, and answered 304 while it is the same', async () => {
    const first = await ask('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await ask('/', { ...HTML, 'if-none-match': `${first.headers.etag}` });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('has a policy that allows its own inline script and nobody else’s', async () => {
    const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`;
    const home = (await ask('/')).headers['content-security-policy'];
    const signup = (await ask('/signup')).headers['content-security-policy'];
    expect(directive(home, 'script-src')).toBe(`script-src 'self' ${hash}`);
    expect(directive(signup, 'script-src')).toBe("script-src 'self'");
    expect(`${home}${signup}`).not.toContain('unsafe');
  });

  it('lets pictures come from the public address', async () => {
    server = await open({ GLOW_PUBLIC_URL: 'https://glow.example/style' });
    const policy = (await ask('/')).headers['content-security-policy'];
    expect(directive(policy, 'img-src')).toBe("img-src 'self' https://glow.example");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://glow.example");
  });

  it('names its share picture under the public address, as it is set when the page is served', async () => {
    expect((await ask('/')).body).toContain('content="/generated/share.jpg"');
    server = await open({ GLOW_PUBLIC_URL: 'https://glow.example/style/' });
    expect((await ask('/')).body).toContain('content="https://glow.example/style/generated/share.jpg"');
  });

  it('carries the headers that keep browsers from guessing, framing and leaking', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(directive(headers['content-security-policy'], 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('promises https only when the public address is https', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
    server = await open({ GLOW_PUBLIC_URL: 'https://glow.example' });
    expect((await ask('/')).headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });

  it('is a 404 where the site is not built, and the log says why', async () => {
    server = await open({}, {});
    expect((await ask('/')).json()).toMatchObject({ code: 'not_found' });
    expect(server.logged()).toContain('The site is not built');
  });
});

describe('GET /look/<key>', () => {
  const [first] = starterCatalogue();
  const spec = { ...(first?.spec ?? fail()), name: '<b>"Rust" & co' };
  const key = lookKey(spec);
  const { alt } = describeOutfit(spec);
  const UNKNOWN = '0'.repeat(32);
  const store = () => storeLooks(server.dependencies.db.queries, [{ key, spec }], new Date());

  it('answers the page of the build, with what it shows in its head', async () => {
    await store();
    const answer = await ask(`/look/${key}`);
    expect(answer.statusCode).toBe(200);
    const name = '&lt;b&gt;&quot;Rust&quot; &amp; co';
    expect(answer.body).toContain(`<title>${name} · Glow</title>`);
    expect(answer.body).toContain(`<meta property="og:title" content="${name}">`);
    for (const meta of ['name="description"', 'property="og:description"'])
      expect(answer.body).toContain(`<meta ${meta} content="${alt.replaceAll("'", '&#39;')}">`);
    expect(answer.body).toContain(`content="http://localhost:80/media/looks/${key}/share.jpg"`);
    expect(answer.body).toContain('<meta property="og:image:width" content="1200">');
    expect(answer.headers['content-security-policy']).toBe(
      (await ask('/')).headers['content-security-policy'],
    );
    const again = await ask(`/look/${key}`, { ...HTML, 'if-none-match': `${answer.headers.etag}` });
    expect(again.statusCode).toBe(304);
  });

  it('names its picture under the public address', async () => {
    server = await open({ GLOW_PUBLIC_URL: 'https://glow.example/style' });
    await store();
    const { body } = await ask(`/look/${key}`);
    expect(body).toContain(`content="https://glow.example/style/media/looks/${key}/share.jpg"`);
  });

  it('shows an uploaded picture itself, whatever its size', async () => {
    const upload = { name: 'Ours', alt: 'A coat', palette: ['#aa1122'], tags: ['Casual'] };
    await storeUpload(server.dependencies.db.queries, { key: UNKNOWN, upload }, new Date());
    const { body } = await ask(`/look/${UNKNOWN}`);
    expect(body).toContain(`content="http://localhost:80/media/looks/${UNKNOWN}.png"`);
    expect(body).not.toContain('og:image:width');
  });

  it.each([UNKNOWN, 'x', 'index.html', '', `${key}0`])(
    'answers 404 with the page, which says so, for %s',
    async (other) => {
      const answer = await ask(`/look/${other}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>A look · Glow</title>');
    },
  );
});

describe('GET of a file of the site', () => {
  it('is cached for good when its name holds its hash, and for a day when not', async () => {
    expect((await ask('/assets/app-3f2a.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('is compressed for who takes it, under a tag of its own', async () => {
    const plain = await ask('/assets/app-3f2a.js', { 'accept-encoding': 'identity' });
    const brotli = await ask('/assets/app-3f2a.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(SCRIPT);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    for (const { headers } of [plain, brotli]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('reads Accept-Encoding: %s as %s', async (accepted, coding) => {
    const { headers } = await ask('/assets/app-3f2a.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('answers HEAD as GET, without the body', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/assets/app-3f2a.js' });
    expect(head.headers['content-length']).toBe(`${SCRIPT.length}`);
    expect(head.body).toBe('');
  });
});

describe('GET of what is nowhere', () => {
  it.each([
    '/nowhere',
    '/nowhere/else',
    '/index.html',
    '/signup/index.html',
    '/%2e%2e/package.json',
    '//signup',
  ])('answers %s with the page for it, to a browser', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Not here</title>');
    expect(directive(answer.headers['content-security-policy'], 'default-src')).toBe("default-src 'none'");
  });

  it.each(['*/*', 'application/json', undefined])('answers JSON to Accept: %s', async (accept) => {
    const answer = await ask('/nowhere', accept ? { accept } : {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', error: expect.any(String) });
  });

  it.each(['/api', '/api/nowhere/', '/quiz/nowhere', '/media/nowhere', '/embed/nowhere.js'])(
    'answers JSON for %s, to a browser too',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  it('leaves calls to their own routes', async () => {
    expect((await ask('/api/known/')).statusCode).toBe(405);
    expect((await server.app.inject({ method: 'POST', url: '/api/known/' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/signup' })).json()).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('GET /partner/', () => {
  it('answers the shop under the strictest policy', async () => {
    const answer = await ask('/partner/');
    expect(answer.body).toContain('<title>Shop</title>');
    const policy = answer.headers['content-security-policy'];
    for (const part of ["default-src 'none'", "script-src 'self'", "trusted-types 'none'"]) {
      expect(`${policy}`.split('; ')).toContain(part);
    }
    expect((await ask('/partner/index.html')).body).toBe(answer.body);
    expect((await ask('/partner/shop.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('sends the address without its slash to the one with it, from where relative addresses work', async () => {
    const answer = await ask('/partner');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/partner/');
  });

  it.each(['/partner/package.json', '/partner/notes.md', '/partner/../package.json', '/partner/nowhere'])(
    'does not answer %s',
    async (url) => {
      expect((await ask(url)).statusCode).toBe(404);
    },
  );
});
