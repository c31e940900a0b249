import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAssets } from '#infra/assets/read-assets.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Database } from '#infra/db/database.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { createTestBlobs } from '#test/test-blobs.ts';
import { ENGINES } from '#test/test-database.ts';
import { createTestFolder } from '#test/test-folder.ts';
import { embedBuildOf, readEmbedBuild } from './embed-build.ts';
import { embedPlugin } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The files of the build with a number: a loader that names its chunk. */
const filesOf = (number: number) => ({
  'glow.js': `loader ${number}`,
  'integrity.json': `{"files":{"glow.js":"sha384-${number}","a.txt":"sha384-0"}}`,
  [`chunks/widget-${number}.js`]: `chunk ${number}`,
  'chunks/runtime-same.js': 'runtime',
});

describe.each(ENGINES)('GET /embed/ on %s', (engine) => {
  let servers: TestApp[];
  let blobs: BlobStore;
  let db: Database | undefined;
  beforeEach(async () => {
    servers = [];
    blobs = await createTestBlobs();
    db = undefined;
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
    await db?.close();
  });

  /** A server that starts with a build on a later day than the one before, on the same data. */
  async function start(number: number, version = '1.0.0'): Promise<TestApp> {
    const files = await readAssets(await createTestFolder(filesOf(number)));
    const now = new Date(Date.UTC(2026, 10, 21) + servers.length * DAY_MS);
    const server = await createTestApp({
      engine,
      overrides: { ...(db && { db }), clock: { now: () => now } },
      register: (app, dependencies) =>
        app.register(embedPlugin, {
          ...dependencies,
          blobs,
          readBuild: async () => embedBuildOf(version, files),
        }),
    });
    db = server.dependencies.db;
    servers.push(server);
    return server;
  }

  const ask = (server: TestApp, path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/embed/${path}`, headers });
  const statuses = async (server: TestApp, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await ask(server, path)).statusCode));

  it('answers the loader for five minutes and the chunks for good, to every origin', async () => {
    const server = await start(1);
    const origin = { origin: 'https://shop.example' };
    const loader = await ask(server, 'glow.js', origin);
    expect(loader.body).toBe('loader 1');
    expect(loader.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"/),
    });
    const chunk = await ask(server, 'chunks/widget-1.js', origin);
    expect(chunk.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const again = await ask(server, 'glow.js', { 'if-none-match': `${loader.headers.etag}` });
    expect(again.statusCode).toBe(304);
  });

  it('answers a chunk that could not be read as soon as it can be', async () => {
    await start(1);
    const server = await start(2);
    const read = vi.spyOn(blobs, 'read').mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    expect(await statuses(server, ['chunks/widget-1.js'])).toEqual([500]);
    expect((await ask(server, 'chunks/widget-1.js')).body).toBe('chunk 1');
    expect(read).toHaveBeenCalledTimes(2);
    await statuses(server, ['chunks/widget-1.js', 'chunks/widget-1.js']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reads the stored builds once for all addresses that it does not know', async () => {
    const server = await start(1);
    const parse = vi.spyOn(JSON, 'parse');
    const unknown = Array.from({ length: 20 }, (_, number) => `chunks/unknown-${number}.js`);
    for (const path of unknown) expect((await ask(server, path)).statusCode).toBe(404);
    const parsed = parse.mock.calls.filter(([json]) => json.includes('widget-1')).length;
    parse.mockRestore();
    expect(parsed).toBe(1);
  });

  it('still answers the chunks of the four builds before, and the loader of this one alone', async () => {
    for (const number of [1, 2, 3, 4]) await start(number);
    const server = await start(5);
    const chunks = [1, 2, 3, 4, 5].map((number) => `chunks/widget-${number}.js`);
    expect(await statuses(server, chunks)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask(server, 'chunks/widget-2.js')).body).toBe('chunk 2');
    expect((await ask(server, 'glow.js')).body).toBe('loader 5');
  });

  it('deletes the sixth build but the first of a version, its bytes too, and nothing that a stored build names', async () => {
    for (const number of [0, 1, 2, 3, 4, 5]) await start(number);
    const before = await db?.queries.selectFrom('embed_builds').selectAll().orderBy('served_at').execute();
    const server = await start(6);
    expect(
      await statuses(
        server,
        [0, 1, 2].map((number) => `chunks/widget-${number}.js`).concat('chunks/runtime-same.js'),
      ),
    ).toEqual([200, 404, 200, 200]);
    for (const key of Object.values(JSON.parse(before?.[1]?.files ?? '{}'))) {
      expect(await blobs.read(`${key}`)).toBeUndefined();
    }
  });

  it('answers the whole first build of every version below it, for good', async () => {
    await start(1, '1.0.0');
    for (const number of [3, 4, 5, 6, 7]) await start(number, '1.1.0');
    const server = await start(8, '2.0.0');
    const paths = ['glow.js', 'chunks/widget-1.js', 'chunks/runtime-same.js'];
    const pinned = await Promise.all(paths.map((path) => ask(server, `1.0.0/${path}`)));
    expect(pinned.map(({ body }) => body)).toEqual(['loader 1', 'chunk 1', 'runtime']);
    for (const { headers } of pinned) {
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
    }
    expect((await ask(server, '2.0.0/glow.js')).body).toBe('loader 8');
    expect(await statuses(server, ['1.0.0/chunks/widget-8.js', '3.0.0/glow.js'])).toEqual([404, 404]);
  });

  it('keeps what a version was first served with, and logs once that other bytes have the same version', async () => {
    const first = await start(1, '1.0.0');
    const server = await start(2, '1.0.0');
    for (const number of [3, 4, 5, 6, 7]) await start(number, '1.1.0');
    expect((await ask(server, 'glow.js')).body).toBe('loader 2');
    expect((await ask(server, '1.0.0/glow.js')).body).toBe('loader 1');
    expect(await statuses(server, ['1.0.0/chunks/widget-1.js', '1.0.0/chunks/widget-2.js'])).toEqual([
      200, 404,
    ]);
    const warnings = ({ logged }: TestApp) => logged().match(/keeps the files it was first served with/g);
    expect(warnings(first)).toBeNull();
    expect(warnings(server)).toHaveLength(1);
  });

  it('answers an import map with the hashes of a version, by whole addresses', async () => {
    await start(1, '1.0.0');
    const server = await start(2, '1.1.0');
    const headers = { host: 'glow.example', origin: 'https://shop.example' };
    const answer = await ask(server, '1.0.0/import-map.json', headers);
    expect(answer.json()).toEqual({ integrity: { 'http://glow.example/embed/1.0.0/glow.js': 'sha384-1' } });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(await statuses(server, ['9.9.9/import-map.json', 'import-map.json'])).toEqual([404, 404]);
  });

  it('counts a build that is served again as the newest', async () => {
    for (const number of [0, 1, 2, 3, 4, 5, 1]) await start(number);
    const server = await start(6);
    expect(await statuses(server, ['chunks/widget-1.js', 'chunks/widget-2.js'])).toEqual([200, 404]);
  });

  it('finds the chunks of a build that another server started with after it', async () => {
    const first = await start(1);
    expect((await ask(first, 'chunks/widget-2.js')).statusCode).toBe(404);
    await start(2);
    expect((await ask(first, 'chunks/widget-2.js')).body).toBe('chunk 2');
  });

  it.each([
    'nowhere.js',
    'chunks/nowhere-1.js',
    '9.9.9/glow.js',
    '',
    '..%2fpackage.json',
    'chunks/',
    '__proto__/a',
  ])('answers 404 as JSON for %s', async (path) => {
    const answer = await ask(await start(1), path, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('readEmbedBuild', () => {
  it('reads the files and the version of a package', async () => {
    const folder = await createTestFolder({
      'package.json': '{"version":"1.2.3"}',
      'dist/embed/glow.js': 'loader',
      'dist/other.js': 'no embed file',
    });
    const build = await readEmbedBuild(folder);
    expect(build?.version).toBe('1.2.3');
    expect([...(build?.files.keys() ?? [])]).toEqual(['glow.js']);
  });

  it('finds nothing where nothing is built', async () => {
    expect(await readEmbedBuild(await createTestFolder({ 'package.json': '{}' }))).toBeUndefined();
  });
});
