import { VIBES } from '@glow/api';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgresCluster } from './postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { createEmptyDatabase, ENGINES } from './test-database.ts';
import { createTestFolder } from './test-folder.ts';

describe.runIf(ENGINES.includes('postgres'))('main, with GLOW_ROLE', () => {
  it('answers in one process what others draw, also when one of them is killed', async () => {
    const empty = await createEmptyDatabase('postgres');
    const running: ServerProcess[] = [];
    onTestFinished(async () => {
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await empty.remove();
    });
    const start = async (GLOW_ROLE: string) => {
      const server = await startServerProcess({ ...empty.environment, GLOW_ROLE });
      running.push(server);
      return server;
    };
    const serving = await start('serve');
    const [one, other] = [await start('draw'), await start('draw')];
    const statuses = (server: ServerProcess, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${server.address}${path}`)).status));

    const vibes = VIBES.map((vibe) => `/media/vibe/${vibe}?w=320`);
    const [first = ''] = vibes;
    expect(await statuses(serving, [first])).toEqual([200]);
    expect(await statuses(one, ['/healthz', '/readyz', '/metrics', '/', first])).toEqual([
      200, 200, 200, 404, 404,
    ]);

    const asked = statuses(
      serving,
      vibes.map((path) => path.replace('320', '960')),
    );
    other.kill('SIGKILL');
    expect(await asked).toEqual(VIBES.map(() => 200));

    one.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    expect(one.output()).not.toContain('password');
  });

  it('draws on when its database is back, and answers 5xx no longer than it is gone', async () => {
    const cluster = await startPostgresCluster({ commits: 'durable' });
    if (!cluster) throw new Error('PostgreSQL is there.');
    const folder = await createTestFolder();
    const running: ServerProcess[] = [];
    onTestFinished(async () => {
      for (const server of running) server.kill('SIGKILL');
      await Promise.all(running.map(({ ended }) => ended));
      await cluster.stop();
    });
    const start = async (GLOW_ROLE: string) => {
      const server = await startServerProcess({
        GLOW_ROLE,
        GLOW_DATA_DIR: folder,
        DATABASE_URL: cluster.url,
      });
      running.push(server);
      return server;
    };
    const [serving, drawing] = [await start('serve'), await start('draw')];
    const statusOf = async (path: string) => (await fetch(`${serving.address}${path}`)).status;
    expect(await statusOf('/media/vibe/sunny?w=320')).toBe(200);
    const asked = Promise.all(VIBES.map((vibe) => statusOf(`/media/vibe/${vibe}?w=960`)));
    await cluster.crash();
    for (const status of await asked) expect([200, 503]).toContain(status);
    for (const vibe of VIBES) await expect.poll(() => statusOf(`/media/vibe/${vibe}?w=960`)).toBe(200);
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    const count = (what: RegExp) => (drawing.output().match(what) ?? []).length;
    const gone = count(/The queue of drawings does not answer/g);
    await expect.poll(() => count(/The queue of drawings answers again/g)).toBe(gone);
    expect(gone).toBeLessThanOrEqual(1);
  });
});
